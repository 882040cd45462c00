import type { SecondFactor, SecondFactorSetup } from '@cortex/api-client/model';
import type { OperationId } from '@cortex/api-client/operations';
import type { Executor } from '../db/schema.ts';
import type { SecondFactorRow } from '../db/secondFactorTables.ts';
import { HttpError } from '../http/HttpError.ts';
import {
  countRecoveryCodes,
  forgetRecoveryCodes,
  renewRecoveryCodes,
  useRecoveryCode,
} from './recoveryCodes.ts';
import { isToReseal, openSecret, sealSecret } from './sealedSecrets.ts';
import { findTotpStep, newTotpSecret, toOtpauthUrl } from './totp.ts';

/** For how long a set-up that was begun can be confirmed. */
const SETUP_MS = 60 * 60_000;

/** What a session is good for whose person has to set up a second factor first. */
const SETTING_UP: readonly OperationId[] = [
  'getSecondFactor',
  'beginSecondFactor',
  'confirmSecondFactor',
  'turnOffSecondFactor',
  'renewRecoveryCodes',
  'confirmSession',
  'logOut',
];

type Owner = { userId: string; secretsKeys: readonly string[] };

/** Refuses with 403 where a session is good for setting up a second factor alone. */
export function requireSetUp({ mustSetUp }: { mustSetUp: boolean }, id: OperationId): void {
  if (!mustSetUp || SETTING_UP.includes(id)) return;
  throw new HttpError(
    403,
    'second_factor_setup_required',
    'Your organization asks everybody for a second factor. Set it up first.',
  );
}

/** The second factor that a person's sign-ins ask for; one that is being set up is none yet. */
export async function findSecondFactor(db: Executor, userId: string): Promise<SecondFactorRow | undefined> {
  const row = await findRow(db, userId);
  return row?.confirmed_at ? row : undefined;
}

export async function readSecondFactor(
  db: Executor,
  { userId, organizationId }: { userId: string; organizationId: string },
): Promise<SecondFactor> {
  const factor = await findSecondFactor(db, userId);
  return {
    enabled: factor !== undefined,
    ...(factor?.confirmed_at ? { since: factor.confirmed_at } : {}),
    recovery_codes_left: await countRecoveryCodes(db, userId),
    required: await isSecondFactorRequired(db, organizationId),
  };
}

export async function isSecondFactorRequired(db: Executor, organizationId: string): Promise<boolean> {
  const organization = await db
    .selectFrom('organizations')
    .select('second_factor_required')
    .where('id', '=', organizationId)
    .executeTakeFirst();
  return organization?.second_factor_required === 1;
}

/** Keeps a new secret, sealed, until a code confirms it. Throws 409 where there is a second factor already. */
export async function beginSecondFactor(
  db: Executor,
  { userId, secretsKeys }: Owner,
  email: string,
  now: Date,
): Promise<SecondFactorSetup> {
  if (await findSecondFactor(db, userId)) throw alreadyOn();
  const secret = newTotpSecret();
  const row = {
    user_id: userId,
    secret: await sealSecret(db, secretsKeys, { owner: userId, secret }),
    begun_at: now.toISOString(),
    confirmed_at: null,
    last_step: 0,
  };
  await db
    .insertInto('second_factors')
    .values(row)
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute();
  return { secret, otpauth_url: toOtpauthUrl(secret, email) };
}

