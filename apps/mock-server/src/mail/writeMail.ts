import { emailConfirmationLimits, invitationLimits, oneTimePasswordLimits } from '@cortex/api-client/limits';
import type { Selectable } from 'kysely';
import {
  findEmailChange,
  findFormerOwner,
  findTrustedEmail,
  newConfirmationToken,
} from '../access/emailChanges.ts';
import { isAwaitingVerification, newVerificationToken } from '../access/emailVerifications.ts';
import { findInvitation, newInvitationToken } from '../access/invitations.ts';
import { selectWithReader } from '../access/requestReader.ts';
import { hashSecret, newOneTimePassword } from '../access/secrets.ts';
import { getEventId, readEarlier, toInterview } from '../candidateMails/changedInterview.ts';
import type { Database, Executor } from '../db/schema.ts';
import type { Store } from '../db/store.ts';
import { nameArrival } from './arrivals.ts';
import type { MailMessage } from './mail.ts';
import {
  applicantMail,
  appliedMail,
  arrivedMail,
  candidateMail,
  companyLinkMail,
  confirmationMail,
  emailChangedMail,
  invitationMail,
  mentionMail,
  passkeyMail,
  passwordChangedMail,
  resetMail,
  secondFactorMail,
  sharedMail,
  supportMail,
  verificationMail,
  webhookMail,
  welcomeMail,
} from './texts.ts';

/** How long a one-time password is valid. */
export const RESET_VALID_MS = oneTimePasswordLimits.minutes * 60_000;

const { days } = emailConfirmationLimits;

type Writing = Store & { webUrl: string; supportEmail: string };
type Letter = Pick<Selectable<Database['outbox']>, 'id' | 'kind' | 'recipient' | 'subject_id' | 'created_at'>;

/**
 * What a mail says, from the records as they stand when it is sent; nothing where they are gone, or nobody waits for
 * it any more.
 */
export function writeMail(writing: Writing, letter: Letter): Promise<MailMessage | undefined> {
  return writers[letter.kind](writing, letter);
}

const writers: Record<
  Letter['kind'],
  (writing: Writing, letter: Letter) => Promise<MailMessage | undefined>
