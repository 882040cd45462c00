import type { DashboardCounts } from '@cortex/api-client/model';
import type { Dependencies } from '../dependencies.ts';
import type { Handlers } from '../operation.ts';
import { visibleCandidates, visibleJobs } from '../policy.ts';

export function dashboardRoutes({ db }: Dependencies) {
  return {
    async getDashboard(c) {
      const caller = c.get('caller');
      const count = db.fn.countAll<number | string>().as('count');
      const jobs = Number((await visibleJobs(db, caller).select(count).executeTakeFirstOrThrow()).count);
      const candidates = Number(
        (await visibleCandidates(db, caller).select(count).executeTakeFirstOrThrow()).count,
      );
      if (!caller.isAdmin) {
        const counts: DashboardCounts = { user_data: { user_jobs: jobs, user_candidates: candidates } };
        return c.json(counts);
      }
      const users = await db
        .selectFrom('users')
        .select(count)
        .where('organization_id', '=', caller.organizationId)
        .executeTakeFirstOrThrow();
      const counts: DashboardCounts = {
        admin_data: { total_jobs: jobs, total_candidates: candidates, total_users: Number(users.count) },
      };
      return c.json(counts);
    },
  } satisfies Handlers;
}
