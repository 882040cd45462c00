import { chakra } from '@chakra-ui/react/styled-system';
import { Printer, Quote } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { ImportanceMark } from '../../components/CriterionRow/ImportanceMark.tsx';
import { formatPoints } from '../../components/CriterionRow/outcome.ts';
import { styled } from '../../theme/styled.tsx';
import type { AlignedCriterion } from './alignCriteria.ts';
import { OutcomeCell } from './OutcomeCell.tsx';

/** So wide a column has to be, in pixels, before its candidates stand below each other instead. */
const NAME_WIDTH = 180;
const COLUMN_WIDTH = 116;

const Card = styled('section', {
  base: {
    containerType: 'inline-size',
    minWidth: 0,
    overflow: 'clip',
    borderRadius: 'card',
    border: '1px solid {colors.line}',
    bg: 'surface',
  },
});

const Bar = styled('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '2',
    rowGap: '1',
    paddingInline: { base: '4', md: '5' },
    paddingBlock: '3',
    _print: { paddingBlock: '2' },
    '& h3': { flex: '1 1 200px', fontSize: 'lead' },
    '& h3 span': { color: 'muted', fontSize: 'small', fontWeight: 'normal', letterSpacing: '0' },
  },
});

const Table = chakra('table', {
  base: {
    width: 'full',
    tableLayout: 'fixed',
    borderCollapse: 'separate',
    borderSpacing: 0,
    '& th, & td': {
      paddingInline: '3',
      paddingBlock: '3',
      borderBlockStart: '1px solid {colors.line}',
      textAlign: 'start',
      verticalAlign: 'top',
      overflowWrap: 'anywhere',
    },
    '& tr > th:first-of-type': { paddingInlineStart: { base: '4', md: '5' } },
    '& .corner': { width: '24%', color: 'muted', fontSize: 'small' },
    '& thead th': { fontWeight: 'semibold' },
    '& thead .corner': {
      verticalAlign: 'bottom',
      fontWeight: 'medium',
      borderInlineStart: '3px solid transparent',
    },
    '& tbody th': { fontWeight: 'normal', borderInlineStart: '3px solid transparent' },
    '& tbody th small': {
      display: 'block',
      color: 'muted',
      fontSize: 'small',
      fontWeight: 'normal',
      fontVariantNumeric: 'tabular-nums',
    },
    '& tr[data-differs] > th': { fontWeight: 'semibold', borderInlineStartColor: '{colors.accent}' },
    '& .alike td, & .alike tr > th': { color: 'muted' },
    '& .divider th.divider': {
      paddingBlock: '2',
      bg: 'canvas',
      color: 'muted',
      fontSize: 'small',
      fontWeight: 'medium',
    },
    '& .who, & .printed': { display: 'none' },
    '@media screen': {
      '& thead th': { position: 'sticky', insetBlockStart: 0, zIndex: 1, bg: 'surface' },
    },
    _print: {
      fontSize: 'caption',
      lineHeight: '1.35',
      '& th, & td': { paddingBlock: '1', paddingInline: '1' },
      '& .corner': { width: '29%', fontSize: 'inherit' },
      '& tbody th small': {
        display: 'inline',
        marginInlineStart: '2',
        fontSize: 'inherit',
        whiteSpace: 'nowrap',
      },
      '& td svg': { boxSize: '12px', marginBlockStart: '1px' },
      '& td span': { gap: '1' },
      '& td summary': { minHeight: 0 },
      '& .divider th.divider': { paddingBlock: '1', fontSize: 'inherit' },
      '& th > span': { fontSize: '0.625rem', lineHeight: '0.875rem' },
      '& .unit': { display: 'none' },
      '& .printed': { display: 'inline' },
      '& .unprinted': { display: 'none' },
    },
  },
});

/** Where the columns would be too narrow, a criterion's name stands above its candidates, one below the other. */
const stacked = {
  '&, & thead, & tbody, & tr, & th, & td': { display: 'block' },
  '& thead th': { position: 'static', width: 'auto' },
  '& thead .head': { flexDirection: 'row', alignItems: 'center', gap: '3' },
  '& thead .corner': { srOnly: true },
  '& thead th + th': { paddingInline: { base: '4', md: '5' } },
  '& th, & td': { width: 'auto' },
  '& tbody th': { borderInlineStart: 0, paddingBlockEnd: '1' },
  '& td': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
    gap: '3',
    borderBlockStart: 0,
    paddingBlock: '1.5',
    paddingInline: { base: '4', md: '5' },
  },
  '& tr > td:last-of-type': { paddingBlockEnd: '4' },
  '& tr[data-differs]': { borderInlineStart: '3px solid {colors.accent}' },
  '& .who': { display: 'block', color: 'muted', fontSize: 'small', lineHeight: 1.616 },
};

