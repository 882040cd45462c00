import type { Stage } from '@cortex/api-client/model';
import { type Sight, visibleCandidates } from '../access/policy.ts';
import type { Executor } from '../db/schema.ts';
import type { LedgerDetails } from '../ledger/details.ts';
import { selectLedger } from '../ledger/readEntries.ts';

/** How many candidates are looked up at once: databases take only so many parameters. */
const AT_ONCE = 500;

/** How candidates come to a job: by the public jobs page, or added by a colleague. */
export const SOURCES = ['jobs_page', 'colleague'] as const;

/** One move of a candidate of a job, as the record tells it; without `to` they were taken off. */
export type Step = { at: number; to?: string; to_id?: string; applied: boolean };

/** The source of an application, from its moves. */
export function sourceOf(moves: readonly Step[]): (typeof SOURCES)[number] {
  return moves.some(({ applied }) => applied) ? 'jobs_page' : 'colleague';
}

/** Finds the id of the stage that a move led to: older entries have its name alone. */
export function createStageFinder(stages: readonly Pick<Stage, 'id' | 'name'>[]) {
  const byName = new Map(stages.map(({ id, name }) => [name, id]));
  return ({ to = '', to_id }: Step): string => to_id ?? byName.get(to) ?? '';
}

/**
 * The moves of each application to one job or to all, closed ones included, the oldest first: of the candidates that the caller sees.
 * An application is a candidate with a job.
 */
export async function findMoves(
  db: Executor,
  caller: Sight,
  { jobId }: { jobId?: string } = {},
): Promise<Map<string, Step[]>> {
  const kinds = ['application_moved', 'application_removed', 'application_received'];
  const all = selectLedger(db, caller.organizationId, {}).where('kind', 'in', kinds);
  const ofJob = jobId === undefined ? all : all.where('details', 'like', `%"job_id":"${jobId}"%`);
  const rows = await ofJob.orderBy('seq').execute();
  const seen = await findSeen(db, caller, [...new Set(rows.map(({ subject_id }) => subject_id))]);
  const moves = new Map<string, Step[]>();
  for (const { kind, subject_id, at, details } of rows) {
    if (!seen.has(subject_id)) continue;
    const told: LedgerDetails['application_removed'] & { to?: string; to_id?: string } = JSON.parse(details);
    const application = `${subject_id}\n${told.job_id}`;
    const steps = moves.get(application) ?? [];
    steps.push({
      at: Date.parse(at),
      applied: kind === 'application_received',
      ...(told.to === undefined ? {} : { to: told.to }),
      ...(told.to_id === undefined ? {} : { to_id: told.to_id }),
    });
    moves.set(application, steps);
  }
  return moves;
}

async function findSeen(db: Executor, caller: Sight, ids: readonly string[]): Promise<Set<string>> {
  const seen = new Set<string>();
  for (let start = 0; start < ids.length; start += AT_ONCE) {
    const found = await visibleCandidates(db, caller)
      .select('candidates.id')
      .where('candidates.id', 'in', ids.slice(start, start + AT_ONCE))
      .execute();
    for (const { id } of found) seen.add(id);
  }
  return seen;
}
