import { TOO_SLOW } from './causes.ts';
import type { Report } from './Report.ts';
import { listCauses } from './score.ts';

/** The one thing that is worth most to do next, in a sentence. */
export function nextStep(report: Report): string {
  const causes = listCauses(report);
  const failed = causes.reduce((sum, { results }) => sum + results.length, 0);
  const signIn = causes.find(({ results }) => results.some(({ operationId }) => operationId === 'logIn'));
  const waiting = countWaiting(report);
  const [needed] = [...waiting].toSorted(([, a], [, b]) => b - a);
  const slow = causes.find(({ cause }) => cause.startsWith(TOO_SLOW));
  const first = slow ?? (report.brokenOff ? causes[0] : undefined) ?? signIn ?? causes[0];
  if (first && first === slow) {
    return `make ${first.results[0]?.operationId} answer sooner, or give it longer with --timeout.`;
  }
  if (first) {
    const share = first.results.length === 1 ? 'one' : `${first.results.length}`;
    return `mend "${first.cause}", which is ${share} of ${failed} failures. A command that shows it stands there.`;
  }
  if (needed) return `${adviceOf(needed[0], report)}: ${needed[1]} checks wait for it.`;
  if (report.missing.length > 0) return `implement ${report.missing[0]}.`;
  return 'run it with --complete in your pipeline, so that it stays so.';
}

/** How many checks each thing that is missing keeps from being tried. */
function countWaiting({ results }: Report): Map<string, number> {
  const waiting = new Map<string, number>();
  for (const { outcome, report = '' } of results) {
    if (outcome !== 'not tried') continue;
    const needs = report.replace(/^needs /, '').replace(/^.*: (?=\w+$)/, '');
    waiting.set(needs, (waiting.get(needs) ?? 0) + 1);
  }
  return waiting;
}

function adviceOf(needs: string, { contract }: Report): string {
  if (needs.includes('--other')) return 'name an admin of another organization with --other';
  const [id = needs] = /^\w+/.exec(needs) ?? [];
  return contract.find(id) ? `implement ${needs}` : `see to ${needs}`;
}
