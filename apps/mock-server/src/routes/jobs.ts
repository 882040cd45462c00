import { CreateJobBody } from '@cortex/api-client/jobs/validators';
import type { Job } from '@cortex/api-client/model';
import type { Executor } from '../db/schema.ts';
import type { Dependencies } from '../dependencies.ts';
import { recordEvent } from '../events.ts';
import { newId } from '../ids.ts';
import type { Handlers } from '../operation.ts';
import { visibleJobs } from '../policy.ts';
import type { Caller } from '../sessions.ts';
import { readBody } from '../validation.ts';

export function jobRoutes({ db, clock }: Dependencies) {
  return {
    async listJobs(c) {
      return c.json(await selectJobs(db, c.get('caller')).execute().then(toJobs));
    },

    async createJob(c) {
      const caller = c.get('caller');
      const input = await readBody(c, 'application/json', CreateJobBody);
      const id = newId('job');
      const at = clock().toISOString();
      const job = await db.transaction().execute(async (trx) => {
        await trx
          .insertInto('jobs')
          .values({
            id,
            organization_id: caller.organizationId,
            owner_id: caller.userId,
            ...input,
            created_at: at,
            deleted_at: null,
          })
          .execute();
        await recordEvent(trx, caller, 'job_created', id, at);
        return toJob(await selectJobs(trx, caller).where('jobs.id', '=', id).executeTakeFirstOrThrow());
      });
      return c.json(job, 201);
    },
  } satisfies Handlers;
}

function selectJobs(db: Executor, caller: Caller) {
  return visibleJobs(db, caller)
    .innerJoin('users', 'users.id', 'jobs.owner_id')
    .select([
      'jobs.id',
      'jobs.title',
      'jobs.description',
      'jobs.skills_required',
      'jobs.created_at',
      'jobs.owner_id',
      'users.full_name',
    ]);
}

type JobSelection = Awaited<ReturnType<ReturnType<typeof selectJobs>['executeTakeFirstOrThrow']>>;

function toJob({ owner_id, full_name, ...job }: JobSelection): Job {
  return { ...job, created_by: { id: owner_id, full_name } };
}

function toJobs(rows: JobSelection[]): Job[] {
  return rows.map(toJob);
}
