import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form';

/** Shows the server's field errors and focuses the first field. */
export function showFieldErrors<Values extends FieldValues>(
  refusals: Readonly<Record<string, string>>,
  fields: readonly FieldPath<Values>[],
  setError: UseFormSetError<Values>,
): void {
  const refused = fields.filter((field) => refusals[field]);
  for (const field of refused.toReversed()) {
    setError(field, { message: refusals[field] ?? '' }, { shouldFocus: true });
  }
}
