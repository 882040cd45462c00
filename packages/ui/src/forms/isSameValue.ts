/** Whether a field has the same value in two forms: lists by what is in them, files and everything else by identity. */
export function isSameValue(one: unknown, other: unknown): boolean {
  if (!Array.isArray(one) || !Array.isArray(other)) return one === other;
  return one.length === other.length && one.every((item, at) => isSameItem(item, other[at]));
}

function isSameItem(one: unknown, other: unknown): boolean {
  return one === other || (!(one instanceof File) && JSON.stringify(one) === JSON.stringify(other));
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
