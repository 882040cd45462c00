import { styled } from '../../theme/styled.tsx';
import type { Duplicate } from './findDuplicates.ts';
import { ResumeTableRow, type ResumeTableRowProps } from './ResumeTableRow.tsx';
import type { ResumeRow } from './resumeRow.ts';

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
    '& input': { minHeight: '9' },
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

type ResumeTableProps = Omit<ResumeTableRowProps, 'row' | 'position' | 'duplicate'> & {
  rows: readonly ResumeRow[];
  duplicates: ReadonlyMap<string, Duplicate>;
};

/** The resumes that were added, a row each, to be looked through and corrected. */
export function ResumeTable({ rows, duplicates, ...events }: ResumeTableProps) {
  return (
    <Frame>
      <Table aria-label="Resumes">
        <thead>
          <tr>
            <th scope="col">File</th>
            <th scope="col">Name</th>
            <th scope="col">Email</th>
            <th scope="col">Phone</th>
            <td />
          </tr>
        </thead>
        {rows.map((row, index) => (
          <ResumeTableRow
            key={row.id}
            row={row}
            position={index + 1}
            duplicate={duplicates.get(row.id)}
            {...events}
          />
        ))}
      </Table>
    </Frame>
  );
}
