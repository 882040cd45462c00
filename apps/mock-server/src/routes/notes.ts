import {
  CreateCandidateNoteBody,
  CreateCandidateNoteHeader,
  SearchNotesBody,
  SetCandidateTagsBody,
} from '@cortex/api-client/notes/validators';
import { type Counted, createRateLimiter, mailAttempts } from '../access/rateLimits.ts';
import { transactAs } from '../access/transactAs.ts';
import type { Handlers } from '../api/addOperation.ts';
import { readBody, readHeaders, readId, refuseUnkept } from '../api/validation.ts';
import { describeCreation, rememberCreated } from '../db/creationKeys.ts';
import { eraseDeleted } from '../db/eraseDeleted.ts';
import type { Store } from '../db/store.ts';
import { deliverDue, type MailSettings, postMail } from '../mail/outbox.ts';
import { addNote, deleteNote, listNotes } from '../notes/candidateNotes.ts';
import { findNoteCreatedBefore } from '../notes/findNoteCreatedBefore.ts';
import { findNotes } from '../notes/findNotes.ts';
import { replaceTags } from '../notes/tags.ts';
import { announce } from '../webhooks/announce.ts';
import type { Background } from '../workers/background.ts';

export function noteRoutes(dependencies: Store & MailSettings & Pick<Background, 'runInBackground'>) {
  const { db, clock, runInBackground } = dependencies;
  const limiter = createRateLimiter(dependencies);

  return {
    async listCandidateNotes(c) {
      return c.json(await listNotes(db, c.get('caller'), readId(c)));
    },

    async createCandidateNote(c) {
      const caller = c.get('caller');
      const body = await readBody(c, 'application/json', CreateCandidateNoteBody);
      const { text, mentions = [], ...others } = body;
      refuseUnkept(others);
      const candidateId = readId(c);
      const { 'Idempotency-Key': key } = readHeaders(c, CreateCandidateNoteHeader);
      const content = ['note', candidateId, text, mentions];
      const creation = key === undefined ? undefined : describeCreation(caller.userId, key, content);
      const saved = creation && (await findNoteCreatedBefore(db, caller, creation));
      if (saved) return c.json(saved, 201);
      const mailed = new Map<string, Counted>();
      for (const id of new Set(mentions)) {
        const counted =
          id === caller.userId ? undefined : await limiter.countWithin(mailAttempts(caller, id));
        if (counted) mailed.set(id, counted);
      }
      const adding = transactAs(db, caller, async (trx) => {
        const saved = creation && (await findNoteCreatedBefore(trx, caller, creation));
        if (saved) return saved;
        const added = await addNote(trx, caller, { candidateId, text, mentions }, clock());
        for (const recipient of mailed.keys())
          await postMail(trx, { kind: 'mentioned', recipient, subjectId: added.id }, clock());
        if (creation) await rememberCreated(trx, creation, { candidateId, noteId: added.id, at: added.at });
        return added;
      });
      const note = await limiter.orGiveBack([...mailed.values()].flat(), adding);
      runInBackground(() => deliverDue(dependencies));
      return c.json(note, 201);
    },

    async deleteCandidateNote(c) {
      const caller = c.get('caller');
      await transactAs(db, caller, (trx) => deleteNote(trx, caller, readId(c)));
      runInBackground(() => eraseDeleted(db));
      return c.body(null, 204);
    },

    async searchNotes(c) {
      const { text, ...others } = await readBody(c, 'application/json', SearchNotesBody);
      refuseUnkept(others);
      return c.json(await findNotes(db, c.get('caller'), text));
    },

    async setCandidateTags(c) {
      const caller = c.get('caller');
      const { tags: wanted, ...others } = await readBody(c, 'application/json', SetCandidateTagsBody);
      refuseUnkept(others);
      const id = readId(c);
      const tags = await transactAs(db, caller, async (trx) => {
        const kept = await replaceTags(trx, caller, id, wanted);
        const at = clock().toISOString();
        await announce(trx, caller, { kind: 'candidate.updated', at, data: { candidate_id: id } });
        return kept;
      });
      return c.json({ tags });
    },
  } satisfies Handlers;
}
