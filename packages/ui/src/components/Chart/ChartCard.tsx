import { Switch } from '@chakra-ui/react/switch';
import { type ReactNode, useId, useState } from 'react';
import { switchRecipe } from '../../theme/recipes/switch.ts';
import { styled } from '../../theme/styled.tsx';
import { Link } from '../Link/Link.tsx';

const Card = styled('section', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    minWidth: 0,
    borderRadius: 'card',
    border: '1px solid {colors.line}',
    bg: 'surface',
  },
});

const Head = styled('div', {
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

const Body = styled('div', { base: { flex: 1, minWidth: 0, padding: '5', paddingBlockStart: '3' } });

const TableFrame = styled('div', { base: { overflowX: 'auto' } });

const Table = styled('table', {
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

const Nothing = styled('p', {
  base: { display: 'grid', placeItems: 'center', minHeight: '160px', color: 'muted', textAlign: 'center' },
});

type ChartTable = {
  columns: readonly string[];
  rows: readonly { label: string; href?: string; figures: readonly string[] }[];
};

/** Whether a person reads a chart as a table, kept by whoever shows the chart. */
export type TableChoice = {
  shownAsTable?: boolean;
  onShowAsTable?: (choice: { shownAsTable: boolean }) => void;
};

type ChartCardProps = TableChoice & {
  title: string;
  table: ChartTable;
  /** Whether there is nothing to draw; then words stand in its place. */
  empty: boolean;
  /** The drawn chart. */
  children: ReactNode;
};

/** A chart with its title, and the same figures as a table at a switch. */
export function ChartCard({
  title,
  table,
  empty,
  shownAsTable: initiallyShownAsTable = false,
  onShowAsTable,
  children,
}: ChartCardProps) {
  const id = useId();
  const [shownAsTable, setShownAsTable] = useState(initiallyShownAsTable);

  function handleSwitch({ checked }: { checked: boolean }) {
    setShownAsTable(checked);
    onShowAsTable?.({ shownAsTable: checked });
  }

  return (
    <Card aria-labelledby={id}>
      <Head>
        <h2 id={id}>{title}</h2>
        {empty ? null : (
          <Switch.Root recipe={switchRecipe} checked={shownAsTable} onCheckedChange={handleSwitch}>
            <Switch.HiddenInput
              role="switch"
              aria-describedby={id}
              onKeyDown={(event) => {
                if (event.key === 'Enter') event.currentTarget.click();
              }}
            />
            <Switch.Control>
              <Switch.Thumb />
            </Switch.Control>
            <Switch.Label>Show as table</Switch.Label>
          </Switch.Root>
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
