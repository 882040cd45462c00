import type { Executor } from './schema.ts';

/** Whether nobody has put anything into the database yet. */
export async function isEmpty(db: Executor): Promise<boolean> {
  return !(await db.selectFrom('organizations').select('id').limit(1).executeTakeFirst());
}
