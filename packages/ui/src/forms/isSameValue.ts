/** Whether a field has the same value in two forms: lists by what is in them, everything else by identity. */
export function isSameValue(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other)) return JSON.stringify(one) === JSON.stringify(other);
  return one === other;
}
