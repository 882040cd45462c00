import { emailConfirmationLimits, oneTimePasswordLimits } from '@cortex/api-client/limits';
import type { Selectable } from 'kysely';
import {
  findEmailChange,
  findFormerOwner,
  findTrustedEmail,
  newConfirmationToken,
} from '../access/emailChanges.ts';
import { hashSecret, newOneTimePassword } from '../access/secrets.ts';
import type { Database } from '../db/schema.ts';
import type { Store } from '../db/store.ts';
import type { MailMessage } from './mail.ts';
import {
  applicantMail,
  confirmationMail,
  emailChangedMail,
  passwordChangedMail,
  resetMail,
  secondFactorMail,
  sharedMail,
  supportMail,
  welcomeMail,
} from './texts.ts';

/** How long a one-time password is valid. */
export const RESET_VALID_MS = oneTimePasswordLimits.minutes * 60_000;

const { days } = emailConfirmationLimits;

type Writing = Store & { webUrl: string; supportEmail: string };
type Letter = Pick<Selectable<Database['outbox']>, 'kind' | 'recipient' | 'subject_id' | 'created_at'>;

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

  async shared({ db, webUrl }, { recipient, subject_id }) {
    const people = db.selectFrom('users').select(['email', 'full_name']);
    const user = await people.where('id', '=', recipient).executeTakeFirst();
    const sharer = await people.where('id', '=', subject_id).executeTakeFirst();
    return user && sharer && sharedMail(user.email, sharer.full_name, webUrl);
  },

  async applicant({ db, webUrl }, { recipient, subject_id }) {
    const user = await db.selectFrom('users').select('email').where('id', '=', recipient).executeTakeFirst();
    const there = db.selectFrom('candidates').select('id').where('id', '=', subject_id);
    return user && (await there.executeTakeFirst()) && applicantMail(user.email, subject_id, webUrl);
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
};

/** `subject_id` is the admin who turned it off, where it was not the person. */
async function tellOfSecondFactor(
  { db, clock, webUrl }: Writing,
  { recipient, subject_id }: Letter,
  isOn: boolean,
): Promise<MailMessage | undefined> {
  const people = db.selectFrom('users').select(['id', 'email', 'full_name']);
  const user = await people.where('id', '=', recipient).executeTakeFirst();
  if (!user) return undefined;
  const admin = subject_id ? await people.where('id', '=', subject_id).executeTakeFirst() : undefined;
  const by = subject_id ? (admin?.full_name ?? 'an admin of your organization') : undefined;
  return secondFactorMail(await findTrustedEmail(db, user, clock()), { isOn, by }, webUrl);
}
