import { fingerprint } from '../text/fingerprint.ts';
import type { Foreign, Language } from '../text/language.ts';
import { lazy } from '../text/lazy.ts';
import { normalize } from '../text/normalize.ts';
import { stem } from '../text/stem.ts';
import en from './languages/en.json' with { type: 'json' };
import unread from './languages/unread.json' with { type: 'json' };
import { FOREIGN, LANGUAGES } from './languages.ts';
import { isEnglishFunctionWord, wordWeight } from './wordRarity.ts';

const MAX_CHARACTERS = 3_000;
const MAX_CACHED = 32;
const MIN_HITS = 2;
const MIN_ENGLISH = 3;
const MIN_SHARE = 0.08;
const LETTERS_OF_A_WORD = 3;
const OTHER_SCRIPT =
  /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Hebrew}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tamil}\p{Script=Thai}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Georgian}\p{Script=Armenian}\u067e\u0686\u0698\u06a9\u06af\u06cc\u06d2]/gu;

const UNREAD = Object.values(unread.languages);

type Kind = Foreign | 'other';
const KINDS: readonly Kind[] = [...FOREIGN, ...UNREAD.map(() => 'other' as const)];
const evidence = lazy(readEvidence);

/**
 * Which language a text is in, by its script and its function words: one that is read, `other` for one that
 * is not, undefined where the text does not tell. Reads the first 3000 characters.
 */
export function languageOf(text: string): Language | 'other' | undefined {
  const sample = text.slice(0, MAX_CHARACTERS);
  const key = fingerprint(sample);
  if (!CACHE.has(key)) {
    if (CACHE.size >= MAX_CACHED) CACHE.clear();
    CACHE.set(key, tell(sample));
  }
  return CACHE.get(key);
}

// A job is read beside each of its candidates, and a resume more than once. By fingerprint: no text of a
// person is kept.
const CACHE = new Map<number, Language | 'other' | undefined>();

function tell(sample: string): Language | 'other' | undefined {
  const script = scriptOf(sample);
  if (script) return script;
  const kindsOf = evidence();
  const hits = KINDS.map(() => 0);
  let english = 0;
  let words = 0;
  for (const word of sample.toLowerCase().split(/[^\p{L}]+/u)) {
    if (word === '') continue;
    words += 1;
    if (isEnglish(word)) english += 1;
    for (const kind of kindsOf.get(word) ?? kindsOf.get(normalize(word)) ?? [])
      hits[kind] = (hits[kind] ?? 0) + 1;
  }
  const most = Math.max(...hits);
  if (most >= MIN_HITS && most > english && most >= MIN_SHARE * words) return KINDS[hits.indexOf(most)];
  if (most > english) return most >= 1 && words <= 6 ? KINDS[hits.indexOf(most)] : undefined;
  return english >= MIN_ENGLISH ? 'en' : undefined;
}

/** The language in which a text is read: English where it does not tell, and where it is in one that is not read. */
export function readableAs(text: string): Language {
  const language = languageOf(text);
  return language === undefined || language === 'other' ? 'en' : language;
}

function scriptOf(text: string): Language | 'other' | undefined {
  if (!/[\u0250-\u1fff\u2c00-\uffff]/.test(text)) return undefined;
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
  const latin = count(/\p{Script=Latin}/gu) / LETTERS_OF_A_WORD;
  const other = count(OTHER_SCRIPT);
  const han = count(/\p{Script=Han}/gu);
  const arabic = count(/\p{Script=Arabic}/gu);
  if (Math.max(other, han, arabic) <= latin) return undefined;
  // Japanese writes Han and kana, Persian and Urdu write Arabic letters and a few of their own.
  if (other >= 0.05 * (han + arabic + other)) return 'other';
  return han > arabic ? 'zh' : 'ar';
}

function isEnglish(word: string): boolean {
  return ENGLISH.has(word) || isEnglishFunctionWord(word);
}

const ENGLISH: ReadonlySet<string> = new Set(en.typicalWords);

function readEvidence(): Map<string, number[]> {
  const kindsOf = new Map<string, Set<number>>();
  const add = (word: string, kind: number) => {
    for (const form of [word, normalize(word)]) kindsOf.set(form, (kindsOf.get(form) ?? new Set()).add(kind));
  };
  KINDS.forEach((kind, index) => {
    const words = kind === 'other' ? (UNREAD[index - FOREIGN.length] ?? []) : wordsOf(kind);
    for (const word of new Set(words.map((one) => one.toLowerCase()))) add(word, index);
  });
  return new Map(
    [...kindsOf].filter(([word]) => !isOfEveryAd(word)).map(([word, kinds]) => [word, [...kinds]]),
  );
}

/** "Position", "service" and "support" are words of English ads as much as of any others. */
function isOfEveryAd(word: string): boolean {
  const weight = wordWeight(stem(word), 'en');
  return weight > 0 && weight < 1 && !isEnglishFunctionWord(word);
}

/** The small and common words of a language, and its terms of one word. */
function wordsOf(language: Foreign): string[] {
  const { functionWords, commonWords, terms } = LANGUAGES[language];
  const forms = terms.flatMap(({ forms, askedForms = [] }) => [...forms, ...askedForms]);
  return [...functionWords, ...commonWords, ...forms.filter((form) => /^\p{L}+$/u.test(form))];
}
