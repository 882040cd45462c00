import type { EnglishKey } from '../lexicon/languageData.ts';
import { matchesForeign, readForeignImportance } from '../lexicon/languagePatterns.ts';
import en from '../lexicon/languages/en.json' with { type: 'json' };
import { alternatives, lazyPattern } from '../lexicon/lazyPattern.ts';
import type { Language } from '../text/language.ts';
import { lazy } from '../text/lazy.ts';

const LANGUAGE_ENDS = lazyPattern(String.raw`[,;.|]|\s(?:{andOfLanguages})\s`);

const languagePatterns = lazy(() =>
  en.spokenLanguages.map((name) => {
    const key = `spoken${name.replace(/ (.)/g, (_, letter: string) => letter.toUpperCase())}`;
    const words = key in en.everywhere ? alternatives(key as EnglishKey, 'all') : name.toLowerCase();
    return {
      name,
      // Chinese and Arabic write what is beside a language together with it.
      pattern: new RegExp(
        `(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])|(?=[\\p{Script=Han}\\p{Script=Arabic}])(?:${words})`,
        'iu',
      ),
    };
  }),
);
const LEVELS: readonly (readonly [number, () => RegExp])[] = [
  [5, lazyPattern(String.raw`\b(?:{levelNative})\b|{levelNative:unspaced}`, 'i')],
  [4, lazyPattern(String.raw`\b(?:{levelFluent})\b|{levelFluent:unspaced}`, 'i')],
  [3, lazyPattern(String.raw`\b(?:{levelGood})\b|{levelGood:unspaced}`, 'i')],
  [2, lazyPattern(String.raw`\b(?:{levelConversational})\b`, 'i')],
  [1, lazyPattern(String.raw`\b(?:{levelBasic})\b|{levelBasic:unspaced}`, 'i')],
];
const LANGUAGE_CONTEXT = lazyPattern(String.raw`\b(?:{languageCue})\b|{languageCue:unspaced}`, 'i');
const NO_LANGUAGE = lazyPattern(String.raw`\b(?:{notALanguage})\b`, 'i');

/**
 * The languages that a text names as languages, each with a level from 1 (basic) to 5 (native), 0 where none
 * is said.
 */
export function readLanguages(
  text: string,
  language: Language,
): { language: string; level: number; at: number }[] {
  if (NO_LANGUAGE().test(text)) return [];
  const found = languagePatterns()
    .flatMap(({ name, pattern }) => {
      const at = text.search(pattern);
      return at < 0 ? [] : [{ language: name, at }];
    })
    .toSorted((a, b) => a.at - b.at);
  if (
    found.length === 0 ||
    !(
      LANGUAGE_CONTEXT().test(text) ||
      matchesForeign('speaks', text, language) ||
      readForeignImportance(text, language)
    )
  )
    return [];
  return found.map(({ language, at }, index) => ({
    language,
    at,
    level: levelNear(text, at, found[index - 1]?.at ?? 0, found[index + 1]?.at ?? text.length),
  }));
}

/**
 * The level that is said of the language at `at`: after it up to the next one ("French (B1)"), else before it
 * ("fluent in French").
 */
function levelNear(text: string, at: number, before: number, after: number): number {
  const behind = text.slice(at, after).split(LANGUAGE_ENDS())[0] ?? '';
  const levelOf = (piece: string) => LEVELS.find(([, pattern]) => pattern().test(piece))?.[0];
  return (
    levelOf(behind) ?? levelOf(text.slice(before, at)) ?? levelOf(text.slice(0, at)) ?? levelOf(text) ?? 0
  );
}

/** What a level of a language is called. */
export const LEVEL_NAMES = ['', 'basic', 'conversational', 'good', 'fluent', 'native'] as const;
