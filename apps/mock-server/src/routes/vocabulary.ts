import { AddVocabularyTermBody, PreviewScoresBody } from '@cortex/api-client/analysis/validators';
import { transactAs } from '../access/transactAs.ts';
import type { Handlers } from '../api/addOperation.ts';
import { readBody, readId, refuseUnkept } from '../api/validation.ts';
import type { Store } from '../db/store.ts';
import { invalid } from '../http/HttpError.ts';
import { previewScores } from '../scores/previewScores.ts';
import { addTerm, listTerms, removeTerm } from '../scores/vocabulary.ts';
import type { Perform } from '../workers/perform.ts';

/** How long a preview reads; a client gives up on a call after 10 s. */
const PREVIEW_MS = 6_000;

export function vocabularyRoutes({ db, clock, perform }: Store & { perform: Perform }) {
  return {
    async previewScores(c) {
      const { job_id, candidate_ids, criteria, term, ...others } = await readBody(
        c,
        'application/json',
        PreviewScoresBody,
      );
      refuseUnkept(others);
      const request = {
        job_id,
        ...(candidate_ids ? { candidate_ids } : {}),
        ...(criteria ? { criteria } : {}),
        ...(term ? { term } : {}),
      };
      const limits = { signal: c.req.raw.signal, until: Date.now() + PREVIEW_MS };
      return c.json(await previewScores({ db, perform }, c.get('caller'), request, limits));
    },

    async listVocabulary(c) {
      return c.json(await listTerms(db, c.get('caller')));
    },

    async addVocabularyTerm(c) {
      const { criterion, words, ...others } = await readBody(c, 'application/json', AddVocabularyTermBody);
      refuseUnkept(others);
      const caller = c.get('caller');
      // Loaded with the first term: a server that scores nothing holds no vocabulary.
      const { protectedReason, protectedWordsReason } = await import('@cortex/scoring');
      const refused = {
        criterion: protectedReason(criterion),
        words: protectedWordsReason(words, criterion),
      };
      for (const [field, reason] of Object.entries(refused)) if (reason) throw invalid({ [field]: reason });
      const term = await transactAs(db, caller, (trx) =>
        addTerm(trx, caller, { criterion, words }, clock().toISOString()),
      );
      return c.json(term, 201);
    },

    async removeVocabularyTerm(c) {
      const caller = c.get('caller');
      const id = readId(c);
      await transactAs(db, caller, (trx) => removeTerm(trx, caller, id, clock().toISOString()));
      return c.body(null, 204);
    },
  } satisfies Handlers;
}
