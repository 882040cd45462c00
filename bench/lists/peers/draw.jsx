import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { makeRows } from '../rows.ts';

const rows = makeRows(window.rowCount);

function Page({ List }) {
  const [query, setQuery] = useState('');
  const [opened, setOpened] = useState(null);
  return (
    <>
      <input type="search" value={query} onChange={({ target }) => setQuery(target.value)} />
      <div style={{ display: 'flex' }}>
        <div style={{ height: 600, flex: 1 }}>
          <List rows={rows} query={query} onOpen={setOpened} />
        </div>
        {opened ? (
          <section style={{ width: 420 }}>
            <h2>{opened.title}</h2>
            <p>{opened.skills}</p>
          </section>
        ) : null}
      </div>
    </>
  );
}

/** A search field, a peer's list, and beside it what was opened. */
export function draw(List) {
  createRoot(document.getElementById('root')).render(<Page List={List} />);
}
