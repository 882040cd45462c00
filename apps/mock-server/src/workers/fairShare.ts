/** What is left of less is forgotten. */
const NOTHING_MS = 1;
const MOST_KEPT = 10_000;

/** How much time each of many took lately, in milliseconds. */
export type FairShare = {
  /** Adds time that was used, at a moment of `performance.now()`. */
  add(who: string, ms: number, now?: number): void;
  of(who: string, now?: number): number;
};

/** Counts time that was used; after `halfLifeMs` it counts half. It remembers the latest 10,000. */
export function createFairShare(halfLifeMs: number): FairShare {
  const used = new Map<string, { ms: number; at: number }>();
  const left = ({ ms, at }: { ms: number; at: number }, now: number) => ms * 0.5 ** ((now - at) / halfLifeMs);
  return {
    add(who, ms, now = performance.now()) {
      const before = used.get(who);
      used.delete(who);
      used.set(who, { ms: (before ? left(before, now) : 0) + ms, at: now });
      if (used.size <= MOST_KEPT) return;
      for (const [key, entry] of used) {
        if (used.size <= MOST_KEPT && left(entry, now) >= NOTHING_MS) return;
        used.delete(key);
      }
    },
    of(who, now = performance.now()) {
      const entry = used.get(who);
      return entry ? left(entry, now) : 0;
    },
  };
}
