import { mkdirSync } from 'node:fs';
import { scryptHash } from './access/passwords.ts';
import { newOneTimePassword } from './access/secrets.ts';
import { signInvitation } from './access/signUp.ts';
import type { Place } from './db/backups.ts';
import { openDatabase } from './db/openDatabase.ts';
import { transact } from './db/transact.ts';
import { withDatabase } from './db/withDatabase.ts';
import { HttpError } from './http/HttpError.ts';
import { insertOrganization } from './routes/organizations.ts';

/** An invitation for `SIGN_UP=invite`, for the organization of this email. The server may run meanwhile. */
export function inviteOrganization(place: Place, email: string): Promise<string> {
  return withDatabase(place, (db) => signInvitation(db, requireEmail(email), new Date()));
}

/**
 * Creates an organization with its first admin, whatever the policy, and gives the password that was made for them. With a
 * folder the server has to be stopped. Rejects where the name or the email is taken.
 */
export async function createFirstAdmin(
  { dataDirectory, databaseUrl }: Place,
  { name, email }: { name: string; email: string },
): Promise<string> {
  const admin_email = requireEmail(email);
  mkdirSync(dataDirectory, { recursive: true, mode: 0o700 });
  const { db, close } = await openDatabase(dataDirectory, databaseUrl);
  try {
    const admin_password = newOneTimePassword();
    const password_hash = await scryptHash.hash(admin_password);
    const admin_username = admin_email.split('@')[0] ?? admin_email;
    const organization = { name, admin_username, admin_email, pricing_tier: 'premium' } as const;
    await transact(db, (trx) => insertOrganization(trx, { ...organization, password_hash }, new Date()));
    return admin_password;
  } catch (error) {
    const [reason] = error instanceof HttpError ? Object.values(error.body.errors ?? {}) : [];
    throw reason === undefined ? error : new Error(reason);
  } finally {
    await close();
  }
}

function requireEmail(email: string): string {
  if (!/^[^\s@]+@[^\s@]+$/.test(email)) throw new Error(`${email} is no email address.`);
  return email;
}
