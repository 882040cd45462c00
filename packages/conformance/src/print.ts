import type { Shown } from './Ledger.ts';
import { nextStep } from './next.ts';
import type { Report } from './Report.ts';
import { listCauses, listUntried, scoreOf } from './score.ts';
import { printTable } from './table.ts';
import { visible } from './visible.ts';

const MAX_PLACES = 6;

/** The report for a terminal. What the server said is printed so that a terminal obeys nothing of it. */
export function printReport(report: Report): string {
  const parts = [printTable(report), printCauses(report), printUntried(report), printScore(report)];
  if (report.missing.length > 0) parts.push(`Not implemented: ${report.missing.join(', ')}`);
  if (report.leftOut.length > 0) {
    parts.push(`Extensions that the server leaves out, as it may: ${report.leftOut.join(', ')}`);
  }
  if (report.unknown.length > 0)
    parts.push(`Operations that the kit cannot call: ${report.unknown.join(', ')}`);
  if (report.brokenOff) parts.push('Not all checks were made: something broke off, as said above.');
  parts.push(
    ...(report.slow.length > 0 ? [`Too slow at first, and then answered: ${report.slow.join(', ')}`] : []),
  );
  parts.push(`Next: ${nextStep(report)}`);
  return visible(parts.filter((part) => part !== '').join('\n\n'));
}

function printCauses(report: Report): string {
  return listCauses(report)
    .map(({ cause, results }) => {
      const [first] = results;
      const places = results.map(({ operationId, column, name }) => `    ${operationId}, ${column}: ${name}`);
      const more = places.length - MAX_PLACES;
      return [
        `✗ ${cause}: ${count(results.length, 'place')}`,
        ...places.slice(0, MAX_PLACES),
        ...(more > 0 ? [`    … and ${more} more (--html, --json and --junit have all)`] : []),
        ...(first?.shown ? [printShown(first.shown, first.report)] : [indent(first?.report ?? '')]),
      ].join('\n');
    })
    .join('\n\n');
}

function printShown({ sent, curl, came, body }: Shown, report = ''): string {
  const [message = '', ...rest] = report.split('\n');
  const contract = rest.at(-1)?.startsWith('contract: ') ? rest.at(-1) : '';
  const who = sent.split('\n')[0]?.replace(/^.* as /, 'as ') ?? '';
  return indent(
    [`the first of them: ${message}`, contract, `# to repeat it, ${who}`, curl, `# came: ${came}`, body]
      .filter((line) => line !== '')
      .join('\n'),
  );
}

function printUntried(report: Report): string {
  const lines = [...listUntried(report)].map(
    ([reason, checks]) => `  ${count(checks.length, 'check')}: ${reason}`,
  );
  return lines.length > 0 ? ['· Not tried', ...lines].join('\n') : '';
}

/** The score in a sentence. */
export function printScore(report: Report): string {
  const { total, covered, passed } = scoreOf(report);
  const untried = report.results.filter(({ outcome }) => outcome === 'not tried').length;
  const share = (part: number, whole: number) => `${whole === 0 ? 0 : Math.floor((100 * part) / whole)} %`;
  return (
    `Score: of ${total} things that the contract says of who is answered what, ` +
    `${covered} were tried (${share(covered, total)}) and ${passed} of those are so (${share(passed, covered)}).` +
    (untried > 0 ? ` ${count(untried, 'check')} of ${report.results.length} could not be tried.` : '')
  );
}

export function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}

function indent(text: string): string {
  return text.replace(/^/gm, '      ');
}
