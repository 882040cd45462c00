import type { Foreign } from '../text/language.ts';
import type { EnglishKey, Everywhere } from './languageData.ts';
import en from './languages/en.json' with { type: 'json' };
import { FOREIGN, LANGUAGES } from './languages.ts';

/** The languages that write words together, so that a pattern has no word border to look for. */
const UNSPACED: readonly Foreign[] = ['ar', 'zh'];

/** What each language brings to the patterns that are tried on every text, English first. */
export function everywhere(key: EnglishKey): { words: readonly string[]; spaced: boolean }[] {
  const english: Everywhere = en.everywhere;
  return [
    { words: english[key] ?? [], spaced: true },
    ...FOREIGN.map((language) => ({
      words: LANGUAGES[language].everywhere[key] ?? [],
      spaced: !UNSPACED.includes(language),
    })),
  ];
}
