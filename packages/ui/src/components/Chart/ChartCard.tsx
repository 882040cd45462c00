import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, useId, useState } from 'react';
import { createEditDrafts } from '../../formDraft.ts';
import { Link } from '../Link/Link.tsx';

const Card = chakra('section', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    minWidth: 0,
    borderRadius: 'card',
    border: '1px solid {colors.line}',
    bg: 'surface',
  },
});

const Head = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '4',
    rowGap: '1',
    paddingInline: '5',
    paddingBlockStart: '4',
    '& h2': { fontSize: 'lead', overflowWrap: 'anywhere' },
  },
});

const Switch = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minHeight: '8',
    borderRadius: 'control',
    color: 'muted',
    fontSize: 'small',
    cursor: 'pointer',
    _hover: { color: 'text' },
    '& .track': {
      display: 'inline-flex',
      width: '28px',
      height: '16px',
      padding: '2px',
      borderRadius: 'full',
      border: '1px solid {colors.edge}',
      bg: 'canvas',
    },
    '& .thumb': {
      boxSize: '10px',
      borderRadius: 'full',
      bg: 'muted',
      transition: 'transform {durations.quick} {easings.out}',
    },
    '&[aria-checked=true] .track': { bg: 'accentSolid', borderColor: 'accentSolid' },
    '&[aria-checked=true] .thumb': { bg: 'onAccent', transform: 'translateX(12px)' },
  },
});

const Body = chakra('div', { base: { flex: 1, minWidth: 0, padding: '5', paddingBlockStart: '3' } });

const TableFrame = chakra('div', { base: { overflowX: 'auto' } });

const Table = chakra('table', {
  base: {
    width: 'full',
    borderCollapse: 'collapse',
    '& caption': { srOnly: true },
    '& th, & td': { paddingBlock: '2', borderBlockEnd: '1px solid {colors.line}', textAlign: 'start' },
    '& tbody tr:last-of-type > *': { borderBlockEnd: 0 },
    '& th:not(:last-child), & td:not(:last-child)': { paddingInlineEnd: '4' },
    '& thead th': { color: 'muted', fontSize: 'small', fontWeight: 'medium' },
    '& tbody th': { fontWeight: 'normal', overflowWrap: 'anywhere' },
    '& td, & thead th:not(:first-of-type)': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
    '& a': {
      display: 'inline-block',
      color: 'accent',
      textDecoration: 'underline',
      textUnderlineOffset: '3px',
    },
  },
});

const Nothing = chakra('p', {
  base: { display: 'grid', placeItems: 'center', minHeight: '160px', color: 'muted', textAlign: 'center' },
});

/** By title: whether a person reads the chart as a table. */
const tables = createEditDrafts<boolean>('charts as tables');

export type ChartTable = {
  columns: readonly string[];
  rows: readonly { label: string; href?: string; figures: readonly string[] }[];
};

export type ChartCardProps = {
  title: string;
  table: ChartTable;
  /** Whether there is nothing to draw; then words stand in its place. */
  empty: boolean;
  /** The drawn chart. */
  children: ReactNode;
};

/** A chart with its title, and the same figures as a table at a switch. */
export function ChartCard({ title, table, empty, children }: ChartCardProps) {
  const id = useId();
  const [shownAsTable, setShownAsTable] = useState(() => tables.read(title) ?? false);

  function handleSwitch() {
    tables.keep(title, !shownAsTable);
    setShownAsTable(!shownAsTable);
  }

  return (
    <Card aria-labelledby={id}>
      <Head>
        <h2 id={id}>{title}</h2>
        {empty ? null : (
          <Switch
            type="button"
            role="switch"
            aria-checked={shownAsTable}
            aria-describedby={id}
            onClick={handleSwitch}
          >
            <span className="track" aria-hidden="true">
              <span className="thumb" />
            </span>
            Show as table
          </Switch>
        )}
      </Head>
      <Body>
        {empty ? (
          <Nothing>Not enough data</Nothing>
        ) : shownAsTable ? (
          <FigureTable title={title} table={table} />
        ) : (
          children
        )}
      </Body>
    </Card>
  );
}

type FigureTableProps = { title: string; table: ChartTable };

function FigureTable({ title, table: { columns, rows } }: FigureTableProps) {
  return (
    <TableFrame>
      <Table>
        <caption>{title}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, href, figures }) => (
            <tr key={label}>
              <th scope="row">
                {href ? (
                  <Link href={href}>
                    <bdi>{label}</bdi>
                  </Link>
                ) : (
                  <bdi>{label}</bdi>
                )}
              </th>
              {figures.map((figure, column) => (
                <td key={columns[column + 1]}>{figure}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </TableFrame>
  );
}

/** A figure as people read it. What is not known says so. */
export function formatFigure(figure: number | null): string {
  return figure === null ? 'Not enough data' : figure.toLocaleString('en-US', { maximumFractionDigits: 1 });
}
