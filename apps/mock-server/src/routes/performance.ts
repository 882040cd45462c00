import type { OrganizationPerformance, UserPerformance } from '@cortex/api-client/model';
import {
  GetUserPerformanceHistoryQueryParams,
  GetUserPerformanceQueryParams,
} from '@cortex/api-client/performance/validators';
import { requireOwnFigures } from '../access/policy.ts';
import type { Caller } from '../access/sessions.ts';
import type { Handlers } from '../api/addOperation.ts';
import { readQuery } from '../api/validation.ts';
import type { Executor } from '../db/schema.ts';
import type { Store } from '../db/store.ts';
import { notFound } from '../http/HttpError.ts';
import {
  countActivity,
  countOpenRecords,
  countOpenRecordsByOwner,
  type OpenRecords,
  type Subject,
  toPercent,
} from '../performance/figures.ts';
import { readHistory } from '../performance/history.ts';
import { ALL_USERS, findPerformanceNames } from '../performance/names.ts';

const MAX_PERFORMERS = 10;

export function performanceRoutes({ db, clock }: Store) {
  return {
    async getUserPerformance(c) {
      const { user: name } = readQuery(c, GetUserPerformanceQueryParams);
      const subject = await findSubject(db, c.get('caller'), name);
      const { jobsFilled, candidatesShared, added, kept } = await countActivity(db, subject);
      const { activeJobs, activeCandidates } = await countOpenRecords(db, subject);
      const answer: UserPerformance = {
        name,
        jobsFilled,
        candidatesShared,
        activeJobs,
        activeCandidates,
        jobFillRate: toPercent(jobsFilled, jobsFilled + activeJobs),
        retentionRate: toPercent(kept, added),
      };
      return c.json(answer);
    },

    async getUserPerformanceHistory(c) {
      const { user: name, range } = readQuery(c, GetUserPerformanceHistoryQueryParams);
      const subject = await findSubject(db, c.get('caller'), name);
      return c.json(await readHistory(db, subject, range, clock()));
    },

    async getOrganizationPerformance(c) {
      const { organizationId } = c.get('caller');
      const names = await findPerformanceNames(db, organizationId);
      const openRecords = await countOpenRecordsByOwner(db, organizationId);
      const all = [...openRecords.values()];
      const performers = Array.from(names, ([name, userId]) => ({
        name,
        ...(openRecords.get(userId) ?? { activeJobs: 0, activeCandidates: 0 }),
      }));
      const answer: OrganizationPerformance = {
        total_jobs: sum(all.map(({ activeJobs }) => activeJobs)),
        total_candidates: sum(all.map(({ activeCandidates }) => activeCandidates)),
        topPerformers: performers
          .filter((performer) => both(performer) > 0)
          .toSorted((a, b) => both(b) - both(a) || a.name.localeCompare(b.name, 'en'))
          .slice(0, MAX_PERFORMERS),
      };
      return c.json(answer);
    },
  } satisfies Handlers;
}

function both({ activeJobs, activeCandidates }: OpenRecords): number {
  return activeJobs + activeCandidates;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/**
 * Whose figures a performance name asks for. Throws 403 where a regular user asks for another person, 404 for an
 * unknown name.
 */
async function findSubject(db: Executor, caller: Caller, name: string): Promise<Subject> {
  const { organizationId } = caller;
  if (name === ALL_USERS) return { organizationId, userId: null };
  const userId = (await findPerformanceNames(db, organizationId)).get(name);
  requireOwnFigures(caller, userId);
  if (userId === undefined) throw notFound();
  return { organizationId, userId };
}
