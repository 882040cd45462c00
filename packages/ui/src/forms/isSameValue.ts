/** Whether a field has the same value in two forms: lists by what is in them, everything else by identity. */
export function isSameValue(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other)) return JSON.stringify(one) === JSON.stringify(other);
  return one === other;
}

/** Whether two forms have the same fields with the same values. */
export function isSameForm(one: object | null, other: object | null): boolean {
  if (one === null || other === null) return one === other;
  const values = new Map(Object.entries(other));
  const entries = Object.entries(one);
  return (
    entries.length === values.size && entries.every(([name, value]) => isSameValue(value, values.get(name)))
  );
}
