import {
  CreateJobBody,
  ListJobChangesQueryParams,
  ReadJobCriteriaBody,
  UpdateJobBody,
} from '@cortex/api-client/jobs/validators';
import { jobLimits } from '@cortex/api-client/limits';
import type { Job, JobInput, PersonReference, Publication } from '@cortex/api-client/model';
import type { RawBuilder, Transaction } from 'kysely';
import { type Sight, visibleJobs } from '../access/policy.ts';
import type { Caller } from '../access/sessions.ts';
import { transactAs } from '../access/transactAs.ts';
import type { Handlers } from '../api/addOperation.ts';
import { isUnchanged } from '../api/etags.ts';
import { readListChanges } from '../api/listChanges.ts';
import { prepareList, sendList } from '../api/listResponses.ts';
import { readBody, readId, readQuery, refuseUnkept } from '../api/validation.ts';
import { placeWithoutStage } from '../applications/placeWithoutStage.ts';
import { countToRescore, readJobHash, rescoreAnew } from '../backgroundTasks/rescoring.ts';
import { fromJson, jsonColumn, jsonObject } from '../db/json.ts';
import { forgetEmbeddings } from '../db/keptEmbeddings.ts';
import { changeRecord } from '../db/listVersions.ts';
import { newId } from '../db/newId.ts';
import type { Database, Executor } from '../db/schema.ts';
import type { Store } from '../db/store.ts';
import { invalid, notFound } from '../http/HttpError.ts';
import { appendEntry } from '../ledger/appendEntry.ts';
import { recordEvent } from '../performance/recordEvent.ts';
import { announce } from '../webhooks/announce.ts';
import type { Perform } from '../workers/perform.ts';

const UNDO_MS = jobLimits.undoSeconds * 1000;

export function jobRoutes({ db, clock, perform }: Store & { perform: Perform }) {
  return {
    async listJobs(c) {
      if (isUnchanged(c, 'jobs')) return c.body(null, 304);
      return sendList(c, await listFor(db, c.get('caller')));
    },

    async listJobChanges(c) {
      const { since } = readQuery(c, ListJobChangesQueryParams);
      const rows = (sight: Sight, where: RawBuilder<boolean>) => selectJobs(db, sight).where(where).execute();
      return c.json(await readListChanges(db, c.get('caller'), { list: 'jobs', since, rows }));
    },

    async createJob(c) {
      const caller = c.get('caller');
      const input = await toColumns(await readBody(c, 'application/json', CreateJobBody));
      const now = clock();
      const job = await transactAs(db, caller, async (trx) => {
        const id =
          (await restoreJob(trx, caller, input, now)) ??
          (await insertJob(trx, caller, input, now.toISOString()));
        await changeRecord(trx, caller, 'jobs', { id });
        return getJob(trx, caller, id);
      });
      return c.json(job, 201);
    },

    async updateJob(c) {
      const caller = c.get('caller');
      const input = await toColumns(await readBody(c, 'application/json', UpdateJobBody));
      const job = await transactAs(db, caller, async (trx) => {
        const id = readId(c);
        const before = await readJobHash(trx, caller, id);
        await trx.updateTable('jobs').set(input).where('id', '=', id).execute();
        await forgetEmbeddings(trx, { jobId: id });
        await changeRecord(trx, caller, 'jobs', { id });
        const at = clock().toISOString();
        await announce(trx, caller, { kind: 'job.updated', at, data: { job_id: id } });
        const now = await getJob(trx, caller, id);
        if ((await readJobHash(trx, caller, id)) === before) return now;
        await rescoreAnew(trx, id, before);
        const toRescore = await countToRescore(trx, caller, id);
        return toRescore > 0 ? { ...now, to_rescore: toRescore } : now;
      });
      return c.json(job);
    },

    async readJobCriteria(c) {
      const job = await readBody(c, 'application/json', ReadJobCriteriaBody);
      const { organizationId, address } = c.get('caller');
      const { signal } = c.req.raw;
      return c.json(await perform('criteria', job, { organizationId, address, signal }));
    },

    async deleteJob(c) {
      const caller = c.get('caller');
      const at = clock().toISOString();
      await transactAs(db, caller, async (trx) => {
        const job = await visibleJobs(trx, caller)
          .select(['jobs.id', 'jobs.owner_id'])
          .where('jobs.id', '=', readId(c))
          .executeTakeFirst();
        if (!job) throw notFound();
        await trx
          .updateTable('jobs')
          .set({ deleted_at: at, deleted_by: caller.userId })
          .where('id', '=', job.id)
          .execute();
        await changeRecord(trx, caller, 'jobs', { id: job.id, lostBy: [job.owner_id] });
        await forgetEmbeddings(trx, { jobId: job.id });
        const owner = { organizationId: caller.organizationId, userId: job.owner_id };
        await recordEvent(trx, owner, 'job_closed', job.id, at);
        await appendEntry(trx, caller, { at, kind: 'job_deleted', subjectId: job.id, details: {} });
      });
      return c.json({ message: 'Job deleted.' });
    },
  } satisfies Handlers;
}

