import type { JobApplication } from '@cortex/api-client/model';
import type { Move } from './Move.ts';

/** The candidates of a job once a move is done: those who moved come first, as the server lists them. */
export function moveInList(
  applications: readonly JobApplication[],
  { candidates, stage }: Move,
  at: string,
): JobApplication[] {
  const known = new Map(applications.map((one) => [one.candidate.id, one]));
  const moving = new Set(candidates.map(({ id }) => id));
  const others = applications.filter(
    ({ candidate, stage_id }) => !moving.has(candidate.id) || stage_id === stage?.id,
  );
  if (stage === undefined) return others;
  const moved = candidates.flatMap((candidate): JobApplication[] => {
    const before = known.get(candidate.id);
    if (before?.stage_id === stage.id) return [];
    const { added_at = at, by = { id: '' }, ...rest } = before ?? {};
    return [{ ...rest, candidate, added_at, by, stage_id: stage.id, since: at }];
  });
  return [...moved, ...others];
}
