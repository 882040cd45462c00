import type { Sight } from '../access/policy.ts';
import type { Executor } from '../db/schema.ts';

/** Who asked for a task, with the rights that they have now; undefined where they are gone. */
export async function findPerson(db: Executor, { user_id }: { user_id: string }): Promise<Sight | undefined> {
  const person = await db
    .selectFrom('users')
    .select(['organization_id', 'is_admin'])
    .where('id', '=', user_id)
    .executeTakeFirst();
  return (
    person && { userId: user_id, organizationId: person.organization_id, isAdmin: person.is_admin === 1 }
  );
}
