import type { Executor, Plan } from './db/schema.ts';
import { hashSecret, newSecret } from './ids.ts';

const IDLE_MS = 12 * 60 * 60 * 1000;
const LIFETIME_MS = 7 * 24 * 60 * 60 * 1000;
const LAST_USE_STEP_MS = 5 * 60 * 1000;

/** Who asks, read afresh on each request. */
export type Caller = {
  userId: string;
  organizationId: string;
  isAdmin: boolean;
  plan: Plan;
  tokenHash: string;
};

/** Opens a session and gives its token, which is kept hashed only. */
export async function openSession(db: Executor, userId: string, now: Date): Promise<string> {
  const token = newSecret();
  const at = now.toISOString();
  await db
    .insertInto('sessions')
    .values({ token_hash: await hashSecret(token), user_id: userId, created_at: at, last_used_at: at })
    .execute();
  return token;
}

/**
 * The caller behind a token, or null where the session is unknown or has ended: 12 hours after the last use, 7 days after its start.
 * The last use is written at most every 5 minutes.
 */
export async function findCaller(db: Executor, token: string, now: Date): Promise<Caller | null> {
  const tokenHash = await hashSecret(token);
  const row = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .innerJoin('organizations', 'organizations.id', 'users.organization_id')
    .select([
      'sessions.created_at',
      'sessions.last_used_at',
      'users.id as userId',
      'users.is_admin',
      'users.organization_id as organizationId',
      'organizations.plan',
    ])
    .where('sessions.token_hash', '=', tokenHash)
    .executeTakeFirst();
  if (!row) return null;
  const idle = now.getTime() - Date.parse(row.last_used_at);
  const age = now.getTime() - Date.parse(row.created_at);
  if (idle > IDLE_MS || age > LIFETIME_MS) {
    await closeSession(db, tokenHash);
    return null;
  }
  if (idle > LAST_USE_STEP_MS) {
    await db
      .updateTable('sessions')
      .set({ last_used_at: now.toISOString() })
      .where('token_hash', '=', tokenHash)
      .execute();
  }
  const { userId, organizationId, plan } = row;
  return { userId, organizationId, plan, isAdmin: row.is_admin === 1, tokenHash };
}

/** Ends a session. */
export async function closeSession(db: Executor, tokenHash: string): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute();
}

/** Ends all sessions of a person but one. */
export async function closeOtherSessions(
  db: Executor,
  userId: string,
  exceptTokenHash: string,
): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('token_hash', '!=', exceptTokenHash)
    .execute();
}
