import { lazyPattern } from '../lexicon/lazyPattern.ts';
import { type AskedTerms, readAskedTerms } from '../lexicon/readAskedTerms.ts';
import type { Language } from '../text/language.ts';

const TEAM_OF = lazyPattern(
  String.raw`\b(?:teams?|staff|crews?|groups?) of ([\p{L} /-]{3,60}?)(?=\s(?:{afterTeam})\b|[^\p{L} /-]|$)`,
  'iu',
);
const KIND_OF_TEAM = lazyPattern(String.raw`((?:[\p{L}-]{2,20}\s){1,3})(?:teams?|staff|crews?)\b`, 'iu');
/** What a team of any trade may be: "small", "cross-functional". */
const ANY_TEAM = lazyPattern(String.raw`\b(?:{anyTeam})\b`, 'giu');
const TELLING = 0.4;

/** Of what trade the team is that is to be led: marketing of "manage a marketing team". Undefined where none is named. */
export function readTeam(text: string, language: Language): AskedTerms | undefined {
  if (language !== 'en') return undefined;
  const named = TEAM_OF().exec(text)?.[1] ?? KIND_OF_TEAM().exec(text)?.[1] ?? '';
  const kind = named.replace(ANY_TEAM(), ' ').trim();
  const asked = /\p{L}{3}/u.test(kind) ? readAskedTerms(kind, language) : undefined;
  const isTelling = asked?.parts.some((ways) =>
    ways.some((phrase) => phrase.some(({ key, weight }) => key.startsWith('=') || weight >= TELLING)),
  );
  return isTelling ? asked : undefined;
}
