/** Records by their identifying keys. Where two share a key, the first record keeps it. */
export type KeyIndex<Known> = ReturnType<typeof createKeyIndex<Known>>;

export function createKeyIndex<Known>() {
  const byKey = new Map<string, Known>();
  return {
    put(keys: readonly string[], known: Known): void {
      for (const key of keys) if (!byKey.has(key)) byKey.set(key, known);
    },
    /** The record of the first of these keys that is known. */
    find(keys: readonly string[]): Known | undefined {
      for (const key of keys) {
        const known = byKey.get(key);
        if (known !== undefined) return known;
      }
      return undefined;
    },
  };
}
