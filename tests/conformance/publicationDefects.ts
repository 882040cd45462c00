import { isRecord, recordAt } from '@cortex/conformance/json';
import { inAnswers, inRequests } from './plant.ts';
import { afterCall, idIn } from './plantInRecords.ts';
import type { ServerDefect } from './ServerDefect.ts';

const JOBS = /^\/jobs\/?$/;

/** What a server does wrong with the public page of open jobs. */
export const publicationDefects: readonly ServerDefect[] = [
  {
    name: 'a page that is off is still read',
    operationId: 'updateJobsPage',
    column: 'life',
    plant: afterCall('PUT', '/jobs_page/', async ({ response, db }) => {
      if (response.ok) await db.updateTable('jobs_pages').set({ is_on: 1 }).execute();
      return undefined;
    }),
  },
  {
    name: 'every job is on the page',
    operationId: 'listOpenJobs',
    column: 'life',
    plant: afterCall('POST', '/jobs/', async ({ response, body, db }) => {
      if (!response.ok || !isRecord(body)) return undefined;
      const job_id = String(body.id);
      const { organization_id } = await db
        .selectFrom('jobs')
        .select('organization_id')
        .where('id', '=', job_id)
        .executeTakeFirstOrThrow();
      const published_at = '2026-11-05T09:00:00.000Z';
      await db
        .insertInto('publications')
        .values({ job_id, organization_id, place: '', published_at })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      return undefined;
    }),
  },
  {
    name: 'an open job names its owner',
    operationId: 'getOpenJob',
    column: 'life',
    plant: afterCall('GET', '/open_jobs/{id}', async ({ response, body, request, db }) => {
      if (!response.ok || !isRecord(body)) return undefined;
      const owner = await db
        .selectFrom('jobs')
        .innerJoin('users', 'users.id', 'jobs.owner_id')
        .select('users.email')
        .where('jobs.id', '=', idIn(request))
        .executeTakeFirst();
      return Response.json({ ...body, contact_email: owner?.email });
    }),
  },
  {
    name: 'the list of jobs does not say what is on the page',
    operationId: 'publishJob',
    column: 'life',
    plant: inAnswers('GET', JOBS, ({ status, body }) =>
      status === 200 && Array.isArray(body)
        ? {
            body: body.map((job: unknown) => {
              const { publication: _, ...rest } = recordAt({ job }, 'job');
              return rest;
            }),
          }
        : undefined,
    ),
  },
  {
    name: 'who applies is in the last stage',
    operationId: 'applyToJob',
    column: 'life',
    plant: afterCall('POST', '/open_jobs/{id}/applications', async ({ response, request, db }) => {
      if (response.ok)
        await db
          .updateTable('applications')
          .set({ stage_id: 'stg_other' })
          .where('job_id', '=', idIn(request))
          .execute();
      return undefined;
    }),
  },
  {
    name: 'the answer to an application names the candidate',
    operationId: 'applyToJob',
    column: 'life',
    plant: afterCall('POST', '/open_jobs/{id}/applications', async ({ response, body, request, db }) => {
      if (!response.ok || !isRecord(body)) return undefined;
      const row = await db
        .selectFrom('applications')
        .select('candidate_id')
        .where('job_id', '=', idIn(request))
        .executeTakeFirst();
      return Response.json({ ...body, candidate_id: row?.candidate_id }, { status: 201 });
    }),
  },
  {
    name: 'a form sent again is another application',
    operationId: 'applyToJob',
    column: 'life',
    plant: afterCall('POST', '/open_jobs/{id}/applications', async ({ response, db }) => {
      if (response.ok) await db.deleteFrom('creations').execute();
      return undefined;
    }),
  },
  {
    name: 'a place is not kept',
    operationId: 'publishJob',
    column: 'life',
    plant: inRequests('PUT', /^\/jobs\/[^/]+\/publication\/?$/, ({ place: _, ...sent }) => sent),
  },
];
