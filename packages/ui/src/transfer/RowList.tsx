import { styled } from '../theme/styled.tsx';

/** More than that nobody reads here; the file that can be downloaded has all. */
const SHOWN = 50;

const Rows = styled('ul', {
  base: {
    maxHeight: '260px',
    overflowY: 'auto',
    marginBlockEnd: '3',
    borderRadius: 'control',
    border: '1px solid {colors.line}',
    listStyle: 'none',
    overflowWrap: 'anywhere',
    '& li': {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '72px minmax(0, 1fr) minmax(0, 1.6fr)' },
      columnGap: '3',
      alignItems: 'baseline',
      paddingBlock: '2',
      paddingInline: '3',
    },
    '& li + li': { borderBlockStart: '1px solid {colors.line}' },
    '& .row': { color: 'muted', fontSize: 'small', fontVariantNumeric: 'tabular-nums' },
    '& .bad': { color: 'bad' },
    '& .more': { color: 'muted', fontSize: 'small', gridColumn: '1 / -1' },
  },
});

type ListedRow = { number: number; title: string; text: string; bad?: boolean };

type RowListProps = { label?: string; rows: readonly ListedRow[] };

/** Rows of a file, each with what is to be said of it. */
export function RowList({ label = 'Rows', rows }: RowListProps) {
  const more = rows.length - SHOWN;
  return (
    <Rows aria-label={label} tabIndex={0}>
      {rows.slice(0, SHOWN).map(({ number, title, text, bad = false }) => (
        <li key={number}>
          <span className="row">Row {number}</span>
          <bdi>{title}</bdi>
          <span className={bad ? 'bad' : undefined}>{text}</span>
        </li>
      ))}
      {more > 0 ? (
        <li>
          <span className="more">and {more.toLocaleString('en-US')} more</span>
        </li>
      ) : null}
    </Rows>
  );
}
