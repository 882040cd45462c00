import { analysisLimits } from '@cortex/api-client/limits';
import { visibleJobs } from '../access/policy.ts';
import { type Refused, type Scored, type Scoring, scorePairs } from '../scores/scorePairs.ts';
import { readCandidateIds } from './candidateParts.ts';
import { findPerson } from './findPerson.ts';
import { type Change, end, pauseFrom, type Task } from './leases.ts';

/** A turn reads no longer; the first one is short, so that something is seen at once. */
const TURN_MS = 1_500;
const FIRST_TURN_MS = 400;

/** Analyzes the next candidates of a task for its job, for a second or two. Gives how far it is then. */
export async function scoreInTurn(scoring: Scoring, { id }: Task): Promise<Change> {
  const { db, clock } = scoring;
  const task = await db.selectFrom('background_tasks').selectAll().where('id', '=', id).executeTakeFirst();
  const person = task && (await findPerson(db, task));
  if (!person) return end('cancelled', clock());
  const job = visibleJobs(db, person).select('jobs.id').where('jobs.id', '=', task.job_id);
  if (!(await job.executeTakeFirst())) return end('failed', clock(), 'The job is no longer there.');
  const from = task.done;
  const ids = await readCandidateIds(db, id, { from, most: analysisLimits.pairs });
  const wanted = ids.map((candidateId) => ({ candidateId, jobId: task.job_id }));
  const until = Date.now() + (from === 0 ? FIRST_TURN_MS : TURN_MS);
  const { scored } = await scorePairs(scoring, { ...person, address: '' }, wanted, async () => {}, { until });
  const open = scored.findIndex(isToCome);
  const settled = open === -1 ? scored : scored.slice(0, open);
  if (settled.length === 0) return pauseFrom(clock());
  const done = from + settled.length;
  const refused = task.refused + settled.filter((one) => 'refused' in one).length;
  const progress: Change = { done, refused, failures: 0, state: 'running' };
  return done < task.total ? progress : { ...progress, ...end('done', clock()) };
}

/** Whether a pair was not reached in its turn, or found no free worker. */
function isToCome(one: Scored | Refused): boolean {
  return 'refused' in one && one.refused.status === 503;
}
