import type { Sight } from '../access/policy.ts';
import type { Caller } from '../access/sessions.ts';
import { transactAs } from '../access/transactAs.ts';
import { taskRefusal } from '../api/taskRefusal.ts';
import { keep, noteCurrent, type Pair } from '../db/keptAnalyses.ts';
import type { Executor } from '../db/schema.ts';
import type { Store } from '../db/store.ts';
import { HttpError, notFound, ServerBusy } from '../http/HttpError.ts';
import type { Analyzer } from '../workers/analyzer.ts';
import { TaskFailed } from '../workers/TaskFailed.ts';
import { type Found, findPairs, isBy, type KeptResult, readInputs } from './findPairs.ts';
import { inTime } from './inTime.ts';

/** Of one call, how many are read at once. */
const AT_ONCE = 4;
/** From how many on a call may not take this process's time. */
const MANY = 2;

/** For whom pairs are analyzed, and from where. */
export type Asker = Sight & Pick<Caller, 'address'>;
export type Scored = { name: string; analysis: KeptResult };
export type Scoring = Store & { analyzer: Analyzer };

/** A pair with its analysis, which is kept already, to be kept, or provisional. */
type Draft = { found: Found; analysis: KeptResult; is: 'kept' | 'new' | 'provisional' };

/** Why a pair of several has no score. */
export type Refused = { refused: HttpError };

type Limits = {
  signal?: AbortSignal;
  /** Pairs that are not reached by then (ms since 1970), or not read soon after, are refused as `server_busy`. */
  until?: number;
};

/**
 * Analyzes pairs of candidates and jobs, and gives each its score or refusal, in the same order: what the same
 * analyzer made of the same inputs, or what it makes now. A analyzer may take seconds, so it reads outside of any
 * transaction.
 */
export async function scorePairs<Told>(
  scoring: Scoring,
  caller: Asker,
  wanted: readonly Pair[],
  /** What else is written and told, in the transaction in which the analyses are kept. */
  tell: (trx: Executor, scored: readonly (Scored | Refused)[]) => Promise<Told>,
  limits: Limits = {},
): Promise<{ scored: (Scored | Refused)[]; told: Told }> {
  const { db, clock, analyzer } = scoring;
  const at = clock().toISOString();
  const find = (trx: Executor) => findPairs(trx, caller, wanted);
  const found = await transactAs(db, caller, find);
  const { organizationId, address } = caller;
  const onBehalf = { organizationId, address, many: wanted.length > MANY, ...limits };
  const drafts = await inTurns(found, AT_ONCE, async (one) => {
    if (!one) return { refused: notFound() };
    try {
      return await score(one, scoring, onBehalf, at);
    } catch (error) {
      const refused = error instanceof TaskFailed && !limits.signal?.aborted ? taskRefusal(error) : error;
      if (refused instanceof HttpError) return { refused };
      throw error;
    }
  });
  const isKept = drafts.every(
    (draft, index) => !found[index]?.isBehind && ('refused' in draft || draft.is === 'kept'),
  );
  return transactAs(db, caller, async (trx) => {
    const settled = isKept
      ? drafts
      : await settle(trx, { before: found, now: await find(trx) }, drafts, analyzer);
    const scored = settled.map((draft) =>
      'refused' in draft ? draft : { name: draft.found.parts.candidate.name, analysis: draft.analysis },
    );
    return { scored, told: await tell(trx, scored) };
  });
}

/** Whether the caller sees both of a pair. */
export function isThere(scored: Scored | Refused | undefined): boolean {
  return scored !== undefined && !('refused' in scored && scored.refused.status === 404);
}

/** The score, or the refusal as an error. */
export function requireScore(scored: Scored | Refused | undefined): Scored {
  if (!scored) throw notFound();
  if ('refused' in scored) throw scored.refused;
  return scored;
}

/** Does something for each item, so many at a time, and gives the results in the items' order. */
export async function inTurns<Item, Result>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const rest = items.entries();
  const workThrough = async () => {
    for (const [index, item] of rest) results[index] = await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, workThrough));
  return results;
}

async function score(
  found: Found,
  { db, analyzer }: Scoring,
  onBehalf: Parameters<Analyzer['analyze']>[1] & Limits,
  at: string,
): Promise<Draft> {
  const { kept } = found;
  if (kept && isBy(analyzer, kept)) return { found, analysis: kept.result, is: 'kept' };
  if (onBehalf.until !== undefined && Date.now() > onBehalf.until) throw new ServerBusy(1);
  const inputs = await readInputs(db, found);
  const outcome = await inTime(analyzer.analyze(inputs, { ...onBehalf, pair: found.pair }), onBehalf.until);
  if (!outcome.ok) throw new HttpError(422, outcome.code, outcome.detail);
  const analysis: KeptResult = { ...outcome.analysis, scored_at: at };
  if (outcome.provisional) return { found, analysis, is: 'provisional' };
  const rescored = kept ? { scored_anew: kept.scored_by } : {};
  return { found, analysis: { ...analysis, ...rescored }, is: 'new' };
}

/**
 * Keeps what is new, as long as nothing has changed since it was read. What another call has kept meanwhile holds for
 * this one too.
 */
async function settle(
  trx: Executor,
  { before, now }: Record<'before' | 'now', readonly (Found | undefined)[]>,
  drafts: readonly (Draft | Refused)[],
  analyzer: Analyzer,
): Promise<(Draft | Refused)[]> {
  const settled: (Draft | Refused)[] = [];
  for (const [index, draft] of drafts.entries()) {
    const isAsItWas = now[index]?.fingerprint === before[index]?.fingerprint;
    const isFinal = 'refused' in draft ? draft.refused.status === 422 : draft.is === 'kept';
    // Of what cannot be scored any more, too: to score the job once more would bring nothing newer.
    if (isFinal && isAsItWas && now[index]?.isBehind)
      await noteCurrent(trx, now[index].pair, now[index].parts.jobHash);
    if ('refused' in draft) {
      settled.push(draft);
      continue;
    }
    const { found, analysis } = draft;
    const current = now[index];
    if (!current) {
      settled.push({ refused: notFound() });
      continue;
    }
    if (isAsItWas && current.kept && isBy(analyzer, current.kept)) {
      settled.push({ ...draft, analysis: current.kept.result });
      continue;
    }
    if (isAsItWas && draft.is === 'new') {
      const { fingerprint } = found;
      const row = {
        fingerprint,
        scored_by: analyzer.method,
        result: analysis,
        scored_at: analysis.scored_at,
        jobHash: found.parts.jobHash,
      };
      await keep(trx, found.pair, row);
    }
    settled.push(draft);
  }
  return settled;
}
