import {
  CreateCandidateNoteBody,
  SearchNotesBody,
  SetCandidateTagsBody,
} from '@cortex/api-client/notes/validators';
import { createRateLimiter, mailAttempts } from '../access/rateLimits.ts';
import { transactAs } from '../access/transactAs.ts';
import type { Handlers } from '../api/addOperation.ts';
import { readBody, readId, refuseUnkept } from '../api/validation.ts';
import { eraseDeleted } from '../db/eraseDeleted.ts';
import type { Store } from '../db/store.ts';
import { deliverDue, type MailSettings, postMail } from '../mail/outbox.ts';
import { addNote, deleteNote, findNotes, listNotes } from '../notes/candidateNotes.ts';
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
      const mailed: string[] = [];
      for (const id of new Set(mentions)) {
        if (id !== caller.userId && (await limiter.countWithin(mailAttempts(caller, id)))) mailed.push(id);
      }
      const note = await transactAs(db, caller, async (trx) => {
        const added = await addNote(trx, caller, { candidateId, text, mentions }, clock());
        for (const recipient of mailed)
          await postMail(trx, { kind: 'mentioned', recipient, subjectId: added.id }, clock());
        return added;
      });
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
