import type { CandidateNote } from '@cortex/api-client/model';
import type { Sight } from '../access/policy.ts';
import { findCreatedBefore } from '../api/findCreatedBefore.ts';
import type { Creation } from '../db/creationKeys.ts';
import type { Executor } from '../db/schema.ts';
import { invalid } from '../http/HttpError.ts';
import { findNote } from './candidateNotes.ts';

/** The note, or copy of a mail, that the same form made before. Throws 422 where it is deleted, or the key is another form's. */
export async function findNoteCreatedBefore(
  db: Executor,
  caller: Sight,
  creation: Creation,
): Promise<CandidateNote | undefined> {
  const created = await findCreatedBefore(db, creation);
  if (!created) return undefined;
  const note = created.noteId === null ? undefined : await findNote(db, caller, created.noteId);
  if (note) return note;
  throw invalid({
    'Idempotency-Key': 'This was sent before, and then deleted. With a new key it is sent once more.',
  });
}
