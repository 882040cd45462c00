import type { MailTemplate } from '@cortex/api-client/model';

/** What the fields of a template stand for; an unknown one stays as it is. */
export type TemplateFields = Partial<Record<'candidate' | 'job' | 'organization' | 'sender', string>>;

const FIELD = /\{(candidate|job|organization|sender)\}/g;

/** A template with its fields filled in. */
export function fillTemplate(
  { subject, text }: Pick<MailTemplate, 'subject' | 'text'>,
  fields: TemplateFields,
): { subject: string; text: string } {
  const fill = (line: string) =>
    line.replace(FIELD, (field, name: keyof TemplateFields) => fields[name] ?? field);
  return { subject: fill(subject), text: fill(text) };
}

/** The first field that nobody filled in. */
export function findOpenField(text: string): string | undefined {
  return text.match(FIELD)?.[0];
}
