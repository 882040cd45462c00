import { ListScorecardsQueryParams, SaveScorecardBody } from '@cortex/api-client/scorecards/validators';
import { transactAs } from '../access/transactAs.ts';
import type { Handlers } from '../api/addOperation.ts';
import { readBody, readId, readQuery, refuseUnkept } from '../api/validation.ts';
import type { Store } from '../db/store.ts';
import { readScorecards, saveScorecard } from '../scorecards/scorecards.ts';

export function scorecardRoutes({ db, clock }: Store) {
  return {
    async listScorecards(c) {
      const { job_id } = readQuery(c, ListScorecardsQueryParams);
      return c.json(await readScorecards(db, c.get('caller'), { candidateId: readId(c), jobId: job_id }));
    },

    async saveScorecard(c) {
      const body = await readBody(c, 'application/json', SaveScorecardBody);
      const { job_id, marks, ...others } = body;
      refuseUnkept(others);
      const caller = c.get('caller');
      const pair = { candidateId: readId(c), jobId: job_id };
      const cards = await transactAs(db, caller, async (trx) => {
        await saveScorecard(trx, caller, { ...pair, marks }, clock());
        return readScorecards(trx, caller, pair);
      });
      return c.json(cards);
    },
  } satisfies Handlers;
}
