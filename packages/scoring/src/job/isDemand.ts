import { lazyPattern } from '../lexicon/lazyPattern.ts';
import type { Language } from '../text/language.ts';
import { isIrrelevant } from './isIrrelevant.ts';
import { readYears } from './readYears.ts';

const OPENS = lazyPattern(String.raw`^\W*(?:{demandOpens})\b`, 'i');
const ENDS = lazyPattern(String.raw`\b(?:{demandEnds})\W*$`, 'i');

/** "Minimum of ten years in sales" asks, whatever the heading above it was: many ads have one heading. */
export function isDemand(text: string, language: Language): boolean {
  return language === 'en' && (OPENS().test(text) || ENDS().test(text));
}

const YEARS_FIRST = /^\W*(?:(?:a |an )?(?:minimum|at least)\b|\d{1,2}\s?(?:\+|[-\u2013]|to\b)\s?)/i;
/** Employers tell of more years than ads ask for: "30+ years in hospitality". */
const MAX_MONTHS = 12 * 12;
/** What is told of years: "Ten years of service are rewarded". */
const TELLS = /\b(?:we|us|our|ours|is|are|was|were|get|gets|earns?|receives?)\b/i;

/** "Minimum 2 years in PHP development" opens what is asked for, also below "Benefits"; "our 20 years of service" does not. */
export function opensWithYears(text: string, language: Language): boolean {
  return (
    language === 'en' &&
    YEARS_FIRST.test(text) &&
    !TELLS.test(text) &&
    !isIrrelevant(text, language) &&
    (readYears(text, language)?.months ?? Number.POSITIVE_INFINITY) <= MAX_MONTHS
  );
}

/** "Three years of acute care required" asks even below "About us", where "strong growth" opens as demands do. */
export function endsAsDemand(text: string, language: Language): boolean {
  return language === 'en' && (ENDS().test(text) || NAMES_LICENCE.test(text));
}

/** "Current RN license in the State of WI". */
const NAMES_LICENCE =
  /^\W*(?:current|valid|active|unrestricted|clean)\s(?:[\w/.'-]{1,20}\s){0,4}licen[cs]e\b/i;
