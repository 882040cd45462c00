import { resumeLimits } from '@cortex/api-client/limits';
import { isSigned, signText } from '../access/signatures.ts';
import type { Executor } from '../db/schema.ts';

const VALID_MS = resumeLimits.linkMinutes * 60_000;

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
  link.searchParams.set('signature', await signText(db, 'resume_link_key', `${candidateId}.${expires}`));
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
  if (!(Number(expires) > now.getTime())) return false;
  return isSigned(db, 'resume_link_key', `${candidateId}.${expires}`, signature);
}
