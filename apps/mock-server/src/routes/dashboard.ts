import type { DashboardCounts, Viewer } from '@cortex/api-client/model';
import { PRICING_TIERS, visibleCandidates, visibleJobs } from '../access/policy.ts';
import type { Caller } from '../access/sessions.ts';
import type { Handlers } from '../api/addOperation.ts';
import type { Executor } from '../db/schema.ts';
import type { Store } from '../db/store.ts';

export function dashboardRoutes({ db }: Pick<Store, 'db'>) {
  return {
    async getDashboard(c) {
      const caller = c.get('caller');
      const count = db.fn.countAll<number | string>().as('count');
      const jobs = Number((await visibleJobs(db, caller).select(count).executeTakeFirstOrThrow()).count);
      const candidates = Number(
        (await visibleCandidates(db, caller).select(count).executeTakeFirstOrThrow()).count,
      );
      const viewer = await findViewer(db, caller);
      if (!caller.isAdmin) {
        const counts: DashboardCounts = {
          user_data: { user_jobs: jobs, user_candidates: candidates },
          viewer,
        };
        return c.json(counts);
      }
      const users = await db
        .selectFrom('users')
        .select(count)
        .where('organization_id', '=', caller.organizationId)
        .executeTakeFirstOrThrow();
      const counts: DashboardCounts = {
        admin_data: { total_jobs: jobs, total_candidates: candidates, total_users: Number(users.count) },
        viewer,
      };
      return c.json(counts);
    },
  } satisfies Handlers;
}

async function findViewer(db: Executor, caller: Caller): Promise<Viewer> {
  const { plan, ...person } = await db
    .selectFrom('users')
    .innerJoin('organizations', 'organizations.id', 'users.organization_id')
    .select(['full_name', 'username', 'email', 'organizations.name as organization_name', 'plan'])
    .where('users.id', '=', caller.userId)
    .where('organizations.id', '=', caller.organizationId)
    .executeTakeFirstOrThrow();
  return { ...person, pricing_tier: PRICING_TIERS[plan] };
}
