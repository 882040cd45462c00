// biome-ignore-all lint/a11y: What is measured is the time, with as little else as there can be.
import { useMemo } from 'react';
import { List as WindowedList } from 'react-window';
import { draw } from './draw.jsx';

function Row({ index, style, found, onOpen }) {
  const row = found[index];
  return (
    <div className="row" style={style} onClick={() => onOpen(row)}>
      <b>{row.title}</b>
      <br />
      {row.skills}
    </div>
  );
}

draw(function List({ rows, query, onOpen }) {
  const found = useMemo(() => {
    const wanted = query.toLowerCase();
    return rows.filter(({ title }) => title.toLowerCase().includes(wanted));
  }, [rows, query]);
  const rowProps = useMemo(() => ({ found, onOpen }), [found, onOpen]);
  return <WindowedList rowComponent={Row} rowCount={found.length} rowHeight={52} rowProps={rowProps} />;
});
