import { messages } from '../../messages.ts';
import type { FailureTexts } from '../../reportFailure.ts';

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

/** The fields that the server refuses, in the form's order. */
export function getRefusedFields(refusal: Refusal) {
  const { name, username, email, password, ...own } = refusal.fieldErrors;
  const problems = [
    {
      field: 'name',
      message: isDuplicateName(refusal) ? messages.createOrganization.duplicate : name,
    },
    { field: 'admin_username', message: own.admin_username ?? username },
    { field: 'admin_email', message: own.admin_email ?? email },
    { field: 'admin_password', message: own.admin_password ?? password },
  ] as const;
  return problems.flatMap(({ field, message }) => (message ? [{ field, message }] : []));
}
