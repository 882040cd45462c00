import { type ReactNode, useMemo, useRef, useState } from 'react';
import { styled } from '../../theme/styled.tsx';
import { createSearch } from './createSearch.ts';
import { SearchField } from './SearchField.tsx';

/** From so many rows on nobody finds one at a glance. */
const SEARCHED_FROM = 8;

const Field = styled('div', { base: { display: 'flex', marginBlock: '2' } });
const Told = styled('p', { base: { color: 'muted', fontSize: 'small', overflowWrap: 'anywhere' } });

type SearchedRowsProps<Row> = {
  label: string;
  /** What a row is searched by, in the words of “No … contains”. */
  searchedBy: string;
  rows: readonly Row[];
  getText: (row: Row) => string;
  children: (found: readonly Row[], query: string) => ReactNode;
};

/** The rows of a panel's section, with a field that narrows them where they are many. */
export function SearchedRows<Row>({ label, searchedBy, rows, getText, children }: SearchedRowsProps<Row>) {
  const input = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  const search = useMemo(() => createSearch(rows, getText), [rows, getText]);
  if (rows.length < SEARCHED_FROM) return children(rows, '');
  const found = search(query);
  const typed = query.trim();
  return (
    <>
      <Field>
        <SearchField
          ref={input}
          label={label}
          value={query}
          onChange={({ value }) => setQuery(value)}
          ofPage={false}
        />
      </Field>
      <Told role="status">
        {typed === ''
          ? ''
          : found.length === 0
            ? `No ${searchedBy} contains “${typed}”.`
            : `${found.length} of ${rows.length}`}
      </Told>
      {children(found, typed)}
    </>
  );
}
