import { matchesForeign } from '../lexicon/languagePatterns.ts';
import { lazyPattern } from '../lexicon/lazyPattern.ts';
import type { Language } from '../text/language.ts';

const LICENCE = lazyPattern(String.raw`\b(?:{licence})\b|{licence:unspaced}`, 'i');

/** Whether a text asks for or names a licence, a certificate or a registration. */
export function namesLicence(text: string, language: Language): boolean {
  return LICENCE().test(text) || matchesForeign('licence', text, language);
}
