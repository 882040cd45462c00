import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form';

/** Puts the server's sentences to the fields that it refused, and the keyboard to the first of them. */
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
