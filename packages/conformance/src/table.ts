import { type Column, columns } from './columns.ts';
import type { Report } from './Report.ts';

const MARKS = { passed: '✓', failed: '✗', 'not tried': '·', none: '–' } as const;
export type Mark = keyof typeof MARKS;

/** What the checks of a column came to for an operation: the worst of them. */
export function markOf({ results, brokenOff }: Report, operationId: string, column: Column): Mark {
  const cell = results.filter((result) => result.operationId === operationId && result.column === column);
  for (const outcome of ['failed', 'passed', 'not tried'] as const) {
    if (cell.some((result) => result.outcome === outcome)) return outcome;
  }
  return brokenOff ? 'not tried' : 'none';
}

/** Why an operation has no row of marks, where that is so. */
export function absenceOf(
  { missing, leftOut, skipped, unknown, results }: Report,
  operationId: string,
): string | undefined {
  if (missing.includes(operationId)) return 'not implemented';
  if (leftOut.includes(operationId)) return 'left out, as an extension may be';
  if (skipped.includes(operationId)) return 'not asked for';
  if (unknown.includes(operationId)) return 'the kit knows no valid call of it';
  const own = results.filter((result) => result.operationId === operationId);
  const untried = own.length > 0 && own.every(({ outcome }) => outcome === 'not tried');
  return untried ? `not tried: ${own[0]?.report}` : undefined;
}

export const columnNames = Object.keys(columns).filter((name): name is Column => name in columns);

/** One row an operation, one column a check, and what the columns are. */
export function printTable(report: Report): string {
  const width = Math.max(...report.contract.operations.map(({ id }) => id.length));
  const header = `${' '.repeat(width)}  ${columnNames.join('  ')}`;
  const rows = report.contract.operations
    .filter(({ id }) => !report.skipped.includes(id))
    .map(({ id }) => {
      const absence = absenceOf(report, id);
      if (absence) return `${id.padEnd(width)}  (${absence})`;
      const cells = columnNames.map((name) =>
        MARKS[markOf(report, id, name)].padEnd(name.length + 2).padStart(name.length + 2),
      );
      return `${id.padEnd(width)}  ${cells.join('')}`.trimEnd();
    });
  const legend = Object.entries(columns).map(([name, about]) => `${name.padEnd(8)} ${about}`);
  const marks = '✓ as the contract says   ✗ not   – does not apply   · not tried';
  return [header, ...rows, '', marks, ...legend].join('\n');
}
