import { styled } from '../theme/styled.tsx';
import type { ImportKind } from './importKind.ts';
import type { PlannedRow } from './planImport.ts';

const SHOWN = 5;

const Frame = styled('div', {
  base: { overflowX: 'auto', borderRadius: 'control', border: '1px solid {colors.line}' },
});

const Table = styled('table', {
  base: {
    width: 'full',
    minWidth: '640px',
    borderCollapse: 'collapse',
    fontSize: 'small',
    '& th, & td': { paddingBlock: '2', paddingInline: '3', textAlign: 'start', verticalAlign: 'top' },
    '& th': { color: 'muted', fontWeight: 'medium', whiteSpace: 'nowrap' },
    '& tbody tr': { borderBlockStart: '1px solid {colors.line}' },
    '& td span': {
      maxWidth: '260px',
      overflowWrap: 'break-word',
      lineClamp: 2,
    },
    '& .missing': { color: 'warn' },
  },
});

type FirstRowsProps = { kind: ImportKind; rows: readonly PlannedRow[] };

/** The first rows as they will be saved. */
export function FirstRows({ kind, rows }: FirstRowsProps) {
  const first = rows.filter(({ state }) => state === 'ready' || state === 'lacking').slice(0, SHOWN);
  if (first.length === 0) return null;
  return (
    <div>
      <h3 id="first-rows">The first rows as they will be saved</h3>
      <Frame role="region" aria-labelledby="first-rows" tabIndex={0}>
        <Table>
          <thead>
            <tr>
              <th scope="col">Row</th>
              {kind.fields.map(({ name, label }) => (
                <th key={name} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {first.map(({ row, values, missing }) => (
              <tr key={row.number}>
                <td>{row.number}</td>
                {kind.fields.map(({ name, file }) => (
                  <td key={name}>
                    {file && missing !== undefined ? (
                      <span className="missing">{missing}: not chosen</span>
                    ) : (
                      <span dir="auto">{values[name]}</span>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      </Frame>
    </div>
  );
}
