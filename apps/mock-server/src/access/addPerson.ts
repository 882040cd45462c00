import { toEmailKey } from '../db/emailKey.ts';
import { newId } from '../db/newId.ts';
import type { Executor } from '../db/schema.ts';
import { endInvitationsFor } from './invitations.ts';

type NewPerson = {
  username: string;
  email: string;
  full_name: string;
  password_hash: string;
  is_admin: boolean;
};

/** Writes a new person of an organization and gives their id. Whoever invited the email elsewhere waits no more. */
export async function addPerson(
  db: Executor,
  organizationId: string,
  { is_admin, ...person }: NewPerson,
  now: Date,
): Promise<string> {
  const id = newId('usr');
  await db
    .insertInto('users')
    .values({
      id,
      organization_id: organizationId,
      ...person,
      ...keysOf(person),
      is_admin: is_admin ? 1 : 0,
      created_at: now.toISOString(),
    })
    .execute();
  await endInvitationsFor(db, person.email);
  return id;
}

/** What a person's login is compared by. */
export function keysOf({ username, email }: { username: string; email: string }) {
  return { username_key: username.toLowerCase(), email_key: toEmailKey(email) };
}
