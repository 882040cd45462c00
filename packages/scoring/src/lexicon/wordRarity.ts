import type { Foreign, Language } from '../text/language.ts';
import { lazy } from '../text/lazy.ts';
import { stem } from '../text/stem.ts';
import { tokenize } from '../text/tokens.ts';
import en from './languages/en.json' with { type: 'json' };
import { LANGUAGES } from './languages.ts';

const GENERIC = 0.12;
const BROAD = 0.45;
const TELLING = 1;

const englishWeights = lazy(buildWeights);

/**
 * How much a word tells about an occupation, by its stem: 0 for function words, 0.12 for words of any resume,
 * 0.45 for words of several occupations, 1 for all others. Written by hand from general knowledge of resumes;
 * no corpus is needed.
 */
export function wordWeight(stemmed: string, language: Language): number {
  if (/^\d/.test(stemmed)) return 0;
  if (stemmed.length === 1) return 0;
  const own = language === 'en' ? undefined : wordsOf(language).weights.get(stemmed);
  return own ?? englishWeights().get(stemmed) ?? TELLING;
}

/** True for articles, prepositions, pronouns and auxiliaries: words that only sentences have. Expects lower case. */
export function isFunctionWord(lower: string, language: Language): boolean {
  return language === 'en' ? FUNCTION_WORDS.has(lower) : wordsOf(language).small.has(lower);
}

/** Whether a word is one of the function words of English, whatever language is being read. */
export function isEnglishFunctionWord(lower: string): boolean {
  return FUNCTION_WORDS.has(lower);
}

type Words = { small: ReadonlySet<string>; weights: ReadonlyMap<string, number> };
const FOREIGN_WORDS = new Map<Foreign, Words>();

/** The small and the common words of a language. */
function wordsOf(foreign: Foreign): Words {
  const known = FOREIGN_WORDS.get(foreign);
  if (known) return known;
  const { functionWords, commonWords } = LANGUAGES[foreign];
  const smallTokens = tokenize(functionWords.join(' '), foreign);
  const words = {
    small: new Set(smallTokens.map(({ lower }) => lower)),
    weights: new Map([
      ...tokenize(commonWords.join(' '), foreign).map(({ stem: form }) => [form, GENERIC] as const),
      ...smallTokens.map(({ stem: form }) => [form, 0] as const),
    ]),
  };
  FOREIGN_WORDS.set(foreign, words);
  return words;
}

const FUNCTION_WORDS: ReadonlySet<string> = new Set(en.functionWords);

function buildWeights(): Map<string, number> {
  const weights = new Map<string, number>();
  for (const word of en.broadWords) weights.set(stem(word), BROAD);
  for (const word of en.genericWords) if (!weights.has(stem(word))) weights.set(stem(word), GENERIC);
  for (const word of en.functionWords) weights.set(stem(word), 0);
  return weights;
}
