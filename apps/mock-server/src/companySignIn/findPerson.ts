import type { Transaction } from 'kysely';
import { endAdminsGrants } from '../access/endAdminsGrants.ts';
import { findOtherAdmin } from '../access/policy.ts';
import { roleOf } from '../access/sessions.ts';
import { toEmailKey } from '../db/emailKey.ts';
import type { Database, Executor } from '../db/schema.ts';
import { HttpError } from '../http/HttpError.ts';
import { appendEntry } from '../ledger/appendEntry.ts';
import type { Claims } from './provider.ts';

/** Whose people a provider signs in, and who of them is an admin. */
export type CompanyRules = {
  /** The name of the organization. */
  organization: string;
  /** The group of the provider whose people are admins; roles stay as they are without one. */
  adminGroup?: string | undefined;
};

export type Person = { id: string; organization_id: string; email: string; is_admin: number };

/**
 * The person whom a provider means: by its id of them, else by their verified email, which its id is remembered for from then on.
 * Nobody of another organization is found. Throws 401 where there is nobody, in words that say what to do.
 */
export async function findPerson(
  trx: Transaction<Database>,
  claims: Claims,
  { organization, adminGroup }: CompanyRules,
  now: Date,
): Promise<Person> {
  const company = await trx
    .selectFrom('organizations')
    .select('id')
    .where('name_key', '=', organization.toLowerCase())
    .executeTakeFirst();
  if (!company || (await belongsElsewhere(trx, company.id, claims.issuer)))
    throw refused(
      'This server does not know the organization that the sign-in is for. Tell whoever runs it.',
    );
  const known = await selectPeople(trx, company.id)
    .innerJoin('company_identities', 'company_identities.user_id', 'users.id')
    .where('company_identities.issuer', '=', claims.issuer)
    .where('company_identities.subject', '=', claims.subject)
    .executeTakeFirst();
  const person = known ?? (await findByEmail(trx, company.id, claims));
  return adminGroup === undefined ? person : withRole(trx, person, claims.groups.includes(adminGroup), now);
}

/** Whether a provider has signed in people of another organization: that one was renamed, and this one has taken its name. */
async function belongsElsewhere(db: Executor, organizationId: string, issuer: string): Promise<boolean> {
  const of = db
    .selectFrom('company_identities')
    .innerJoin('users', 'users.id', 'company_identities.user_id')
    .select('users.id')
    .where('company_identities.issuer', '=', issuer)
    .where('users.organization_id', '!=', organizationId);
  return (await of.limit(1).executeTakeFirst()) !== undefined;
}

async function findByEmail(
  trx: Transaction<Database>,
  organizationId: string,
  claims: Claims,
): Promise<Person> {
  const { email, isEmailVerified, issuer, subject } = claims;
  if (email === undefined || !isEmailVerified)
    throw refused('Your company does not say that your email is verified. Ask whoever runs its sign-in.');
  const person = await selectPeople(trx, organizationId)
    .where('users.email_key', '=', toEmailKey(email))
    .executeTakeFirst();
  if (!person)
    throw refused('There is no account for you here. Ask an admin of your organization to add you.');
  const other = trx
    .selectFrom('company_identities')
    .select('subject')
    .where('user_id', '=', person.id)
    .where('issuer', '=', issuer);
  // An email that goes to somebody new does not hand the account over.
  if (await other.executeTakeFirst())
    throw refused(
      'This email belongs to another account of your company. Ask an admin of your organization.',
    );
  await trx.insertInto('company_identities').values({ issuer, subject, user_id: person.id }).execute();
  return person;
}

function selectPeople(db: Executor, organizationId: string) {
  return db
    .selectFrom('users')
    .select(['users.id', 'users.organization_id', 'users.email', 'users.is_admin'])
    .where('users.organization_id', '=', organizationId);
}

/** Gives a person the role that their groups say, but never takes the last admin's. */
async function withRole(
  trx: Transaction<Database>,
  person: Person,
  isAdmin: boolean,
  now: Date,
): Promise<Person> {
  const is_admin = isAdmin ? 1 : 0;
  if (person.is_admin === is_admin) return person;
  const caller = { organizationId: person.organization_id, userId: person.id };
  if (!isAdmin && !(await findOtherAdmin(trx, person.id, caller))) return person;
  await trx.updateTable('users').set({ is_admin }).where('id', '=', person.id).execute();
  await endAdminsGrants(trx, person.id);
  await appendEntry(trx, caller, {
    at: now.toISOString(),
    kind: 'role_changed',
    subjectId: person.id,
    details: { from: roleOf(person.is_admin === 1), to: roleOf(isAdmin) },
  });
  return { ...person, is_admin };
}

export function refused(detail: string): HttpError {
  return new HttpError(401, 'company_sign_in_refused', detail);
}