> = {
  /** The one-time password is made here, so that it stands nowhere but in the mail. */
  async reset({ db, clock, webUrl }, { recipient, created_at }) {
    const now = clock();
    if (Date.parse(created_at) + RESET_VALID_MS < now.getTime()) return undefined;
    const user =
      (await db
        .selectFrom('users')
        .select(['id', 'email'])
        .where('email_key', '=', recipient)
        .executeTakeFirst()) ?? (await findFormerOwner(db, recipient, now));
    if (!user) return undefined;
    const oneTimePassword = newOneTimePassword();
    const row = {
      user_id: user.id,
      secret_hash: hashSecret(oneTimePassword),
      expires_at: new Date(now.getTime() + RESET_VALID_MS).toISOString(),
    };
    await db
      .insertInto('reset_passwords')
      .values(row)
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
      .execute();
    const to = await findTrustedEmail(db, user, now);
    return resetMail({ to, email: user.email }, oneTimePassword, webUrl);
  },

  async welcome({ db, webUrl }, { recipient }) {
    const user = await db
      .selectFrom('users')
      .innerJoin('organizations', 'organizations.id', 'users.organization_id')
      .select(['users.email', 'organizations.name'])
      .where('users.id', '=', recipient)
      .executeTakeFirst();
    return user && welcomeMail(user.email, user.name, webUrl);
  },

  /** The word of the link is made here, so that it stands nowhere but in the mail. */
  async invitation({ db, clock, webUrl }, { recipient }) {
    const invitation = await findInvitation(db, recipient, clock());
    if (!invitation) return undefined;
    const { name } = await db
      .selectFrom('organizations')
      .select('name')
      .where('id', '=', invitation.organization_id)
      .executeTakeFirstOrThrow();
    const inviter = await db
      .selectFrom('users')
      .select('full_name')
      .where('id', '=', invitation.created_by)
      .executeTakeFirst();
    const token = await newInvitationToken(db, invitation.id);
    const said = { organization: name, invitedBy: inviter?.full_name, token, days: invitationLimits.days };
    return invitationMail(invitation.email, said, webUrl);
  },

  async email_verification({ db, clock, webUrl }, { recipient }) {
    const user = await db.selectFrom('users').select('email').where('id', '=', recipient).executeTakeFirst();
    if (!user || !(await isAwaitingVerification(db, recipient))) return undefined;
    const token = await newVerificationToken(db, recipient, clock());
    return verificationMail(user.email, { token, days }, webUrl);
  },

  async shared({ db, webUrl }, { recipient, subject_id }) {
    const people = db.selectFrom('users').select(['email', 'full_name']);
    const user = await people.where('id', '=', recipient).executeTakeFirst();
    const sharer = await people.where('id', '=', subject_id).executeTakeFirst();
    return user && sharer && sharedMail(user.email, sharer.full_name, webUrl);
  },

  /** Nothing of the note is in it, and nothing is sent where the note or who wrote it is gone. */
  async mentioned({ db, webUrl }, { recipient, subject_id }) {
    const people = db.selectFrom('users').select(['email', 'full_name']);
    const note = await db
      .selectFrom('candidate_notes')
      .select(['candidate_id', 'user_id'])
      .where('id', '=', subject_id)
      .executeTakeFirst();
    const user = await people.where('id', '=', recipient).executeTakeFirst();
    const author = note && (await people.where('id', '=', note.user_id).executeTakeFirst());
    return user && author && mentionMail(user.email, author.full_name, note.candidate_id, webUrl);
  },

  /** Written from the copy among the notes; nothing where the copy, the candidate or who wrote it is gone. */
  async candidate({ db }, { id, recipient, subject_id }) {
    const copy = await db
      .selectFrom('candidate_notes')
      .innerJoin('candidate_mails', 'candidate_mails.note_id', 'candidate_notes.id')
      .innerJoin('candidates', 'candidates.id', 'candidate_notes.candidate_id')
      .innerJoin('organizations', 'organizations.id', 'candidates.organization_id')
      .innerJoin('users', 'users.id', 'candidate_notes.user_id')
      .leftJoin('jobs', 'jobs.id', 'candidate_mails.job_id')
      .selectAll('candidate_mails')
      .select([
        'candidate_notes.text',
        'candidate_notes.at',
        'candidates.name as candidate',
        'organizations.name as organization',
        'jobs.title as job',
        'users.full_name as sender',
        'users.email as replyTo',
      ])
      .where('candidate_notes.id', '=', subject_id)
      .where('candidates.id', '=', recipient)
      .executeTakeFirst();
    if (!copy) return undefined;
    const { text, subject, sent_to: to, sender, organization, replyTo } = copy;
    const invited = toInterview(copy);
    const message = {
      ...candidateMail({ to, replyTo, subject, text }, { sender, organization, interview: invited }),
      ...(await readAttachments(db, id)),
    };
    const { cancels, moves } = readEarlier(copy);
    const earlier = cancels ?? moves;
    const interview = cancels?.interview ?? invited;
    if (!interview) return message;
    // Calendars take a change from who invited alone.
    const inviter =
      earlier &&
      (await db
        .selectFrom('users')
        .select(['full_name as name', 'email'])
        .where('id', '=', earlier.invitedBy)
        .executeTakeFirst());
    const { writeInterviewFile } = await import('./interviewFile.ts');
    const method = cancels ? 'CANCEL' : 'REQUEST';
    const content = writeInterviewFile(interview, {
      method,
      id: earlier?.eventId ?? getEventId(copy),
      sequence: earlier?.sequence ?? 0,
      at: copy.at,
      summary: `Interview: ${[copy.candidate, copy.job, organization].filter(Boolean).join(', ')}`,
      from: inviter ?? { name: sender, email: replyTo },
      to: { name: copy.candidate, email: to },
    });
    return { ...message, icalEvent: { method, filename: 'interview.ics', content } };
  },

  /** Whoever waits for an answer of this recruiter is in it. */
  async applicant({ db, webUrl }, { recipient }) {
    const user = await db
      .selectFrom('users')
      .select(['email', 'organization_id'])
      .where('id', '=', recipient)
      .executeTakeFirst();
    if (!user) return undefined;
    const readers = selectWithReader(db)
      .select('candidates.id')
      .where('candidates.organization_id', '=', user.organization_id);
    const waiting = await db
      .selectFrom(readers.as('candidates'))
      .innerJoin('applicant_requests', 'applicant_requests.candidate_id', 'candidates.id')
      .select((eb) => ['candidates.id', eb.fn.min('applicant_requests.due_at').as('due_at')])
      .where('candidates.reader_id', '=', recipient)
      .where('applicant_requests.answered_at', 'is', null)
      .groupBy('candidates.id')
      .orderBy('due_at')
      .orderBy('candidates.id')
      .execute();
    const ids = waiting.map(({ id }) => id);
    return ids.length > 0 ? applicantMail(user.email, ids, webUrl) : undefined;
  },

  /** Who applied for a job of this recruiter and is where they came in. */
  async applied({ db, webUrl }, { recipient }) {
    const user = await db.selectFrom('users').select('email').where('id', '=', recipient).executeTakeFirst();
    if (!user) return undefined;
    const jobs = await db
      .selectFrom('applications')
      .innerJoin('jobs', 'jobs.id', 'applications.job_id')
      .select((eb) => ['jobs.id', 'jobs.title', eb.fn.countAll<number | string>().as('count')])
      .where('jobs.owner_id', '=', recipient)
      .where('jobs.deleted_at', 'is', null)
      .where('applications.source', '=', 'jobs_page')
      .whereRef('applications.since', '=', 'applications.added_at')
      .groupBy(['jobs.id', 'jobs.title'])
      .orderBy('jobs.title')
      .orderBy('jobs.id')
      .execute();
    if (jobs.length === 0) return undefined;
    return appliedMail(
      user.email,
      jobs.map((job) => ({ ...job, count: Number(job.count) })),
      webUrl,
    );
  },

  /** Nothing where the application or who sent it is gone, or the candidate has another email now. */
  async application_arrived({ db }, { recipient, subject_id }) {
    const applications = await db
      .selectFrom('applications')
      .innerJoin('candidates', 'candidates.id', 'applications.candidate_id')
      .innerJoin('jobs', 'jobs.id', 'applications.job_id')
      .innerJoin('organizations', 'organizations.id', 'jobs.organization_id')
      .select([
        'candidates.email',
        'jobs.id',
        'jobs.title as job',
        'organizations.name as organization',
        'applications.added_at as at',
      ])
      .where('candidates.id', '=', recipient)
      .where('applications.source', '=', 'jobs_page')
      .execute();
    const arrived = applications.find(({ id, email }) => nameArrival(id, email) === subject_id);
    return arrived && arrivedMail(arrived.email, arrived);
  },

  async support({ db, supportEmail }, { subject_id }) {
    const request = await db
      .selectFrom('support_requests')
      .select(['name', 'email', 'message'])
      .where('id', '=', subject_id)
      .executeTakeFirst();
    return request && supportMail(supportEmail, request);
  },

  async email_changed({ db, webUrl }, { recipient, subject_id }) {
    const admin = await db
      .selectFrom('users')
      .select('full_name')
      .where('id', '=', subject_id)
      .executeTakeFirst();
    const changedBy = admin?.full_name ?? 'an admin of your organization';
    return emailChangedMail(recipient, { changedBy, days }, webUrl);
  },

  /** The word of the link is made here, so that it stands nowhere but in the mail. */
  async email_confirmation({ db, clock, webUrl }, { recipient }) {
    const user = await db.selectFrom('users').select('email').where('id', '=', recipient).executeTakeFirst();
    if (!user || !(await findEmailChange(db, recipient, clock()))) return undefined;
    return confirmationMail(user.email, { token: await newConfirmationToken(db, recipient), days }, webUrl);
  },

  async password_changed({ db, clock, webUrl }, { recipient }) {
    const user = await db
      .selectFrom('users')
      .select(['id', 'email'])
      .where('id', '=', recipient)
      .executeTakeFirst();
    return user && passwordChangedMail(await findTrustedEmail(db, user, clock()), webUrl);
  },

  second_factor_on: (writing, letter) => tellOfSecondFactor(writing, letter, true),

  second_factor_off: (writing, letter) => tellOfSecondFactor(writing, letter, false),

  passkey_added: (writing, letter) => tellOfPasskey(writing, letter, true),

  passkey_removed: (writing, letter) => tellOfPasskey(writing, letter, false),

  async company_link_removed({ db, clock, webUrl }, letter) {
    const told = await findTold(db, letter);
    return told && companyLinkMail(await findTrustedEmail(db, told.user, clock()), told.by, webUrl);
  },

  /** Nothing where it was switched on again, or deleted. */
  async webhook_stopped({ db, webUrl }, { recipient, subject_id }) {
    const user = await db.selectFrom('users').select('email').where('id', '=', recipient).executeTakeFirst();
    const webhook = await db
      .selectFrom('webhooks')
      .select(['url', 'stopped'])
      .where('id', '=', subject_id)
      .where('is_on', '=', 0)
      .executeTakeFirst();
    if (!user || !webhook?.stopped) return undefined;
    const { host } = new URL(webhook.url);
    return webhookMail(user.email, { host, isGone: webhook.stopped === 'gone' }, webUrl);
  },
};

