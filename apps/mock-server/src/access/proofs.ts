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

/** Notes that the person of a session entered their password again. */
export async function noteProof(db: Executor, tokenHash: string, now: Date): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ proved_at: now.toISOString() })
    .where('token_hash', '=', tokenHash)
    .execute();
}
