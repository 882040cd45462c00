import type { Executor } from '../db/schema.ts';

/**
 * Ends what somebody made as an admin and others could use: keys of programs and open invitations. It ends with the role, and does not
 * come back with it.
 */
export async function endAdminsGrants(db: Executor, userId: string): Promise<void> {
  await db.deleteFrom('api_keys').where('user_id', '=', userId).execute();
  await db.deleteFrom('invitations').where('created_by', '=', userId).execute();
}
