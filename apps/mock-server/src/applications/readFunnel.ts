import type { Funnel, FunnelStage, Stage } from '@cortex/api-client/model';
import { requireSeenJob, type Sight, visibleCandidates } from '../access/policy.ts';
import type { Executor } from '../db/schema.ts';
import type { LedgerDetails } from '../ledger/details.ts';
import { selectLedger } from '../ledger/readEntries.ts';
import { findStages } from './stages.ts';

const DAY_MS = 24 * 60 * 60_000;

/** How many candidates are looked up at once: databases take only so many parameters. */
const AT_ONCE = 500;

const SOURCES = ['jobs_page', 'colleague'] as const;

/** In milliseconds, what is known of a stage. */
type Figures = { now: number[]; reached: Set<string>; toReach: number[]; stays: number[] };

/** How far the candidates of a job came, of those that the caller sees. Throws 404 for a job that they do not see. */
export async function readFunnel(db: Executor, caller: Sight, jobId: string): Promise<Funnel> {
  await requireSeenJob(db, caller, jobId);
  const stages = await findStages(db, caller);
  const moves = await findMoves(db, caller, jobId);
  const bySource = Map.groupBy(moves, ([, own]) =>
    own.some(({ applied }) => applied) ? 'jobs_page' : 'colleague',
  );
  return {
    stages: countStages(stages, moves),
    ...(bySource.size > 1
      ? {
          by_source: SOURCES.map((source) => ({
            source,
            stages: countStages(stages, bySource.get(source) ?? []),
          })),
        }
      : {}),
  };
}

/** The figures of each stage, from the moves of each candidate. */
function countStages(
  stages: readonly Pick<Stage, 'id' | 'name'>[],
  moves: Iterable<[candidateId: string, steps: Step[]]>,
): FunnelStage[] {
  const figures = new Map<string, Figures>(
    stages.map(({ id }) => [id, { now: [], reached: new Set(), toReach: [], stays: [] }]),
  );
  const byName = new Map(stages.map(({ id, name }) => [name, id]));
  for (const [candidateId, own] of moves) {
    let added = 0;
    let here: { stage: Figures | undefined; at: number } | undefined;
    for (const { at, to, to_id } of own) {
      if (here) here.stage?.stays.push(at - here.at);
      else added = at;
      if (to === undefined) {
        here = undefined;
        continue;
      }
      const stage = figures.get(to_id ?? byName.get(to) ?? '');
      if (stage && !stage.reached.has(candidateId)) {
        stage.reached.add(candidateId);
        stage.toReach.push(at - added);
      }
      here = { stage, at };
    }
    here?.stage?.now.push(here.at);
  }
  return stages.map(({ id }) => toStage(id, figures.get(id)));
}

type Step = { at: number; to?: string; to_id?: string; applied: boolean };

/** The moves of each candidate that the caller sees, the oldest first. */
async function findMoves(db: Executor, caller: Sight, jobId: string): Promise<Map<string, Step[]>> {
  const rows = await selectLedger(db, caller.organizationId, {})
    .where('kind', 'in', ['application_moved', 'application_removed', 'application_received'])
    .where('details', 'like', `%"job_id":"${jobId}"%`)
    .orderBy('seq')
    .execute();
  const subjects = [...new Set(rows.map(({ subject_id }) => subject_id))];
  const seen = new Set<string>();
  for (let start = 0; start < subjects.length; start += AT_ONCE) {
    const found = await visibleCandidates(db, caller)
      .select('candidates.id')
      .where('candidates.id', 'in', subjects.slice(start, start + AT_ONCE))
      .execute();
    for (const { id } of found) seen.add(id);
  }
  const moves = new Map<string, Step[]>();
  for (const { kind, subject_id, at, details } of rows) {
    if (!seen.has(subject_id)) continue;
    const told: LedgerDetails['application_removed'] & { to?: string; to_id?: string } = JSON.parse(details);
    const steps = moves.get(subject_id) ?? [];
    steps.push({
      at: Date.parse(at),
      applied: kind === 'application_received',
      ...(told.to === undefined ? {} : { to: told.to }),
      ...(told.to_id === undefined ? {} : { to_id: told.to_id }),
    });
    moves.set(subject_id, steps);
  }
  return moves;
}

function toStage(
  stage_id: string,
  { now, reached, toReach, stays }: Figures = { now: [], reached: new Set(), toReach: [], stays: [] },
): FunnelStage {
  return {
    stage_id,
    now: now.length,
    reached: reached.size,
    ...(toReach.length > 0 ? { days_to_reach: toDays(toReach) } : {}),
    ...(stays.length > 0 ? { days_in: toDays(stays) } : {}),
    ...(now.length > 0 ? { waiting_since: new Date(Math.min(...now)).toISOString() } : {}),
  };
}

/** The median in days, to a tenth. */
function toDays(times: readonly number[]): number {
  const sorted = times.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? 0;
  const median = sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? upper)) / 2;
  return Math.round((median / DAY_MS) * 10) / 10;
}
