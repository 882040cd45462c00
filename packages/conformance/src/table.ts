import type { Report } from './checkServer.ts';
import { type Column, columns } from './columns.ts';

const MARKS = { passed: '✓', failed: '✗', none: '–', 'not provoked': '·' };

/** One row an operation, one column a check, and what the columns are. */
export function printTable(report: Report): string {
  const names = Object.keys(columns);
  const width = Math.max(...report.contract.operations.map(({ id }) => id.length));
  const header = `${' '.repeat(width)}  ${names.join('  ')}`;
  const rows = report.contract.operations.map(({ id }) => {
    const cells = names.map((name) =>
      markOf(report, id, name)
        .padEnd(name.length + 2)
        .padStart(name.length + 2),
    );
    return `${id.padEnd(width)}  ${cells.join('')}`.trimEnd();
  });
  const legend = Object.entries(columns).map(([name, about]) => `${name.padEnd(8)} ${about}`);
  const marks = '✓ as the contract says   ✗ not   – does not apply   · not provoked, or not come to';
  return [header, ...rows, '', marks, ...legend].join('\n');
}

/** The declared answers of each operation, each with whether it came. Of several successes one is enough. */
export function printAnswers(report: Report): string {
  const width = Math.max(...report.contract.operations.map(({ id }) => id.length));
  const rows = report.contract.operations
    .filter(({ id }) => !report.leftOut.includes(id))
    .map(({ id, answers }) => {
      const cells = answers.flatMap(({ status, codes }) => {
        const came = codes.map((code) => report.seen.has(`${id} ${status} ${code}`));
        if (came.every((each) => !each)) {
          if (report.seen.has(`${id} ${status}`)) return `${MARKS.passed} ${status}`;
          return `${status < 400 ? MARKS.none : MARKS['not provoked']} ${status}`;
        }
        return codes.map(
          (code, index) => `${came[index] ? MARKS.passed : MARKS['not provoked']} ${status} ${code}`,
        );
      });
      return `${id.padEnd(width)}  ${cells.join('   ')}`;
    });
  return ['Declared answers', ...rows].join('\n');
}

function markOf(
  { results, unknown, leftOut, brokenOff }: Report,
  operationId: string,
  column: Column | string,
): string {
  const cell = results.filter((result) => result.operationId === operationId && result.column === column);
  if (cell.some(({ outcome }) => outcome === 'failed')) return MARKS.failed;
  if (unknown.includes(operationId)) return MARKS['not provoked'];
  if (cell.length > 0) return MARKS.passed;
  return brokenOff && !leftOut.includes(operationId) ? MARKS['not provoked'] : MARKS.none;
}
