import type { Executor } from '../db/schema.ts';

/** So many candidates stand in one row, so that to work on some of them reads few others. */
const PART = 500;

type Part = { task_id: string; part: number; candidate_ids: string };

/** A task's candidates as the rows that are kept. */
export function* inParts(taskId: string, ids: readonly string[]): Generator<Part> {
  for (let start = 0; start < ids.length; start += PART)
    yield {
      task_id: taskId,
      part: start / PART,
      candidate_ids: JSON.stringify(ids.slice(start, start + PART)),
    };
}

/** Of a task's candidates those from a place on, at most so many, in their order. */
export async function readCandidateIds(
  db: Executor,
  taskId: string,
  { from, most }: { from: number; most: number },
): Promise<string[]> {
  const first = Math.floor(from / PART);
  const rows = await db
    .selectFrom('background_task_parts')
    .select('candidate_ids')
    .where('task_id', '=', taskId)
    .where('part', '>=', first)
    .where('part', '<=', Math.floor((from + most) / PART))
    .orderBy('part')
    .execute();
  const ids = rows.flatMap(({ candidate_ids }): string[] => JSON.parse(candidate_ids));
  const start = from - first * PART;
  return ids.slice(start, start + most);
}
