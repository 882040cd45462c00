import { type KeyboardEvent, type Ref, useImperativeHandle } from 'react';
import { findNeeded, type RowField, rowFields } from '../../forms/manyResumes/resumeRow.ts';
import { styled } from '../../theme/styled.tsx';
import type { Duplicate } from './findDuplicates.ts';
import type { ShownRow } from './planRows.ts';
import { ResumeTableRow, type ResumeTableRowProps } from './ResumeTableRow.tsx';
import { useVirtualRows } from './useVirtualRows.ts';

/* A row is a card where there is no room for columns: on a phone, and beside an open menu. */
const Frame = styled('div', { base: { containerType: 'inline-size' } });

const Table = styled('table', {
  base: {
    display: 'block',
    width: 'full',
    tableLayout: 'fixed',
    borderCollapse: 'collapse',
    borderRadius: 'card',
    boxShadow: 'inset 0 0 0 1px {colors.line}',
    bg: 'surface',
    '& thead': { display: 'none' },
    '& tbody': { display: 'block', position: 'relative', padding: '4' },
    '& tbody:not(:first-of-type)': { borderBlockStart: '1px solid {colors.line}' },
    '& tbody.gap.gap.gap': { padding: 0, border: 0, '& td': { padding: 0 } },
    '& input': { minHeight: '9', scrollMarginBlock: '24' },
    '& tr, & tbody th, & td': { display: 'block', textAlign: 'start', fontWeight: 'normal' },
    '& td[data-label]': { paddingBlock: '1' },
    '& td[data-label]::before': {
      content: 'attr(data-label)',
      display: 'block',
      paddingBlockEnd: '1',
      color: 'muted',
      fontSize: 'small',
    },
    '& .file': { display: 'flex', alignItems: 'center', gap: '2', minWidth: 0, lineHeight: '1.35' },
    '& th': { paddingInlineEnd: '10', paddingBlockEnd: '2' },
    '& .position': {
      flexShrink: 0,
      minWidth: '4',
      color: 'muted',
      fontSize: 'small',
      fontVariantNumeric: 'tabular-nums',
      textAlign: 'end',
    },
    '& .words': { minWidth: 0 },
    '& .name, & .status, & .fixed': {
      display: 'block',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
    '& .name': { fontWeight: 'medium' },
    '& .status': { color: 'muted', fontSize: 'small' },
    '& .status a': { color: 'accent', textDecoration: 'underline' },
    '& .bad': { color: 'bad' },
    '& .warn': { color: 'warn' },
    '& .good': { color: 'good' },
    '& .muted': { color: 'muted' },
    '& input[data-empty=true]:not([aria-invalid=true])': { borderColor: 'warn' },
    '& input:read-only, & textarea:read-only': { color: 'muted' },
    '& .remove': { position: 'absolute', insetBlockStart: '3', insetInlineEnd: '2', color: 'good' },
    '& .remove > svg': { margin: '9px' },
    '& .below': { fontSize: 'small' },
    '& .line': {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      minHeight: '8',
      overflowWrap: 'anywhere',
    },
    '& .line > svg': { flexShrink: 0 },
    '& .line > span, & .line > p': { minWidth: 0 },
    '& .line > button:first-of-type': { marginInlineStart: 'auto' },
    '& .skills': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', color: 'muted' },
    '& .own': { flexDirection: 'column', alignItems: 'stretch', paddingBlock: '1' },
    '& .own textarea': { minHeight: '16' },
    '& .duplicate': {
      flexWrap: 'wrap',
      marginBlock: '1',
      padding: '3',
      borderRadius: 'control',
      bg: 'warnSubtle',
    },
    '& .duplicate > svg': { color: 'warn' },
    '& .duplicate > p': { flex: '1 1 180px' },
    '@container (min-width: 720px)': {
      display: 'table',
      '& thead': { display: 'table-header-group' },
      '& thead tr, & tbody tr': { display: 'table-row' },
      '& tbody, & tbody:not(:first-of-type)': { display: 'table-row-group', padding: 0 },
      '& thead th, & tbody th, & td, & td[data-label]': {
        display: 'table-cell',
        paddingBlock: '2',
        paddingInline: '1',
        verticalAlign: 'middle',
      },
      '& thead th': {
        paddingInline: '4',
        color: 'muted',
        fontSize: 'small',
        fontWeight: 'medium',
        textAlign: 'start',
      },
      '& thead th:first-of-type': { width: '28%' },
      '& thead th:nth-of-type(3)': { width: '27%' },
      '& thead th:nth-of-type(4)': { width: '18%' },
      '& thead td': { width: '56px' },
      '& tbody tr:not(:first-of-type) td': { paddingBlockStart: 0 },
      '& tbody th': { paddingInlineStart: '4', paddingInlineEnd: '3' },
      '& td[data-label]::before': { content: 'none' },
      '& .remove': { position: 'static', paddingInlineEnd: '2' },
      '& .fixed': { paddingInline: '3' },
      '& .below.below': { paddingInlineStart: '10', paddingInlineEnd: '14' },
      '& .own': { flexDirection: 'row', alignItems: 'flex-start' },
    },
  },
});

type ResumeTableProps = Omit<ResumeTableRowProps, 'row' | 'position' | 'duplicate' | 'index' | 'ref'> & {
  rows: readonly ShownRow[];
  duplicates: ReadonlyMap<string, Duplicate>;
  ref?: Ref<ResumeTableHandle>;
};

export type ResumeTableHandle = {
  /** Moves the focus to the first field that needs something. */
  focusNeeded: () => void;
};

/**
 * The resumes that were added, a row each, to be looked through and corrected. Only rows in sight are drawn, and the
 * one with the focus. Enter goes on to the next field that needs something.
 */
export function ResumeTable({ rows, duplicates, ref, ...events }: ResumeTableProps) {
  const { table, head, parts, measure, focusField } = useVirtualRows(rows);

  function focusNeeded(from: number, after?: RowField) {
    const rest = after ? rowFields.slice(rowFields.indexOf(after) + 1) : [];
    const here = rows[from]?.row;
    const inRow = here && rest.find((field) => findNeeded(here, [field]));
    if (inRow) return focusField(from, inRow);
    for (let step = after ? 1 : 0; step < rows.length; step += 1) {
      const index = (from + step) % rows.length;
      const shown = rows[index];
      const field = shown && findNeeded(shown.row);
      if (field) return focusField(index, field);
    }
  }
  useImperativeHandle(ref, () => ({ focusNeeded: () => focusNeeded(0) }));

  function handleKey(event: KeyboardEvent<HTMLElement>) {
    const { target } = event;
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || !(target instanceof HTMLInputElement))
      return;
    const field = rowFields.find((name) => name === target.dataset.field);
    const from = rows.findIndex(({ row }) => row.id === target.closest('tbody')?.dataset.row);
    if (!field || from < 0) return;
    event.preventDefault();
    focusNeeded(from, field);
  }

  return (
    <Frame>
      <Table ref={table} aria-label="Resumes" aria-rowcount={rows.length * 2 + 1} onKeyDown={handleKey}>
        <thead ref={head}>
          <tr aria-rowindex={1}>
            <th scope="col">File</th>
            <th scope="col">Name</th>
            <th scope="col">Email</th>
            <th scope="col">Phone</th>
            <td />
          </tr>
        </thead>
        {parts.map((part) => {
          if ('height' in part) return <Gap key={part.key} height={part.height} />;
          const shown = rows[part.index];
          return shown ? (
            <ResumeTableRow
              key={shown.row.id}
              ref={measure}
              index={part.index}
              row={shown.row}
              position={shown.position}
              duplicate={duplicates.get(shown.row.id)}
              {...events}
            />
          ) : null;
        })}
      </Table>
    </Frame>
  );
}

/** Rows that are out of sight. */
function Gap({ height }: { height: number }) {
  return (
    <tbody className="gap" aria-hidden="true">
      <tr>
        <td colSpan={5} style={{ height }} />
      </tr>
    </tbody>
  );
}
