import { messages } from '../../feedback/messages.ts';
import type { FailureTexts } from '../../feedback/reportFailure.ts';

type Refusal = { detail: string | undefined; fieldErrors: Readonly<Record<string, string>> };

/** The database's name for the rule that two organizations may not have one name; the server's `detail` bears it. */
const DUPLICATE_NAME = 'organizations_name_key';

function isDuplicateName({ detail }: Pick<Refusal, 'detail'>): boolean {
  return detail?.includes(DUPLICATE_NAME) ?? false;
}

/** What to say when an organization is not created. */
export function getFailureTexts(refusal: Pick<Refusal, 'detail'>): FailureTexts {
  const { duplicate, failed, error } = messages.createOrganization;
  if (!isDuplicateName(refusal)) return { failed, error };
  return { failed: duplicate, advice: 'Nothing was lost. Change the name and try again.' };
}

/** The fields that the server refuses, by the names that the form has for them. */
export function getRefusals(refusal: Refusal): Readonly<Record<string, string>> {
  const { username, email, password, ...own } = refusal.fieldErrors;
  const refusals = {
    admin_username: username,
    admin_email: email,
    admin_password: password,
    ...own,
    ...(isDuplicateName(refusal) ? { name: messages.createOrganization.duplicate } : {}),
  };
  return Object.fromEntries(
    Object.entries(refusals).flatMap(([field, message]) => (message ? [[field, message]] : [])),
  );
}
