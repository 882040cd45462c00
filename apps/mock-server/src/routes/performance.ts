import type {
  OrganizationPerformance,
  PerformanceHistoryRow,
  UserPerformance,
} from '@cortex/api-client/model';
import {
  GetUserPerformanceHistoryQueryParams,
  GetUserPerformanceQueryParams,
} from '@cortex/api-client/performance/validators';
import { sql } from 'kysely';
import type { Executor } from '../db/schema.ts';
import type { Dependencies } from '../dependencies.ts';
import { notFound } from '../errors.ts';
import type { Handlers } from '../operation.ts';
import {
  countCandidates,
  countEvents,
  countKept,
  countOpenJobs,
  type Subject,
  selectEvents,
  toPercent,
} from '../performance/figures.ts';
import { ALL_USERS, findPerformanceNames } from '../performance/names.ts';
import { listPeriods } from '../performance/periods.ts';
import { requireOwnFigures } from '../policy.ts';
import type { Caller } from '../sessions.ts';
import { readQuery } from '../validation.ts';

const MOST_PERFORMERS = 10;

export function performanceRoutes({ db, clock }: Dependencies) {
  return {
    async getUserPerformance(c) {
      const { user: name } = readQuery(c, GetUserPerformanceQueryParams);
      const subject = await findSubject(db, c.get('caller'), name);
      const jobsFilled = await countEvents(db, subject, 'job_closed');
      const activeJobs = await countOpenJobs(db, subject);
      const added = await countEvents(db, subject, 'candidate_created');
      const answer: UserPerformance = {
        name,
        jobsFilled,
        candidatesShared: await countEvents(db, subject, 'candidate_shared'),
        activeJobs,
        activeCandidates: await countCandidates(db, subject),
        jobFillRate: toPercent(jobsFilled, jobsFilled + activeJobs),
        retentionRate: toPercent(await countKept(db, subject), added),
      };
      return c.json(answer);
    },

    async getUserPerformanceHistory(c) {
      const { user: name, range } = readQuery(c, GetUserPerformanceHistoryQueryParams);
      const subject = await findSubject(db, c.get('caller'), name);
      const now = clock();
      const first = await selectEvents(db, subject)
        .select((eb) => eb.fn.min('at').as('at'))
        .executeTakeFirst();
      const { since, periods } = listPeriods(range, now, first?.at ?? now.toISOString());
      const prefix = sql<string>`substr(at, 1, ${sql.lit(range === 'Yearly' ? 4 : 7)})`;
      const counts = await selectEvents(db, subject)
        .select((eb) => ['type', prefix.as('prefix'), eb.fn.countAll<number | string>().as('count')])
        .where('type', 'in', ['job_closed', 'candidate_shared'])
        .where('at', '>=', since)
        .groupBy(['type', prefix])
        .execute();
      const countOf = (type: string, period: string) =>
        Number(counts.find((row) => row.type === type && row.prefix === period)?.count ?? 0);
      const rows: PerformanceHistoryRow[] = periods.map((period) => ({
        month: period.label,
        jobsFilled: countOf('job_closed', period.prefix),
        candidatesShared: countOf('candidate_shared', period.prefix),
      }));
      return c.json(rows);
    },

    async getOrganizationPerformance(c) {
      const { organizationId } = c.get('caller');
      const names = await findPerformanceNames(db, organizationId);
      const performers = await Promise.all(
        Array.from(names, async ([name, userId]) => {
          const subject = { organizationId, userId };
          const activeJobs = await countOpenJobs(db, subject);
          const activeCandidates = await countCandidates(db, subject);
          return { name, activeJobs, activeCandidates, sum: activeJobs + activeCandidates };
        }),
      );
      const organization = { organizationId, userId: null };
      const answer: OrganizationPerformance = {
        total_jobs: await countOpenJobs(db, organization),
        total_candidates: await countCandidates(db, organization),
        topPerformers: performers
          .filter(({ sum }) => sum > 0)
          .toSorted((a, b) => b.sum - a.sum || a.name.localeCompare(b.name, 'en'))
          .slice(0, MOST_PERFORMERS)
          .map(({ sum, ...performer }) => performer),
      };
      return c.json(answer);
    },
  } satisfies Handlers;
}

/** Whose figures a performance name asks for. Throws 403 where a regular user asks for another person, 404 for an unknown name. */
async function findSubject(db: Executor, caller: Caller, name: string): Promise<Subject> {
  const { organizationId } = caller;
  if (name === ALL_USERS) return { organizationId, userId: null };
  const userId = (await findPerformanceNames(db, organizationId)).get(name);
  requireOwnFigures(caller, userId);
  if (userId === undefined) throw notFound();
  return { organizationId, userId };
}
