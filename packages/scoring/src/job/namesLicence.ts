import { formsOf } from '../lexicon/knownConcepts.ts';
import { matchesForeign } from '../lexicon/languagePatterns.ts';
import { lazyPattern } from '../lexicon/lazyPattern.ts';
import type { Language } from '../text/language.ts';

const LICENCE = lazyPattern(String.raw`\b(?:{licence})\b|{licence:unspaced}`, 'i');

/** "NMC registered", "AAT qualified". */
export const BY_A_BODY = /\b([A-Z]{3,6})[- ](?:registered|qualified)\b/;

/** "PRINCE2" and "first aid" say that a licence is meant; "customs clearance" and "truck driving" are work, which needs one. */
export function isLicenceByName(key: string, language: Language): boolean {
  // An abbreviation of what the job calls a licence.
  if (key.startsWith('^')) return true;
  const forms = formsOf(key);
  return /\p{Lu}{2}|\d/u.test(forms[0] ?? '') || forms.some((form) => namesLicence(form, language));
}

/** Whether a text asks for or names a licence, a certificate or a registration. */
export function namesLicence(text: string, language: Language): boolean {
  return LICENCE().test(text) || BY_A_BODY.test(text) || matchesForeign('licence', text, language);
}
