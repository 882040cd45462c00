import { apiKeysLimits } from '@cortex/api-client/limits';
import type { ApiKey, ApiKeyInput, ApiKeyMade } from '@cortex/api-client/model';
import type { OperationId, OperationRow } from '@cortex/api-client/operations';
import type { Selectable, Transaction } from 'kysely';
import { newId } from '../db/newId.ts';
import type { Database, Executor } from '../db/schema.ts';
import { HttpError, notFound } from '../http/HttpError.ts';
import { findSecondFactor } from './secondFactors.ts';
import { hashSecret, newSecret } from './secrets.ts';
import type { Caller } from './sessions.ts';

/** What every key begins with, so that one that leaks is known for what it is. */
const BEGINNING = 'ctx_';
const DAY_MS = 24 * 60 * 60_000;
/** The last use is written at most this often. */
const LAST_USE_STEP_MS = 5 * 60_000;

type Row = Selectable<Database['api_keys']>;

/** What is about a person's own sign-in, which a program has none of. */
const OWN_SIGN_IN: readonly OperationId[] = [
  'logOut',
  'listSessions',
  'endSession',
  'endOtherSessions',
  'confirmSession',
  'confirmEmail',
  'resendEmailConfirmation',
  'getSecondFactor',
  'beginSecondFactor',
  'confirmSecondFactor',
  'turnOffSecondFactor',
  'renewRecoveryCodes',
  'listPasskeys',
  'beginPasskey',
  'addPasskey',
  'removePasskey',
  'removeCompanyLink',
];

/** Whether a bearer token is a key, and no session's. */
export function isApiKey(token: string): boolean {
  return token.startsWith(BEGINNING);
}

/** The caller behind a key: the admin who made it, or null where it is unknown or has ended, or they are no admin any more. */
export async function findKeyCaller(
  db: Executor,
  key: string,
  now: Date,
): Promise<Omit<Caller, 'address'> | null> {
  const tokenHash = hashSecret(key);
  const row = await db
    .selectFrom('api_keys')
    .innerJoin('users', 'users.id', 'api_keys.user_id')
    .innerJoin('organizations', 'organizations.id', 'users.organization_id')
    .leftJoin('list_versions', 'list_versions.organization_id', 'users.organization_id')
    .select([
      'api_keys.scope',
      'api_keys.last_used_at',
      'users.id as userId',
      'users.organization_id as organizationId',
      'organizations.plan',
      'organizations.second_factor_required',
      'list_versions.jobs',
      'list_versions.candidates',
    ])
    .where('api_keys.token_hash', '=', tokenHash)
    .where('api_keys.expires_at', '>', now.toISOString())
    .where('users.is_admin', '=', 1)
    .executeTakeFirst();
  if (!row) return null;
  const { scope, last_used_at, second_factor_required, jobs, candidates, ...caller } = row;
  if (now.getTime() - Date.parse(last_used_at ?? '1970-01-01') > LAST_USE_STEP_MS)
    await db
      .updateTable('api_keys')
      .set({ last_used_at: now.toISOString() })
      .where('token_hash', '=', tokenHash)
      .execute();
  return {
    ...caller,
    isAdmin: true,
    tokenHash,
    // Nobody has typed a password: what asks for a fresh proof is for people.
    provedAt: new Date(0).toISOString(),
    mustSetUp: second_factor_required === 1 && !(await findSecondFactor(db, row.userId)),
    keyScope: scope,
    listVersions: { jobs, candidates },
  };
}

/** Refuses with 403 what a key is not good for; nothing where a person calls. */
export function requireKeyScope(
  { keyScope }: Pick<Caller, 'keyScope'>,
  id: OperationId,
  { role, method }: Pick<OperationRow, 'role' | 'method'>,
): void {
  if (keyScope === undefined) return;
  if (role === 'admin' || OWN_SIGN_IN.includes(id))
    throw notForKeys('An API key cannot do this. Sign in as an admin.');
  if (keyScope === 'read' && method !== 'get')
    throw notForKeys('This API key may only read. An admin can make one that may write.');
}

function notForKeys(detail: string): HttpError {
  return new HttpError(403, 'admin_required', detail);
}

/** Makes a key. Throws 422 where the organization has as many as it may. */
export async function createApiKey(
  trx: Transaction<Database>,
  caller: Caller,
  { name, scope, days }: ApiKeyInput,
  now: Date,
): Promise<ApiKeyMade> {
  if ((await findRows(trx, caller, now)).length >= apiKeysLimits.most) {
    const detail = `Your organization has ${apiKeysLimits.most} API keys. Revoke one before you make another.`;
    throw new HttpError(422, 'validation_failed', detail, { body: detail });
  }
  const key = BEGINNING + newSecret();
  const row: Row = {
    id: newId('key'),
    organization_id: caller.organizationId,
    user_id: caller.userId,
    token_hash: hashSecret(key),
    name,
    scope,
    ending: key.slice(-4),
    created_at: now.toISOString(),
    expires_at: new Date(now.getTime() + days * DAY_MS).toISOString(),
    last_used_at: null,
  };
  await trx.insertInto('api_keys').values(row).execute();
  const names = await findMakers(trx, [row]);
  return { key, api_key: toApiKey(row, names) };
}

/** The keys of an organization that are valid, the newest first. */
export async function listApiKeys(db: Executor, caller: Caller, now: Date): Promise<ApiKey[]> {
  const rows = await findRows(db, caller, now);
  const names = await findMakers(db, rows);
  return rows.map((row) => toApiKey(row, names));
}

/** Ends a key of the caller's organization. Throws 404 where there is none. */
export async function revokeApiKey(db: Executor, { organizationId }: Caller, id: string): Promise<void> {
  const gone = await db
    .deleteFrom('api_keys')
    .where('id', '=', id)
    .where('organization_id', '=', organizationId)
    .executeTakeFirst();
  if (gone.numDeletedRows === 0n) throw notFound();
}

/** Of people who are no admins any more the keys are good for nothing, and are not listed. */
function findRows(db: Executor, { organizationId }: Caller, now: Date): Promise<Row[]> {
  return db
    .selectFrom('api_keys')
    .innerJoin('users', 'users.id', 'api_keys.user_id')
    .selectAll('api_keys')
    .where('api_keys.organization_id', '=', organizationId)
    .where('api_keys.expires_at', '>', now.toISOString())
    .where('users.is_admin', '=', 1)
    .orderBy('api_keys.created_at', 'desc')
    .orderBy('api_keys.id')
    .execute();
}

async function findMakers(db: Executor, rows: readonly Row[]): Promise<Map<string, string>> {
  if (rows.length === 0) return new Map();
  const people = await db
    .selectFrom('users')
    .select(['id', 'full_name'])
    .where('id', 'in', [...new Set(rows.map(({ user_id }) => user_id))])
    .execute();
  return new Map(people.map(({ id, full_name }) => [id, full_name]));
}

function toApiKey(row: Row, names: ReadonlyMap<string, string>): ApiKey {
  const { id, name, scope, ending, created_at, expires_at, last_used_at, user_id } = row;
  const full_name = names.get(user_id);
  return {
    id,
    name,
    scope,
    ending,
    created_at,
    expires_at,
    ...(last_used_at === null ? {} : { last_used_at }),
    by: { id: user_id, ...(full_name === undefined ? {} : { full_name }) },
  };
}
