import type { Executor } from '../db/schema.ts';

/** The name that stands for everybody. */
export const ALL_USERS = 'All Users';

/**
 * The ids of an organization's people by performance name: the full name, and where two share one, the username follows
 * in brackets.
 */
export async function findPerformanceNames(
  db: Executor,
  organizationId: string,
): Promise<Map<string, string>> {
  const people = await db
    .selectFrom('users')
    .select(['id', 'full_name', 'username'])
    .where('organization_id', '=', organizationId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const counts = new Map<string, number>();
  for (const { full_name } of people) counts.set(full_name, (counts.get(full_name) ?? 0) + 1);
  return new Map(
    people.map(({ id, full_name, username }) => {
      const shared = (counts.get(full_name) ?? 0) > 1;
      return [shared ? `${full_name} (${username})` : full_name, id];
    }),
  );
}
