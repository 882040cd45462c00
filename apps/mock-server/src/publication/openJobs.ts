import type { OpenJob, OpenJobs } from '@cortex/api-client/model';
import type { Executor } from '../db/schema.ts';
import { notFound } from '../http/HttpError.ts';

/** The jobs on the page of an address. Throws 404 where there is no page, or it is off. */
export async function listOpenJobs(db: Executor, address: string): Promise<OpenJobs> {
  const page = await db
    .selectFrom('jobs_pages')
    .innerJoin('organizations', 'organizations.id', 'jobs_pages.organization_id')
    .select(['organizations.id', 'organizations.name'])
    .where('jobs_pages.address', '=', address)
    .where('jobs_pages.is_on', '=', 1)
    .executeTakeFirst();
  if (!page) throw notFound();
  const rows = await db
    .selectFrom('publications')
    .innerJoin('jobs', 'jobs.id', 'publications.job_id')
    .select(['jobs.id', 'jobs.title', 'publications.place', 'publications.published_at'])
    .where('publications.organization_id', '=', page.id)
    .where('jobs.deleted_at', 'is', null)
    .orderBy('publications.published_at', 'desc')
    .orderBy('jobs.id')
    .execute();
  return { organization: page.name, jobs: rows.map(withPlace) };
}

/** A job on a page that is on, with whose it is. Throws 404 where it is not there. */
export async function requireOpenJob(db: Executor, id: string) {
  const row = await db
    .selectFrom('publications')
    .innerJoin('jobs', 'jobs.id', 'publications.job_id')
    .innerJoin('jobs_pages', 'jobs_pages.organization_id', 'publications.organization_id')
    .innerJoin('organizations', 'organizations.id', 'publications.organization_id')
    .select([
      'organizations.name as organization',
      'organizations.contact_email',
      'jobs_pages.address',
      'jobs.organization_id',
      'jobs.owner_id',
      'jobs.id',
      'jobs.title',
      'jobs.description',
      'jobs.skills_required',
      'publications.place',
      'publications.published_at',
    ])
    .where('jobs.id', '=', id)
    .where('jobs.deleted_at', 'is', null)
    .where('jobs_pages.is_on', '=', 1)
    .executeTakeFirst();
  if (!row) throw notFound();
  const { organization_id, owner_id, ...job } = row;
  const open: OpenJob = withPlace(job);
  return { organizationId: organization_id, ownerId: owner_id, job: open };
}

/** The address of the page that a job is or was on, on or off; undefined where its organization never had one. */
export async function findPageOf(db: Executor, jobId: string): Promise<string | undefined> {
  const page = await db
    .selectFrom('jobs')
    .innerJoin('jobs_pages', 'jobs_pages.organization_id', 'jobs.organization_id')
    .select('jobs_pages.address')
    .where('jobs.id', '=', jobId)
    .executeTakeFirst();
  return page?.address;
}

function withPlace<Row extends { place: string }>({ place, ...row }: Row) {
  return place === '' ? row : { ...row, place };
}
