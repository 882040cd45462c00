import type { HistoryRange, PerformanceHistoryRow } from '@cortex/api-client/model';
import { sql } from 'kysely';
import type { Executor } from '../db/schema.ts';
import { type Subject, selectEvents } from './figures.ts';
import { countedSince, listPeriods } from './periods.ts';

/** What happened to a subject in each period of a range as of `now`, oldest first, from the events, in one query. */
export async function readHistory(
  db: Executor,
  subject: Subject,
  range: HistoryRange,
  now: Date,
): Promise<PerformanceHistoryRow[]> {
  const period = sql<string>`substr(${sql.ref('events.at')}, 1, ${sql.lit(range === 'Yearly' ? 4 : 7)})`;
  const rows = await selectEvents(db, subject)
    .select((eb) => ['events.type', period.as('period'), eb.fn.countAll<number | string>().as('count')])
    .where('events.at', '>=', countedSince(range, now))
    .groupBy(['events.type', period])
    .execute();
  const counts = new Map(rows.map((row) => [`${row.type} ${row.period}`, Number(row.count)]));
  const first = rows.map((row) => row.period).toSorted()[0];
  return listPeriods(range, now, first).map(({ label, prefix }) => ({
    month: label,
    jobsFilled: counts.get(`job_closed ${prefix}`) ?? 0,
    candidatesShared: counts.get(`candidate_shared ${prefix}`) ?? 0,
  }));
}
