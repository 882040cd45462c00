import { sql } from 'kysely';
import type { Executor } from '../db/schema.ts';

/** Whose figures: an organization's, or one of its people's. */
export type Subject = { organizationId: string; userId: string | null };

/** What a subject has now. */
export type OpenRecords = { activeJobs: number; activeCandidates: number };

/** What a subject ever did. `kept` is how many of the candidates that they added are still there. */
export type Activity = { jobsFilled: number; candidatesShared: number; added: number; kept: number };

const count = sql<number | string>`count(*)`;

/** The open jobs of a subject. */
function selectOpenJobs(db: Executor, { organizationId, userId }: Subject) {
  const jobs = db
    .selectFrom('jobs')
    .where('jobs.organization_id', '=', organizationId)
    .where('jobs.deleted_at', 'is', null);
  return userId === null ? jobs : jobs.where('jobs.owner_id', '=', userId);
}

/** The candidates of a subject. */
function selectCandidates(db: Executor, { organizationId, userId }: Subject) {
  const candidates = db.selectFrom('candidates').where('candidates.organization_id', '=', organizationId);
  return userId === null ? candidates : candidates.where('candidates.owner_id', '=', userId);
}

/** The events of a subject. */
export function selectEvents(db: Executor, { organizationId, userId }: Subject) {
  const events = db.selectFrom('events').where('events.organization_id', '=', organizationId);
  return userId === null ? events : events.where('events.user_id', '=', userId);
}

/** What a subject has now, in one query. */
export async function countOpenRecords(db: Executor, subject: Subject): Promise<OpenRecords> {
  const row = await db
    .selectNoFrom([
      selectOpenJobs(db, subject).select(count.as('count')).as('jobs'),
      selectCandidates(db, subject).select(count.as('count')).as('candidates'),
    ])
    .executeTakeFirstOrThrow();
  return { activeJobs: Number(row.jobs), activeCandidates: Number(row.candidates) };
}

/** What a subject ever did, in one query. */
export async function countActivity(db: Executor, subject: Subject): Promise<Activity> {
  const rows = await selectEvents(db, subject)
    .leftJoin('candidates', (join) =>
      join
        .onRef('candidates.id', '=', 'events.subject_id')
        .on('candidates.organization_id', '=', subject.organizationId),
    )
    .select((eb) => [
      'events.type',
      count.as('count'),
      eb.fn.count<number | string>('candidates.id').as('kept'),
    ])
    .groupBy('events.type')
    .execute();
  const byType = new Map(rows.map((row) => [row.type, row]));
  return {
    jobsFilled: Number(byType.get('job_closed')?.count ?? 0),
    candidatesShared: Number(byType.get('candidate_shared')?.count ?? 0),
    added: Number(byType.get('candidate_created')?.count ?? 0),
    kept: Number(byType.get('candidate_created')?.kept ?? 0),
  };
}

/** What each person of an organization has now, by their id, in two queries. Who has nothing is not in it. */
export async function countOpenRecordsByOwner(
  db: Executor,
  organizationId: string,
): Promise<Map<string, OpenRecords>> {
  const organization = { organizationId, userId: null };
  const jobs = await selectOpenJobs(db, organization)
    .select(['jobs.owner_id', count.as('count')])
    .groupBy('jobs.owner_id')
    .execute();
  const candidates = await selectCandidates(db, organization)
    .select(['candidates.owner_id', count.as('count')])
    .groupBy('candidates.owner_id')
    .execute();
  const openRecords = new Map<string, OpenRecords>();
  const openRecordsOf = (id: string) => openRecords.get(id) ?? { activeJobs: 0, activeCandidates: 0 };
  for (const { owner_id, count } of jobs) {
    openRecords.set(owner_id, { ...openRecordsOf(owner_id), activeJobs: Number(count) });
  }
  for (const { owner_id, count } of candidates) {
    openRecords.set(owner_id, { ...openRecordsOf(owner_id), activeCandidates: Number(count) });
  }
  return openRecords;
}

/** A part of a whole in percent with one decimal, or null where there is no whole. */
export function toPercent(part: number, whole: number): number | null {
  return whole === 0 ? null : Math.round((part / whole) * 1000) / 10;
}
