import { refusalOf } from './access.ts';
import { type Operation, PLANS } from './contract.ts';
import { CALLERS, type Caller, type Result } from './Ledger.ts';
import { placesOf } from './places.ts';
import type { Report } from './Report.ts';

/** One thing that the contract says of an operation, and what is known about it. */
export type Cell = {
  operationId: string;
  /** A declared answer, or what somebody is answered on a plan. */
  about: string;
  kind: 'answer' | 'access';
  state: 'passed' | 'failed' | 'not tried';
  why?: string;
};

export type Score = { cells: readonly Cell[]; total: number; covered: number; passed: number };

/**
 * What of the contract was tried, and what of that is right: each declared status and code of each operation, and who
 * is answered what on which plan, about records of their own organization and of another one.
 */
export function scoreOf(report: Report): Score {
  const cells = report.contract.operations.flatMap((operation) => {
    if ([...report.leftOut, ...report.skipped].includes(operation.id)) return [];
    const whole = reasonOf(report, operation);
    const own = report.results.filter(({ operationId }) => operationId === operation.id);
    return [...answerCells(report, operation, own, whole), ...accessCells(operation, own, whole)];
  });
  const covered = cells.filter(({ state }) => state !== 'not tried');
  const passed = covered.filter(({ state }) => state === 'passed');
  return { cells, total: cells.length, covered: covered.length, passed: passed.length };
}

/** Why nothing of an operation was tried, where that is so. */
function reasonOf({ missing, unknown }: Report, { id }: Operation): string | undefined {
  if (missing.includes(id)) return 'not implemented';
  if (unknown.includes(id)) return 'the kit knows no valid call of it';
  return undefined;
}

function answerCells(
  { seen }: Report,
  operation: Operation,
  own: readonly Result[],
  whole: string | undefined,
): Cell[] {
  const { id, answers } = operation;
  const successes = answers.filter(({ status }) => status < 400);
  const succeeded = successes.some(({ status }) => seen.has(`${id} ${status}`));
  return answers.flatMap(({ status, codes }) => {
    // Of several successes a server gives one.
    if (status < 400 && succeeded && !seen.has(`${id} ${status}`)) return [];
    return (codes.length > 0 ? codes : [undefined]).map((code): Cell => {
      const about = code === undefined ? `${status}` : `${status} ${code}`;
      const cell = { operationId: id, about, kind: 'answer' } as const;
      if (whole !== undefined) return { ...cell, state: 'not tried', why: whole };
      if (seen.has(`${id} ${about}`)) {
        const wrong = own.some(({ outcome, name }) => outcome === 'failed' && name.startsWith(`${status} `));
        return { ...cell, state: wrong ? 'failed' : 'passed' };
      }
      const failed = own.find(
        ({ outcome, cause }) => outcome === 'failed' && cause?.includes(`expected ${about}`),
      );
      if (failed) return { ...cell, state: 'failed' };
      return { ...cell, state: 'not tried', why: whyNot(status, own) };
    });
  });
}

function whyNot(status: number, own: readonly Result[]): string {
  if (status === 500) return 'a failure inside the server cannot be brought about from outside';
  if (status === 429) return 'the limits are tried with --slow alone, and not those that take many calls';
  const needs = own.find(({ outcome }) => outcome === 'not tried')?.report;
  return needs ?? 'no check brought it about';
}

function accessCells(operation: Operation, own: readonly Result[], whole: string | undefined): Cell[] {
  const { id, role } = operation;
  if (role === 'public') return [];
  const hasPlaces = placesOf(operation).length > 0;
  const callers = CALLERS.filter((who) => who !== "another organization's admin" || hasPlaces);
  return PLANS.flatMap((plan) =>
    callers.map((who): Cell => {
      const cell = {
        operationId: id,
        about: `${who}, ${plan}: ${expectedOf(operation, who, plan)}`,
        kind: 'access',
      } as const;
      if (whole !== undefined) return { ...cell, state: 'not tried', why: whole };
      const tried = own.filter(({ situation }) => situation?.who === who && situation.plan === plan);
      if (tried.some(({ outcome }) => outcome === 'failed')) return { ...cell, state: 'failed' };
      if (tried.some(({ outcome }) => outcome === 'passed')) return { ...cell, state: 'passed' };
      const needs = [...tried, ...own].find(({ outcome }) => outcome === 'not tried')?.report;
      return {
        ...cell,
        state: 'not tried',
        why: needs ?? 'the plan could not be set, or no check asks for it',
      };
    }),
  );
}

function expectedOf(operation: Operation, who: Caller, plan: Operation['plan']): string {
  const foreign = who === "another organization's admin";
  const refusal = refusalOf(operation, foreign ? 'admin' : who, plan);
  if (refusal) return `${refusal.status} ${refusal.code}`;
  return foreign ? '404 not_found' : 'success';
}

/** What was not tried, by the reason. */
export function listUntried(report: Report): Map<string, string[]> {
  const byReason = new Map<string, string[]>();
  const add = (reason: string, what: string) => byReason.set(reason, [...(byReason.get(reason) ?? []), what]);
  for (const { operationId, column, name, outcome, report: reason } of report.results) {
    if (outcome === 'not tried') add(reason ?? '', `${operationId}, ${column}: ${name}`);
  }
  return byReason;
}

/** Failures by what is behind them, those with the most first. */
export function listCauses({ results }: Report): { cause: string; results: Result[] }[] {
  const byCause = new Map<string, Result[]>();
  for (const result of results) {
    if (result.outcome !== 'failed') continue;
    const cause = result.cause ?? result.name;
    byCause.set(cause, [...(byCause.get(cause) ?? []), result]);
  }
  return [...byCause]
    .map(([cause, found]) => ({ cause, results: found }))
    .toSorted((a, b) => b.results.length - a.results.length);
}
