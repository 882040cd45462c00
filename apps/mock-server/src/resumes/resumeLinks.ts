import { resumeLimits } from '@cortex/api-client/limits';
import { fromBase64Url, toBase64Url } from '../access/secrets.ts';
import type { Executor } from '../db/schema.ts';
import { readServerKey } from '../db/serverKeys.ts';

const VALID_MS = resumeLimits.linkMinutes * 60_000;
const KEY_NAME = 'resume_link_key';

/**
 * A link to a candidate's resume at this server's URL (a path prefix included) that works without a bearer header,
 * for 5 minutes.
 */
export async function signResumeLink(
  db: Executor,
  serverUrl: string,
  candidateId: string,
  now: Date,
): Promise<string> {
  const expires = String(now.getTime() + VALID_MS);
  const link = new URL(`${serverUrl.replace(/\/$/, '')}/resumes/${candidateId}`);
  link.searchParams.set('expires', expires);
  link.searchParams.set('signature', await sign(db, candidateId, expires));
  return link.href;
}

/** Whether a link was signed here and is still valid. */
export async function isResumeLinkValid(
  db: Executor,
  link: URL,
  candidateId: string,
  now: Date,
): Promise<boolean> {
  const expires = link.searchParams.get('expires') ?? '';
  const signature = link.searchParams.get('signature') ?? '';
  if (!(Number(expires) > now.getTime()) || !/^[\w-]{43}$/.test(signature)) return false;
  return crypto.subtle.verify(
    'HMAC',
    await importKey(db),
    fromBase64Url(signature),
    message(candidateId, expires),
  );
}

async function sign(db: Executor, candidateId: string, expires: string): Promise<string> {
  const signature = await crypto.subtle.sign('HMAC', await importKey(db), message(candidateId, expires));
  return toBase64Url(new Uint8Array(signature));
}

function message(candidateId: string, expires: string) {
  return new TextEncoder().encode(`${candidateId}.${expires}`);
}

async function importKey(db: Executor) {
  const secret = new TextEncoder().encode(await readServerKey(db, KEY_NAME));
  return crypto.subtle.importKey('raw', secret, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign', 'verify']);
}