export type ComparedColumn = {
  key: string;
  name: string;
  /** The fit score in percent. */
  score: number | undefined;
  /** What stands above its cells. */
  head: ReactNode;
  /** What stands below its name, before the criteria. */
  asides: readonly { title: string; content: ReactNode; printed: boolean }[];
};

type CriteriaTableProps = {
  columns: readonly ComparedColumn[];
  rows: readonly AlignedCriterion[];
  /** What else can be done with the table. */
  actions?: ReactNode;
};

/** The criteria of a job as rows, candidates as columns: what differs first, then what is the same for all. */
export function CriteriaTable({ columns, rows, actions }: CriteriaTableProps) {
  const id = useId();
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const differing = rows.filter(({ differs }) => differs);
  const alike = rows.filter(({ differs }) => !differs);
  const cells = rows.flatMap(({ name }) => columns.map(({ key }) => `${key} ${name}`));
  const allOpen = cells.length > 0 && cells.every((cell) => opened.has(cell));
  const narrow = `@container (max-width: ${NAME_WIDTH + columns.length * COLUMN_WIDTH}px)`;

  function toggle(cell: string, open: boolean) {
    setOpened((before) => {
      const next = new Set(before);
      if (open) next.add(cell);
      else next.delete(cell);
      return next;
    });
  }

  function renderRow({ name, importance, weight, cells: criteria, differs }: AlignedCriterion) {
    return (
      <tr key={name} data-differs={differs || undefined}>
        <th scope="row">
          {name}
          <ImportanceMark importance={importance} />
          <small>
            {formatPoints(weight)} <span className="unit">{weight === 1 ? 'point' : 'points'}</span>
          </small>
        </th>
        {columns.map(({ key, name: who, score }, index) => (
          <td key={key}>
            <span className="who">
              <bdi>{who}</bdi>
            </span>
            <OutcomeCell
              criterion={criteria[index]}
              score={score}
              open={opened.has(`${key} ${name}`)}
              onToggle={(open) => toggle(`${key} ${name}`, open)}
            />
          </td>
        ))}
      </tr>
    );
  }

  return (
    <Card aria-labelledby={id}>
      <Bar>
        <h3 id={id}>
          Criteria <span>· {describe(differing.length, rows.length)}</span>
        </h3>
        {rows.length > 0 ? (
          <Button
            variant="quiet"
            size="small"
            aria-pressed={allOpen}
            onClick={() => setOpened(new Set(allOpen ? [] : cells))}
          >
            <Quote size={14} strokeWidth={2} aria-hidden="true" />
            All quotes
          </Button>
        ) : null}
        {actions}
        <Button variant="secondary" size="small" onClick={() => window.print()}>
          <Printer size={14} strokeWidth={2} aria-hidden="true" />
          Print
        </Button>
      </Bar>
      <Table aria-labelledby={id} css={{ '@media screen': { [narrow]: stacked } }}>
        <thead>
          <tr>
            <th scope="col" className="corner">
              Criterion<span className="printed"> and its points</span>
            </th>
            {columns.map(({ key, head }) => (
              <th key={key} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        {(columns[0]?.asides.length ?? 0) > 0 ? (
          <tbody>
            {columns[0]?.asides.map(({ title, printed }, line) => (
              <tr key={title} className={printed ? undefined : 'unprinted'}>
                <th scope="row">{title}</th>
                {columns.map(({ key, name: who, asides }) => (
                  <td key={key}>
                    <span className="who">
                      <bdi>{who}</bdi>
                    </span>
                    <div>{asides[line]?.content}</div>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ) : null}
        {differing.length > 0 ? <tbody>{differing.map(renderRow)}</tbody> : null}
        {alike.length > 0 ? (
          <tbody className="alike">
            {differing.length > 0 ? (
              <tr className="divider">
                <th className="divider" scope="rowgroup" colSpan={columns.length + 1}>
                  The same for all
                </th>
              </tr>
            ) : null}
            {alike.map(renderRow)}
          </tbody>
        ) : null}
      </Table>
    </Card>
  );
}

function describe(differing: number, all: number): string {
  if (all === 0) return 'the server named none';
  return differing === 0 ? 'no difference' : `${differing} of ${all} differ, those first`;
}
