import type { Stage } from '@cortex/api-client/model';
import { type Sight, visibleCandidates } from '../access/policy.ts';
import type { Executor } from '../db/schema.ts';
import { nextTurn } from '../platform/timers.ts';
import { collectMoves, findIds, type Move, readAllMoves } from './recordedMoves.ts';

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
 * An application is a candidate with a job. Who was merged with another one goes on where that one was.
 */
export async function findMoves(
  db: Executor,
  caller: Sight,
  { jobId }: { jobId?: string } = {},
): Promise<Map<string, Step[]>> {
  const collected = await collectMoves(db, readAllMoves(db, caller.organizationId, jobId));
  const seen = await findIds([...collected.keys()], (ids) =>
    visibleCandidates(db, caller).select('candidates.id').where('candidates.id', 'in', ids),
  );
  const moves = new Map<string, Step[]>();
  await inTurns(collected, ([candidateId, own]) => {
    if (seen.has(candidateId))
      for (const [job, rows] of own) moves.set(`${candidateId}\n${job}`, rows.map(toStep));
  });
  return moves;
}

/** How many applications are gone through at once. */
const AT_ONCE = 50;

/** Does something with each of many applications, and lets others be answered now and then. */
export async function inTurns<Item>(items: Iterable<Item>, work: (item: Item) => void): Promise<void> {
  let done = 0;
  for (const item of items) {
    work(item);
    done += 1;
    if (done % AT_ONCE === 0) await nextTurn();
  }
}

function toStep({ at, kind, told: { to, to_id } }: Move): Step {
  return {
    at: Date.parse(at),
    applied: kind === 'application_received',
    ...(to === undefined ? {} : { to }),
    ...(to_id === undefined ? {} : { to_id }),
  };
}
