import { createPartTurns } from '../api/partTurns.ts';
import type { LedgerRow } from '../db/ledgerTables.ts';
import type { Executor } from '../db/schema.ts';
import type { LedgerDetails } from '../ledger/details.ts';
import { selectLedger } from '../ledger/readEntries.ts';
import { nextTurn } from '../platform/timers.ts';

/** What the record tells of where candidates are: their moves, and whose moves became another one's. */
export const MOVE_KINDS = [
  'application_moved',
  'application_removed',
  'application_received',
  'candidates_merged',
] as const;

/** An entry of `MOVE_KINDS` as the record has it. */
type Entry = Pick<LedgerRow, 'kind' | 'subject_id' | 'at' | 'person_id' | 'details'>;

/** What an entry says of a move; without `to` they were taken off the job. */
type Told = LedgerDetails['application_removed'] & { to?: string; to_id?: string };

/** A move, and what the record says of it. */
export type Move = Pick<Entry, 'kind' | 'at' | 'person_id'> & { told: Told };

/** How many candidates are looked up at once: databases take only so many parameters. */
const AT_ONCE = 500;

/** Through how many entries of the record a read goes at once: some milliseconds of work. */
const ENTRIES = 1_000;

const beginReading = createPartTurns();

/** Who was merged with a candidate, where the entry says so. */
export function readOther({ details }: Pick<Entry, 'details'>): string | undefined {
  const { other_id }: LedgerDetails['candidates_merged'] = JSON.parse(details);
  return other_id;
}

/** The entries of `MOVE_KINDS` of an organization, the oldest first, some at a time, between which others are answered. */
export async function* readAllMoves(
  db: Executor,
  organizationId: string,
  jobId?: string,
): AsyncGenerator<Entry[]> {
  const inTurn = beginReading(organizationId);
  const { last } = await db
    .selectFrom('ledger')
    .select(({ fn }) => fn.max('seq').as('last'))
    .where('organization_id', '=', organizationId)
    .executeTakeFirstOrThrow();
  // By their places in the record, so that one read is as long as another whatever it finds.
  for (let after = 0; after < (last ?? 0); after += ENTRIES) {
    const some = selectMoves(db, organizationId)
      .where('seq', '>', after)
      .where('seq', '<=', after + ENTRIES);
    const ofJob =
      jobId === undefined
        ? some
        : some.where((is) =>
            is.or([is('details', 'like', `%"job_id":"${jobId}"%`), is('kind', '=', 'candidates_merged')]),
          );
    yield await inTurn(() => ofJob.execute());
  }
}

/** Those about some candidates, in the same way. */
export async function* readMovesOf(
  db: Executor,
  organizationId: string,
  candidateIds: readonly string[],
): AsyncGenerator<Entry[]> {
  const inTurn = beginReading(organizationId);
  const about = selectMoves(db, organizationId).where('subject_id', 'in', candidateIds).limit(ENTRIES);
  const readAfter = (seq: number) => inTurn(() => about.where('seq', '>', seq).execute());
  let rows = await readAfter(0);
  yield rows;
  for (let last = rows[ENTRIES - 1]; last; last = rows[ENTRIES - 1]) {
    rows = await readAfter(last.seq);
    yield rows;
  }
}

/** The entries of `MOVE_KINDS`, the oldest first. */
export function selectMoves(db: Executor, organizationId: string) {
  return selectLedger(db, organizationId, {}).where('kind', 'in', MOVE_KINDS).orderBy('seq');
}

/**
 * The moves that entries of `MOVE_KINDS` tell, the oldest first, by the candidate and the job, without those that were undone. The moves of who was
 * merged with another one are that one's, as far as that one was not with the job, unless the merge was undone.
 */
export async function collectMoves(
  db: Executor,
  entries: AsyncIterable<readonly Entry[]> | Iterable<readonly Entry[]>,
): Promise<Map<string, Map<string, Move[]>>> {
  const collected = new Map<string, Map<string, Move[]>>();
  const of = (id: string) => {
    const own = collected.get(id) ?? new Map<string, Move[]>();
    collected.set(id, own);
    return own;
  };
  for await (const rows of entries) {
    const others = rows.flatMap((row) => (row.kind === 'candidates_merged' ? (readOther(row) ?? []) : []));
    const restored = await findIds(others, (ids) =>
      db.selectFrom('candidates').select('id').where('id', 'in', ids),
    );
    for (const row of rows) {
      const own = of(row.subject_id);
      if (row.kind !== 'candidates_merged') {
        addMove(own, row);
        continue;
      }
      const other = readOther(row);
      if (other === undefined || restored.has(other)) continue;
      for (const [job, moves] of of(other)) if (!isWith(own.get(job))) own.set(job, moves);
      collected.delete(other);
    }
  }
  return collected;
}

/** Adds a move to those of a candidate, or takes the last one away where it is undone. */
function addMove(own: Map<string, Move[]>, { kind, at, person_id, details }: Entry): void {
  const told: Told & { undo?: boolean } = JSON.parse(details);
  const moves = own.get(told.job_id) ?? [];
  if (told.undo) moves.pop();
  else moves.push({ kind, at, person_id, told });
  if (moves.length > 0) own.set(told.job_id, moves);
  else own.delete(told.job_id);
}

/** Whether the last of somebody's moves left them with a job. */
function isWith(moves: readonly Move[] | undefined): boolean {
  return moves?.at(-1)?.told.to !== undefined;
}

/** Those of many ids that a query finds. */
export async function findIds(
  ids: readonly string[],
  select: (some: readonly string[]) => { execute(): Promise<{ id: string }[]> },
): Promise<Set<string>> {
  const found = new Set<string>();
  for (let start = 0; start < ids.length; start += AT_ONCE) {
    if (start > 0) await nextTurn();
    for (const { id } of await select(ids.slice(start, start + AT_ONCE)).execute()) found.add(id);
  }
  return found;
}
