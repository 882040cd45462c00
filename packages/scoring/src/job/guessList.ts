import { isActVerb, isDutyVerb } from '../lexicon/actions.ts';
import { findConcepts } from '../lexicon/concepts.ts';
import type { Language } from '../text/language.ts';
import { tokenize } from '../text/tokens.ts';
import { isDemand } from './isDemand.ts';
import { isIrrelevant } from './isIrrelevant.ts';
import { namesLicence } from './namesLicence.ts';
import { readDegree } from './readDegree.ts';
import type { Part } from './readJobHeading.ts';
import { readYears } from './readYears.ts';

const FEWEST_ITEMS = 2;
const MOSTLY = 0.5;
const MUST = /\b(?:without|have to|must|need|non-negotiables?|minimum|musts?)\b/i;
const NICE =
  /\b(?:smile|pleased|delighted|happy|brownie|extras?|bonus|nice|good|helpful|plus|advantage\w*|welcome|also|like|love|icing|cherry|stand out)\b/i;

/**
 * What a list is about whose heading is not known: mostly things that one does, or mostly things that are asked for. English.
 * "Would make us smile" says how much they count, "Here's what you'll get up to" nothing.
 */
export function guessList(heading: string, items: readonly string[], language: Language): Part | undefined {
  if (language !== 'en' || items.length < FEWEST_ITEMS) return undefined;
  const isMost = (test: (item: string) => boolean) => items.filter(test).length >= MOSTLY * items.length;
  if (isMost((item) => isIrrelevant(item, language))) return { about: 'none', importance: 'neither' };
  if (isMost(opensWithDeed)) return { about: 'duties', importance: 'neither' };
  if (!isMost((item) => asksForSomething(item, language))) return undefined;
  return {
    about: 'asked',
    importance: MUST.test(heading) ? 'must' : NICE.test(heading) ? 'nice' : 'neither',
  };
}

/** "Machining parts", "weld pipes". */
export function opensWithDeed(item: string): boolean {
  const [, first = ''] = /^(\p{L}+)\s/u.exec(item) ?? [];
  return /^\p{L}{2,14}ing$/u.test(first) || isActVerb(first.toLowerCase()) || isDutyVerb(first.toLowerCase());
}

function asksForSomething(item: string, language: Language): boolean {
  return (
    isDemand(item, language) ||
    readYears(item, language) !== undefined ||
    readDegree(item, language) !== undefined ||
    namesLicence(item, language) ||
    findConcepts(tokenize(item, language), language).length > 0
  );
}
