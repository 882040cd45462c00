import { hashSecret, newSecret } from '../access/secrets.ts';
import type { CompanySignInRow } from '../db/companySignInTables.ts';
import type { Executor } from '../db/schema.ts';

/** How long somebody may take at the provider. */
const MINUTES = 10;

export type Begun = { state: string; binding: string; nonce: string; codeVerifier: string };

/** Begins an attempt. What the browser has to bring back is kept as hashes. */
export async function beginAttempt(db: Executor, now: Date): Promise<Begun> {
  const [state, binding, nonce, codeVerifier] = [newSecret(), newSecret(), newSecret(), newSecret()];
  await db
    .insertInto('company_sign_ins')
    .values({
      state_hash: hashSecret(state),
      binding_hash: hashSecret(binding),
      nonce,
      code_verifier: codeVerifier,
      created_at: now.toISOString(),
    })
    .execute();
  return { state, binding, nonce, codeVerifier };
}

/** Takes an attempt, which is good once; undefined where it is unknown, too old, or of another browser. */
export async function takeAttempt(
  db: Executor,
  { state, binding }: Pick<Begun, 'state' | 'binding'>,
  now: Date,
): Promise<CompanySignInRow | undefined> {
  const row = await db
    .deleteFrom('company_sign_ins')
    .where('state_hash', '=', hashSecret(state))
    .returningAll()
    .executeTakeFirst();
  if (!row || row.created_at <= oldestAttempt(now)) return undefined;
  return row.binding_hash === hashSecret(binding) ? row : undefined;
}

/** When an attempt that still counts was begun at the earliest. */
export function oldestAttempt(now: Date): string {
  return new Date(now.getTime() - MINUTES * 60_000).toISOString();
}
