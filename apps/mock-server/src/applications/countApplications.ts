import type { ApplicationCount } from '@cortex/api-client/model';
import { type Sight, visibleCandidates, visibleJobs } from '../access/policy.ts';
import type { Executor } from '../db/schema.ts';
import { findStages } from './stages.ts';

/** How many candidates are with each job, of those that the caller sees, and how many of them are still in the first stage. */
export async function countApplications(db: Executor, caller: Sight): Promise<ApplicationCount[]> {
  const [first] = await findStages(db, caller);
  const rows = await visibleCandidates(db, caller)
    .innerJoin('applications', 'applications.candidate_id', 'candidates.id')
    .where('applications.job_id', 'in', visibleJobs(db, caller).select('jobs.id'))
    .groupBy('applications.job_id')
    .orderBy('applications.job_id')
    .select(({ fn }) => [
      'applications.job_id',
      fn.countAll<number | string>().as('candidates'),
      fn
        .countAll<number | string>()
        .filterWhere('applications.stage_id', '=', first?.id ?? '')
        .as('in_first_stage'),
    ])
    .execute();
  return rows.map(({ job_id, candidates, in_first_stage }) => ({
    job_id,
    candidates: Number(candidates),
    in_first_stage: Number(in_first_stage),
  }));
}
