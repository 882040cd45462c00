import { toEmailKey } from '../db/emailKey.ts';
import type { Executor } from '../db/schema.ts';
import { HttpError } from '../http/HttpError.ts';
import type { Attempt } from './rateLimits.ts';
import { hashSecret } from './secrets.ts';
import { isSigned, signText } from './signatures.ts';

/** Who may create an organization: anybody, who was invited by whoever runs the server, or nobody. */
export const SIGN_UP_POLICIES = ['open', 'invite', 'closed'] as const;
export type SignUpPolicy = (typeof SIGN_UP_POLICIES)[number];

const VALID_MS = 7 * 24 * 60 * 60_000;

/** An invitation to create an organization whose first admin has this email, for a week and once. */
export async function signInvitation(db: Executor, email: string, now: Date): Promise<string> {
  const until = String(now.getTime() + VALID_MS);
  return `${until}.${await signText(db, 'invitation_key', message(email, until))}`;
}

/** Throws 403 where the policy does not let the holder of an email create an organization. */
export async function requireSignUp(
  db: Executor,
  policy: SignUpPolicy,
  { email, invitation }: { email: string; invitation: string | undefined },
  now: Date,
): Promise<void> {
  if (policy === 'open') return;
  if (policy === 'closed')
    throw refuse('This server takes no new organizations. Ask whoever runs it to create yours.');
  if (!(await isInvited(db, email, invitation ?? '', now)))
    throw refuse(
      'A new organization needs an invitation for this email. Ask whoever runs this server for one.',
    );
}

async function isInvited(db: Executor, email: string, invitation: string, now: Date): Promise<boolean> {
  const [, until = '', signature = ''] = /^(\d{1,15})\.([\w-]{43})$/.exec(invitation) ?? [];
  if (!(Number(until) > now.getTime())) return false;
  return isSigned(db, 'invitation_key', message(email, until), signature);
}

/** What creating an organization by an invitation counts against: what is signed, as its text can be written in more ways. */
export function invitationUse(email: string, invitation: string): Attempt[] {
  const who = hashSecret(message(email, invitation.split('.')[0] ?? ''));
  return [{ limit: { name: 'sign-up invitation', attempts: 1, windowMs: VALID_MS }, who }];
}

export function usedInvitation(): HttpError {
  return refuse('This invitation was used already. Ask whoever runs this server for another one.');
}

function message(email: string, until: string): string {
  return `${toEmailKey(email)}\n${until}`;
}

function refuse(detail: string): HttpError {
  return new HttpError(403, 'sign_up_closed', detail);
}