/** The files that go with a mail; nothing where there are none. */
async function readAttachments(db: Executor, outboxId: string): Promise<Pick<MailMessage, 'attachments'>> {
  const files = await db
    .selectFrom('outbox_files')
    .select(['name', 'media_type', 'content'])
    .where('outbox_id', '=', outboxId)
    .orderBy('number')
    .execute();
  const attachments = files.map(({ name, media_type, content }) => ({
    filename: name,
    contentType: media_type,
    encoding: 'base64' as const,
    content,
  }));
  return attachments.length > 0 ? { attachments } : {};
}

async function tellOfPasskey(
  { db, clock, webUrl }: Writing,
  { recipient }: Letter,
  isAdded: boolean,
): Promise<MailMessage | undefined> {
  const user = await db
    .selectFrom('users')
    .select(['id', 'email'])
    .where('id', '=', recipient)
    .executeTakeFirst();
  return user && passkeyMail(await findTrustedEmail(db, user, clock()), isAdded, webUrl);
}

/** Stands for whoever runs the server, who has no account. */
export const BY_OPERATOR = 'operator';

async function tellOfSecondFactor(
  { db, clock, webUrl }: Writing,
  letter: Letter,
  isOn: boolean,
): Promise<MailMessage | undefined> {
  const told = await findTold(db, letter);
  return (
    told && secondFactorMail(await findTrustedEmail(db, told.user, clock()), { isOn, by: told.by }, webUrl)
  );
}

/**
 * Who is told of their account, and who did it, where it was not they: `subject_id` is an admin, or `BY_OPERATOR`. Nothing where the
 * person is gone.
 */
async function findTold(db: Executor, { recipient, subject_id }: Letter) {
  const people = db.selectFrom('users').select(['id', 'email', 'full_name']);
  const user = await people.where('id', '=', recipient).executeTakeFirst();
  if (!user) return undefined;
  const admin = subject_id ? await people.where('id', '=', subject_id).executeTakeFirst() : undefined;
  const stranger = subject_id === BY_OPERATOR ? 'whoever runs this server' : 'an admin of your organization';
  return { user, by: subject_id ? (admin?.full_name ?? stranger) : undefined };
}
