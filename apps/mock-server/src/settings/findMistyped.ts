import leven from 'leven';

/** So many letters apart is a slip of the keyboard, for names of so many letters at least. */
const SLIPS = 2;
const LONG_NAME = 6;

/** A name of the environment that is nearly one of the settings. */
export type Mistyped = { name: string; meant: string };

/**
 * The names of an environment that look like a setting and are none, e.g. `DATABSE_URL`: what they hold would be left
 * out without a word. Names that begin as a group of settings does (`LLM_`) count, however they go on.
 */
export function findMistyped(
  names: readonly string[],
  { settings, prefixes }: { settings: readonly string[]; prefixes: readonly string[] },
): Mistyped[] {
  return names.flatMap((name) => {
    if (settings.includes(name)) return [];
    const [nearest] = settings
      .map((meant) => ({ meant, slips: leven(name.toUpperCase(), meant) }))
      .toSorted((a, b) => a.slips - b.slips);
    if (!nearest) return [];
    const { meant, slips } = nearest;
    const isSlip = slips <= SLIPS && Math.min(name.length, meant.length) >= LONG_NAME;
    return isSlip || prefixes.some((prefix) => name.startsWith(prefix)) ? [{ name, meant }] : [];
  });
}
