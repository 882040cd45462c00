import type { Transaction } from 'kysely';
import type { Caller } from '../access/sessions.ts';
import type { Database } from '../db/schema.ts';
import { appendEntry } from '../ledger/appendEntry.ts';
import { recordEvent } from '../performance/recordEvent.ts';

/** Deletes a candidate with all that hangs on it, and puts on record that it was. What stays on the disk is `eraseDeleted`'s to take off. */
export async function deleteCandidate(
  trx: Transaction<Database>,
  caller: Caller,
  { id, at }: { id: string; at: string },
): Promise<void> {
  await trx.deleteFrom('candidates').where('id', '=', id).execute();
  await recordEvent(trx, caller, 'candidate_deleted', id, at);
  await appendEntry(trx, caller, { at, kind: 'candidate_deleted', subjectId: id, details: {} });
}
