import {
  ReadBackgroundTaskResultsQueryParams,
  StartBackgroundTaskBody,
} from '@cortex/api-client/background/validators';
import { backgroundTaskLimits } from '@cortex/api-client/limits';
import type { BackgroundTaskResults } from '@cortex/api-client/model';
import { transactAs } from '../access/transactAs.ts';
import type { Handlers } from '../api/addOperation.ts';
import { readBody, readId, readQuery, refuseUnkept } from '../api/validation.ts';
import { readCandidateIds } from '../backgroundTasks/candidateParts.ts';
import { listTasks, requireTask, toTask } from '../backgroundTasks/readTasks.ts';
import { countToRescore } from '../backgroundTasks/rescoring.ts';
import { startTask } from '../backgroundTasks/startTask.ts';
import { UNENDED } from '../backgroundTasks/states.ts';
import { notFound } from '../http/HttpError.ts';
import { findLatestDecisions } from '../scores/latestDecisions.ts';
import { type Scoring, scorePairs } from '../scores/scorePairs.ts';
import { toPairResult } from '../scores/shortResult.ts';

/** How long a call for results reads what is not kept: texts that are too short, and those that changed since. */
const REREAD_MS = 1_000;

export function backgroundTaskRoutes(
  scoring: Scoring & {
    /** Says that there is a task to work on. */
    wakeTasks?: (() => void) | undefined;
  },
) {
  const { db, clock, wakeTasks } = scoring;
  return {
    async listBackgroundTasks(c) {
      return c.json(await listTasks(db, c.get('caller')));
    },

    async startBackgroundTask(c) {
      const body = await readBody(c, 'application/json', StartBackgroundTaskBody);
      const { kind, job_id, candidate_ids, ...others } = body;
      refuseUnkept(others);
      const caller = c.get('caller');
      const task = await transactAs(db, caller, async (trx) => {
        const input = { kind, job_id, ...(candidate_ids ? { candidate_ids } : {}) };
        return toTask(trx, await startTask(trx, caller, input, clock()));
      });
      wakeTasks?.();
      return c.json(task, 201);
    },

    async getRescoring(c) {
      return c.json({ to_rescore: await countToRescore(db, c.get('caller'), readId(c)) });
    },

    async cancelBackgroundTask(c) {
      const { id } = await requireTask(db, c.get('caller'), readId(c));
      await db
        .updateTable('background_tasks')
        .set({ state: 'cancelled', ended_at: clock().toISOString() })
        .where('id', '=', id)
        .where('state', 'in', UNENDED)
        .execute();
      return c.body(null, 204);
    },

    async readBackgroundTaskResults(c) {
      const caller = c.get('caller');
      const { from = 0 } = readQuery(c, ReadBackgroundTaskResultsQueryParams);
      const task = await requireTask(db, caller, readId(c));
      if (task.user_id !== caller.userId) throw notFound();
      const most = Math.min(backgroundTaskLimits.results, Math.max(0, task.done - from));
      const ids = most === 0 ? [] : await readCandidateIds(db, task.id, { from, most });
      const wanted = ids.map((candidateId) => ({ candidateId, jobId: task.job_id }));
      const answer: BackgroundTaskResults = {
        task: await toTask(db, task),
        results: wanted.length === 0 ? [] : await readResults(wanted),
        next: from + wanted.length,
      };
      return c.json(answer);

      async function readResults(pairs: typeof wanted) {
        const { scored, told: decisionsOf } = await scorePairs(
          scoring,
          caller,
          pairs,
          (trx) => findLatestDecisions(trx, caller, pairs),
          { signal: c.req.raw.signal, until: Date.now() + REREAD_MS },
        );
        return pairs.map((pair, index) => toPairResult(pair, scored[index], decisionsOf));
      }
    },
  } satisfies Handlers;
}
