import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { Executor } from '../db/schema.ts';
import { readServerKey } from '../db/serverKeys.ts';
import { fromBase64Url, toBase64Url } from './secrets.ts';

const COOKIE = 'cortex_device';
const KEY_NAME = 'device_key';
const KNOWN_SECONDS = 30 * 24 * 60 * 60;

/**
 * Remembers in a signed cookie that somebody signed in to an account from this browser. It lets nobody in: it says
 * who goes first where many try to sign in. Where app and API have different origins, browsers keep no such cookie.
 */
export async function rememberDevice(db: Executor, c: Context, userId: string, now: Date): Promise<void> {
  const until = String(now.getTime() + KNOWN_SECONDS * 1_000);
  const signature = await crypto.subtle.sign('HMAC', await importKey(db), message(userId, until));
  setCookie(c, COOKIE, `${until}.${toBase64Url(new Uint8Array(signature))}`, {
    httpOnly: true,
    maxAge: KNOWN_SECONDS,
    path: '/',
    sameSite: 'Lax',
    secure: new URL(c.req.url).protocol === 'https:' || c.req.header('X-Forwarded-Proto') === 'https',
  });
}

/** Whether the browser that asks signed in to the account within a month. */
export async function isKnownDevice(db: Executor, c: Context, userId: string, now: Date): Promise<boolean> {
  const [, until = '', signature = ''] = /^(\d{1,15})\.([\w-]{43})$/.exec(getCookie(c, COOKIE) ?? '') ?? [];
  if (!(Number(until) > now.getTime())) return false;
  return crypto.subtle.verify('HMAC', await importKey(db), fromBase64Url(signature), message(userId, until));
}

function message(userId: string, until: string) {
  return new TextEncoder().encode(`${userId}.${until}`);
}

async function importKey(db: Executor) {
  const secret = new TextEncoder().encode(await readServerKey(db, KEY_NAME));
  return crypto.subtle.importKey('raw', secret, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign', 'verify']);
}