type JobColumns = Omit<JobInput, 'criteria'> & { criteria?: string };

/** Refuses criteria that no score may rest on. Without criteria, those that were set before stay. */
async function toColumns({
  title,
  description,
  skills_required,
  criteria,
  ...others
}: JobInput): Promise<JobColumns> {
  refuseUnkept(others);
  const input = { title, description, skills_required };
  if (!criteria) return input;
  const { protectedReason } = await import('@cortex/scoring');
  for (const { name, importance } of criteria) {
    const reason = importance === 'left_out' ? undefined : protectedReason(name);
    if (reason) throw invalid({ criteria: reason });
  }
  return { ...input, criteria: JSON.stringify(criteria) };
}

async function insertJob(db: Executor, caller: Caller, input: JobColumns, at: string): Promise<string> {
  const id = newId('job');
  await db
    .insertInto('jobs')
    .values({
      id,
      organization_id: caller.organizationId,
      owner_id: caller.userId,
      criteria: null,
      ...input,
      created_at: at,
      deleted_at: null,
      deleted_by: null,
    })
    .execute();
  await recordEvent(db, caller, 'job_created', id, at);
  return id;
}

/**
 * Takes back a deletion of the identical job by the same person within a minute. Gives its id, or undefined where
 * there was none.
 */
async function restoreJob(
  db: Transaction<Database>,
  caller: Caller,
  input: JobColumns,
  now: Date,
): Promise<string | undefined> {
  const job = await db
    .selectFrom('jobs')
    .select('id')
    .where('organization_id', '=', caller.organizationId)
    .where('deleted_by', '=', caller.userId)
    .where('deleted_at', '>', new Date(now.getTime() - UNDO_MS).toISOString())
    .where('title', '=', input.title)
    .where('description', '=', input.description)
    .where('skills_required', '=', input.skills_required)
    .where('criteria', input.criteria === undefined ? 'is' : '=', input.criteria ?? null)
    .orderBy('deleted_at', 'desc')
    .orderBy('id')
    .executeTakeFirst();
  if (!job) return undefined;
  await db.updateTable('jobs').set({ deleted_at: null, deleted_by: null }).where('id', '=', job.id).execute();
  await db.deleteFrom('events').where('type', '=', 'job_closed').where('subject_id', '=', job.id).execute();
  const at = now.toISOString();
  await appendEntry(db, caller, { at, kind: 'job_restored', subjectId: job.id, details: {} });
  await placeWithoutStage(db, caller, { job_id: job.id }, now);
  return job.id;
}

export async function getJob(db: Executor, caller: Caller, id: string): Promise<Job> {
  const row = await selectJobs(db, caller).where('jobs.id', '=', id).executeTakeFirst();
  if (!row) throw notFound();
  return fromJson(row.json);
}

const listFor = prepareList({
  table: 'jobs',
  ids: (db, sight) =>
    visibleJobs(db, sight).select('jobs.id as id').orderBy('jobs.created_at').orderBy('jobs.id'),
  rows: (db, sight, { where, limit }) =>
    selectJobs(db, sight).where(where).orderBy('jobs.created_at').orderBy('jobs.id').limit(limit),
});

function selectJobs(db: Executor, sight: Sight) {
  return (
    visibleJobs(db, sight)
      .innerJoin('users', 'users.id', 'jobs.owner_id')
      // As all of theirs are; told so, PostgreSQL looks at no others.
      .where('users.organization_id', '=', sight.organizationId)
      .leftJoin('publications', 'publications.job_id', 'jobs.id')
      .select((eb) => {
        const { ref } = eb;
        const publication = jsonObject<Publication>(
          db,
          { published_at: ref('publications.published_at') },
          { place: eb.fn('nullif', [ref('publications.place'), eb.val('')]) },
        );
        return jsonObject<Job>(
          db,
          {
            id: ref('jobs.id'),
            title: ref('jobs.title'),
            description: ref('jobs.description'),
            skills_required: ref('jobs.skills_required'),
            created_at: ref('jobs.created_at'),
            created_by: jsonObject<PersonReference>(db, {
              id: ref('jobs.owner_id'),
              full_name: ref('users.full_name'),
            }),
          },
          {
            criteria: jsonColumn(db, ref('jobs.criteria')),
            publication: eb
              .case()
              .when('publications.job_id', 'is not', null)
              .then(jsonColumn(db, publication))
              .end(),
          },
        ).as('json');
      })
  );
}
