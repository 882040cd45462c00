import { type SqlBool, sql } from 'kysely';
import type { EventType, Executor } from '../db/schema.ts';

/** Whose figures: an organization's, or one of its people's. */
export type Subject = { organizationId: string; userId: string | null };

const count = sql<number | string>`count(*)`.as('count');

/** The events of a subject. */
export function selectEvents(db: Executor, { organizationId, userId }: Subject) {
  const events = db.selectFrom('events').where('events.organization_id', '=', organizationId);
  return userId === null ? events : events.where('events.user_id', '=', userId);
}

/** How often something happened. */
export async function countEvents(db: Executor, subject: Subject, type: EventType): Promise<number> {
  const row = await selectEvents(db, subject)
    .select(count)
    .where('type', '=', type)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** How many of the candidates that a subject ever added are still kept. */
export async function countKept(db: Executor, subject: Subject): Promise<number> {
  const row = await selectEvents(db, subject)
    .select(count)
    .where('type', '=', 'candidate_created')
    .where(sql<SqlBool>`exists (select 1 from candidates where candidates.id = events.subject_id)`)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** How many open jobs a subject owns. */
export async function countOpenJobs(db: Executor, { organizationId, userId }: Subject): Promise<number> {
  const jobs = db
    .selectFrom('jobs')
    .select(count)
    .where('organization_id', '=', organizationId)
    .where('deleted_at', 'is', null);
  const row = await (userId === null ? jobs : jobs.where('owner_id', '=', userId)).executeTakeFirstOrThrow();
  return Number(row.count);
}

/** How many candidates a subject owns. */
export async function countCandidates(db: Executor, { organizationId, userId }: Subject): Promise<number> {
  const candidates = db.selectFrom('candidates').select(count).where('organization_id', '=', organizationId);
  const row = await (userId === null
    ? candidates
    : candidates.where('owner_id', '=', userId)
  ).executeTakeFirstOrThrow();
  return Number(row.count);
}

/** A part of a whole in percent with one decimal, or null where there is no whole. */
export function toPercent(part: number, whole: number): number | null {
  return whole === 0 ? null : Math.round((part / whole) * 1000) / 10;
}
