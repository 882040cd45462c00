import type { ScorecardJob } from '@cortex/api-client/model';
import { ListScorecardsQueryParams, SaveScorecardBody } from '@cortex/api-client/scorecards/validators';
import { transactAs } from '../access/transactAs.ts';
import type { Handlers } from '../api/addOperation.ts';
import { readBody, readId, readQuery, refuseUnkept } from '../api/validation.ts';
import type { Store } from '../db/store.ts';
import { findScorecardJobs, readScorecards, saveScorecard } from '../scorecards/scorecards.ts';
import type { Perform } from '../workers/perform.ts';

export function scorecardRoutes({ db, clock, perform }: Store & { perform: Perform }) {
  return {
    async listScorecardJobs(c) {
      const caller = c.get('caller');
      const jobs = await findScorecardJobs(db, caller, readId(c));
      const onBehalf = {
        organizationId: caller.organizationId,
        address: caller.address,
        signal: c.req.raw.signal,
      };
      const told: ScorecardJob[] = [];
      for (const { id, criteria: set, ...text } of jobs) {
        const job = { ...text, ...(set === null ? {} : { criteria: JSON.parse(set) }) };
        const { criteria } = await perform('criteria', job, onBehalf);
        const names = criteria.flatMap(({ name, importance }) => (importance === 'left_out' ? [] : [name]));
        told.push({ job: { id, title: text.title }, criteria: names });
      }
      return c.json(told);
    },

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
