import { lazyPattern } from '../lexicon/lazyPattern.ts';
import type { Language } from '../text/language.ts';

const OPENS = lazyPattern(String.raw`^\W*(?:{demandOpens})\b`, 'i');
const ENDS = lazyPattern(String.raw`\b(?:{demandEnds})\W*$`, 'i');

/** "Minimum of ten years in sales" asks, whatever the heading above it was: many ads have one heading. */
export function isDemand(text: string, language: Language): boolean {
  return language === 'en' && (OPENS().test(text) || ENDS().test(text));
}

/** "Three years of acute care required" asks even below "About us", where "strong growth" opens as demands do. */
export function endsAsDemand(text: string, language: Language): boolean {
  return language === 'en' && ENDS().test(text);
}