/** Turns on what was begun and gives the recovery codes. Throws 400 for a wrong code, 409 where there is nothing to confirm. */
export async function confirmSecondFactor(
  db: Executor,
  { userId, secretsKeys }: Owner,
  typed: string,
  now: Date,
): Promise<string[]> {
  const row = await findRow(db, userId);
  if (row?.confirmed_at) throw alreadyOn();
  if (!row || row.begun_at <= oldestSetup(now)) {
    throw notOn('The set-up was not begun or took longer than an hour. Begin it again.');
  }
  const secret = await openSecret(db, secretsKeys, { owner: userId, sealed: row.secret });
  const step = secret && findStep(secret, typed, row.last_step, now);
  if (!step) throw wrongCode(400);
  const { numUpdatedRows } = await db
    .updateTable('second_factors')
    .set({ confirmed_at: now.toISOString(), last_step: step })
    .where('user_id', '=', userId)
    .where('secret', '=', row.secret)
    .where('confirmed_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw wrongCode(400);
  return renewRecoveryCodes(db, userId);
}

/**
 * Uses up a code of the app or a recovery code, each of which is good once. Undefined where it is wrong. Throws 409
 * where it may be right and the server cannot read the secret any more.
 */
export async function useCode(
  db: Executor,
  { userId, secretsKeys }: Owner,
  typed: string,
  now: Date,
): Promise<'app' | 'recovery' | undefined> {
  const row = await findSecondFactor(db, userId);
  if (!row) return undefined;
  if (!toDigits(typed)) return (await useRecoveryCode(db, userId, typed)) ? 'recovery' : undefined;
  const secret = await openSecret(db, secretsKeys, { owner: userId, sealed: row.secret });
  if (!secret) throw unreadable();
  const step = findStep(secret, typed, row.last_step, now);
  if (!step) return undefined;
  const sealed = isToReseal(row.secret, secretsKeys)
    ? await sealSecret(db, secretsKeys, { owner: userId, secret })
    : row.secret;
  // Of two calls with one code at the same moment one finds the step used.
  const { numUpdatedRows } = await db
    .updateTable('second_factors')
    .set({ last_step: step, secret: sealed })
    .where('user_id', '=', userId)
    .where('last_step', '<', step)
    .executeTakeFirst();
  return numUpdatedRows > 0n ? 'app' : undefined;
}

/** Removes a person's second factor and their recovery codes; false where it was off. */
export async function removeSecondFactor(db: Executor, userId: string): Promise<boolean> {
  const wasOn = (await findSecondFactor(db, userId)) !== undefined;
  await db.deleteFrom('second_factors').where('user_id', '=', userId).execute();
  await forgetRecoveryCodes(db, userId);
  return wasOn;
}

/** Set-ups that were begun up to this moment wait no more. */
export function oldestSetup(now: Date): string {
  return new Date(now.getTime() - SETUP_MS).toISOString();
}

export function codeRequired(): HttpError {
  return new HttpError(
    401,
    'second_factor_required',
    'This account has a second factor. Enter the code that your authenticator app shows now.',
  );
}

export function wrongCode(status: 400 | 401): HttpError {
  return new HttpError(
    status,
    'second_factor_wrong',
    'This code is wrong or was used before. Wait for the next one and enter that.',
    { code: 'This code is wrong or was used before.' },
  );
}

export function notOn(detail = 'You have no second factor yet. Set it up first.'): HttpError {
  return new HttpError(409, 'second_factor_not_on', detail);
}

function alreadyOn(): HttpError {
  return new HttpError(
    409,
    'second_factor_already_on',
    'Your second factor is on already. Turn it off first to set up another one.',
  );
}

function unreadable(): HttpError {
  return new HttpError(
    409,
    'second_factor_unreadable',
    'This server cannot check codes of apps now, because the key of its secrets was changed or lost. Use a recovery code, or ask an admin to turn off your second factor.',
  );
}

function findRow(db: Executor, userId: string) {
  return db.selectFrom('second_factors').selectAll().where('user_id', '=', userId).executeTakeFirst();
}

function findStep(secret: string, typed: string, lastStep: number, now: Date): number | undefined {
  const digits = toDigits(typed);
  return digits ? findTotpStep(secret, digits, lastStep, now) : undefined;
}

/** The six digits of a code of an app, which many apps write in two groups; undefined for anything else. */
function toDigits(typed: string): string | undefined {
  return /^\d{6}$/.exec(typed.replace(/[\s-]/g, ''))?.[0];
}
