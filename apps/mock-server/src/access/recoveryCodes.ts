import type { Executor } from '../db/schema.ts';
import { hashSecret } from './secrets.ts';

/** Without I, L, O and U, which are taken for others. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const CODES = 10;
const LETTERS = 16;

/** Gives a person ten recovery codes of 80 random bits in the place of those before. They are kept hashed. */
export async function renewRecoveryCodes(db: Executor, userId: string): Promise<string[]> {
  const codes = Array.from({ length: CODES }, newCode);
  await forgetRecoveryCodes(db, userId);
  await db
    .insertInto('recovery_codes')
    .values(codes.map((code) => ({ user_id: userId, code_hash: hashSecret(toPlain(code)) })))
    .execute();
  return codes;
}

/** Uses up a recovery code, however it is written; false where it is none. */
export async function useRecoveryCode(db: Executor, userId: string, typed: string): Promise<boolean> {
  const used = await db
    .deleteFrom('recovery_codes')
    .where('user_id', '=', userId)
    .where('code_hash', '=', hashSecret(toPlain(typed)))
    .returning('user_id')
    .executeTakeFirst();
  return used !== undefined;
}

export async function countRecoveryCodes(db: Executor, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('recovery_codes')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function forgetRecoveryCodes(db: Executor, userId: string): Promise<void> {
  await db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
}

function newCode(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(LETTERS));
  const letters = Array.from(bytes, (byte) => ALPHABET[byte % ALPHABET.length]).join('');
  return letters.replace(/.{4}(?=.)/g, '$&-');
}

/** As people may write one: in small letters, without hyphens, with letters for digits. */
function toPlain(typed: string): string {
  return typed.toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1');
}
