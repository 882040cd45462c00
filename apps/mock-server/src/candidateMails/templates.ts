import type { MailTemplate, MailTemplates } from '@cortex/api-client/model';
import type { Caller } from '../access/sessions.ts';
import type { Executor } from '../db/schema.ts';
import { invalid, unauthenticated } from '../http/HttpError.ts';

/** What every organization begins with. */
const FIRST_TEMPLATES: readonly MailTemplate[] = [
  {
    name: 'Invitation to an interview',
    subject: 'Your application as {job}',
    text: `Dear {candidate},

thank you for your application as {job}. We would like to talk with you about the work and about you. The time and place are below and in the invitation with this mail; if they do not suit you, please reply with some that do.

Kind regards
{sender}
{organization}`,
  },
  {
    name: 'We have your application',
    subject: 'Your application as {job}',
    text: `Dear {candidate},

thank you for your application as {job}. We read it and write to you within two weeks.

Kind regards
{sender}
{organization}`,
  },
  {
    name: 'Not this time',
    subject: 'Your application as {job}',
    text: `Dear {candidate},

thank you for the time that you gave to your application as {job}. We have decided to go on with other people this time. If you would like to know why, please reply to this mail.

Kind regards
{sender}
{organization}`,
  },
];

type Person = Pick<Caller, 'organizationId' | 'userId'>;

/** The templates of an organization, in order, and what their fields of the caller stand for. */
export async function findTemplates(db: Executor, caller: Person): Promise<MailTemplates> {
  const row = await db
    .selectFrom('mail_templates')
    .select('templates')
    .where('organization_id', '=', caller.organizationId)
    .executeTakeFirst();
  const { organization, sender } = await db
    .selectFrom('users')
    .innerJoin('organizations', 'organizations.id', 'users.organization_id')
    .select(['organizations.name as organization', 'users.full_name as sender'])
    .where('users.id', '=', caller.userId)
    .executeTakeFirstOrThrow(unauthenticated);
  return {
    templates: row ? JSON.parse(row.templates) : [...FIRST_TEMPLATES],
    organization,
    sender,
    takes_attachments: true,
    takes_jobs: true,
  };
}

/** Puts a list of templates in the place of the one before. Throws 422 where two have one name. */
export async function replaceTemplates(
  db: Executor,
  caller: Person,
  templates: readonly MailTemplate[],
): Promise<MailTemplates> {
  const kept = templates.map(({ name, subject, text }) => ({
    name: name.trim(),
    subject: subject.trim(),
    text: text.trim(),
  }));
  const names = kept.map(({ name }) => name.toLowerCase());
  if (new Set(names).size < names.length) throw invalid({ templates: 'Two templates have the same name.' });
  const row = { organization_id: caller.organizationId, templates: JSON.stringify(kept) };
  await db
    .insertInto('mail_templates')
    .values(row)
    .onConflict((conflict) => conflict.column('organization_id').doUpdateSet(row))
    .execute();
  return findTemplates(db, caller);
}
