import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { Executor } from '../db/schema.ts';
import { isSigned, signText } from './signatures.ts';

const COOKIE = 'cortex_device';
const KNOWN_SECONDS = 30 * 24 * 60 * 60;

/**
 * Remembers in a signed cookie that somebody signed in to an account from this browser. It lets nobody in: it says
 * who goes first where many try to sign in. Where app and API have different origins, browsers keep no such cookie.
 */
export async function rememberDevice(db: Executor, c: Context, userId: string, now: Date): Promise<void> {
  const until = String(now.getTime() + KNOWN_SECONDS * 1_000);
  const signature = await signText(db, 'device_key', `${userId}.${until}`);
  setCookie(c, COOKIE, `${until}.${signature}`, {
    httpOnly: true,
    maxAge: KNOWN_SECONDS,
    path: '/',
    sameSite: 'Lax',
    secure: new URL(c.req.url).protocol === 'https:' || c.req.header('X-Forwarded-Proto') === 'https',
  });
}

/** What tells the browser that asks from others that signed in to the account within a month; nothing where it did not. */
export async function findKnownDevice(
  db: Executor,
  c: Context,
  userId: string,
  now: Date,
): Promise<string | undefined> {
  const [, until = '', signature = ''] = /^(\d{1,15})\.([\w-]{43})$/.exec(getCookie(c, COOKIE) ?? '') ?? [];
  if (!(Number(until) > now.getTime())) return undefined;
  return (await isSigned(db, 'device_key', `${userId}.${until}`, signature)) ? until : undefined;
}
