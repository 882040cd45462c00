import { MoveApplicationsBody, UpdateStagesBody } from '@cortex/api-client/applications/validators';
import type { ApplicationsMoved } from '@cortex/api-client/model';
import { createRateLimiter, LIMITS } from '../access/rateLimits.ts';
import { transactAs } from '../access/transactAs.ts';
import type { Handlers } from '../api/addOperation.ts';
import { readBody, readId, refuseUnkept } from '../api/validation.ts';
import { countApplications } from '../applications/countApplications.ts';
import { moveApplications } from '../applications/moveApplications.ts';
import { listApplications, listCandidateApplications } from '../applications/readApplications.ts';
import { readFunnel } from '../applications/readFunnel.ts';
import { readSources } from '../applications/readSources.ts';
import { findStages, replaceStages } from '../applications/stages.ts';
import type { Store } from '../db/store.ts';
import { appendEntry } from '../ledger/appendEntry.ts';
import { findNextInterviews } from '../notes/comingInterviews.ts';
import { findDecisionsOfJob } from '../scores/latestDecisions.ts';

export function applicationRoutes({ db, clock }: Store) {
  const limiter = createRateLimiter({ db, clock });
  return {
    async listStages(c) {
      return c.json(await findStages(db, c.get('caller')));
    },

    async updateStages(c) {
      const { stages: input, ...others } = await readBody(c, 'application/json', UpdateStagesBody);
      refuseUnkept(others);
      const caller = c.get('caller');
      const wanted = input.map(({ id, name, kind }) => ({
        name: name.trim(),
        kind,
        ...(id === undefined ? {} : { id }),
      }));
      const stages = await transactAs(db, caller, async (trx) => {
        const before = await findStages(trx, caller);
        const after = await replaceStages(trx, caller, wanted);
        const [from, to] = [before, after].map((list) => list.map(({ name }) => name).join(', '));
        await appendEntry(trx, caller, {
          at: clock().toISOString(),
          kind: 'stages_changed',
          subjectId: '',
          details: { from: from ?? '', to: to ?? '' },
        });
        return after;
      });
      return c.json(stages);
    },

    async listApplications(c) {
      const caller = c.get('caller');
      const jobId = readId(c);
      const applications = await listApplications(db, caller, jobId);
      const interviews = await findNextInterviews(db, caller, jobId, clock());
      const decisions = await findDecisionsOfJob(db, caller, jobId);
      return c.json(
        applications.map((application) => {
          const { id } = application.candidate;
          const [next_interview, decision] = [interviews.get(id), decisions.get(id)];
          return {
            ...application,
            ...(next_interview ? { next_interview } : {}),
            ...(decision ? { decision } : {}),
          };
        }),
      );
    },

    async listApplicationCounts(c) {
      return c.json(await countApplications(db, c.get('caller')));
    },

    async getSourceFigures(c) {
      return c.json(await readSources(db, c.get('caller')));
    },

    async getFunnel(c) {
      return c.json(await readFunnel(db, c.get('caller'), readId(c)));
    },

    async moveApplications(c) {
      const body = await readBody(c, 'application/json', MoveApplicationsBody);
      const { candidate_ids, stage_id, undo = false, ...others } = body;
      refuseUnkept(others);
      const caller = c.get('caller');
      const times = new Set(candidate_ids).size;
      await limiter.count([{ limit: LIMITS.movesByPerson, who: caller.userId, times }]);
      const move = { jobId: readId(c), candidateIds: candidate_ids, stageId: stage_id, undo };
      const changes = await transactAs(db, caller, (trx) => moveApplications(trx, caller, move, clock()));
      const answer: ApplicationsMoved = { changes };
      return c.json(answer);
    },

    async listCandidateApplications(c) {
      return c.json(await listCandidateApplications(db, c.get('caller'), readId(c)));
    },
  } satisfies Handlers;
}
