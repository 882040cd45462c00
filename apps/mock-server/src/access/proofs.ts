import { sessionLimits } from '@cortex/api-client/limits';
import type { Executor } from '../db/schema.ts';
import { HttpError } from '../http/HttpError.ts';
import type { Caller } from './sessions.ts';

const FRESH_MS = sessionLimits.proofHours * 60 * 60_000;

/** Refuses with 403 where the caller's last proof of who they are is too long ago for what is dangerous. */
export function requireFreshProof({ provedAt }: Caller, now: Date): void {
  if (now.getTime() - Date.parse(provedAt) <= FRESH_MS) return;
  throw new HttpError(
    403,
    'reauthentication_required',
    'Enter your password again to do this. You signed in some hours ago.',
  );
}

/**
 * Refuses with 403 where the session of a caller rests on their company's sign-in alone: who takes that away from themself has to
 * know another way in.
 */
export async function requireOwnProof(db: Executor, { tokenHash }: Caller): Promise<void> {
  const session = await db
    .selectFrom('sessions')
    .select('proved_by')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  if (session?.proved_by === 'password' || session?.proved_by === 'passkey') return;
  throw new HttpError(
    403,
    'reauthentication_required',
    'Enter your password to do this: you sign in with it afterwards. Without one, ask for a one-time password first.',
  );
}

/** Notes that the person of a session entered their password again. */
export async function noteProof(db: Executor, tokenHash: string, now: Date): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ proved_at: now.toISOString(), proved_by: 'password' })
    .where('token_hash', '=', tokenHash)
    .execute();
}
