/** Records by the words by which each is known again. Of two that bear the same word, the first one has it. */
export type KeyIndex<Known> = ReturnType<typeof createKeyIndex<Known>>;

export function createKeyIndex<Known>() {
  const byKey = new Map<string, Known>();
  return {
    put(keys: readonly string[], known: Known): void {
      for (const key of keys) if (!byKey.has(key)) byKey.set(key, known);
    },
    /** What bears the first of these words that is borne at all. */
    find(keys: readonly string[]): Known | undefined {
      for (const key of keys) {
        const known = byKey.get(key);
        if (known !== undefined) return known;
      }
      return undefined;
    },
  };
}
