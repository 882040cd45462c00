import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form';

type Refusal = { fieldErrors: Readonly<Record<string, string>> };

/** Puts the server's sentences to the fields that it refused, and the keyboard to the first of them. */
export function showFieldErrors<Values extends FieldValues>(
  refusal: Refusal,
  fields: readonly FieldPath<Values>[],
  setError: UseFormSetError<Values>,
): void {
  const refused = fields.filter((field) => refusal.fieldErrors[field]);
  for (const field of refused.toReversed()) {
    setError(field, { message: refusal.fieldErrors[field] ?? '' }, { shouldFocus: true });
  }
}
