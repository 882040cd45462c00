import { stemmer as arabic } from '@orama/stemmers/arabic';
import { stemmer as dutch } from '@orama/stemmers/dutch';
import { stemmer as french } from '@orama/stemmers/french';
import { stemmer as german } from '@orama/stemmers/german';
import { stemmer as italian } from '@orama/stemmers/italian';
import { stemmer as portuguese } from '@orama/stemmers/portuguese';
import { stemmer as spanish } from '@orama/stemmers/spanish';
import type { Foreign } from './language.ts';
import { normalize, plain } from './normalize.ts';

const MAX_LENGTH = 40;
const ARTICLE =
  /^(?:\u0648\u0627\u0644|\u0628\u0627\u0644|\u0643\u0627\u0644|\u0641\u0627\u0644|\u0644\u0644|\u0627\u0644)(?=.{3})/;
const STEMMERS: Readonly<Record<Foreign, (word: string) => string>> = {
  de: (word) =>
    german(word)
      .replace(/ae/g, 'a')
      .replace(/oe/g, 'o')
      .replace(/(?<![aeq])ue/g, 'u'),
  fr: french,
  es: spanish,
  pt: portuguese,
  it: italian,
  nl: dutch,
  ar: (word) => arabic(plain(word).replace(ARTICLE, '')),
  zh: (word) => word,
};
const ELIDED: Partial<Record<Foreign, RegExp>> = {
  fr: /^(?:[cdjlmnst]|qu|jusqu|lorsqu)['\u2019](?=\p{L})/iu,
  it: /^(?:[cdlmnstv]|un|all|dell|dall|nell|sull|coll|quest|quell)['\u2019](?=\p{L})/iu,
};

const MAX_CACHED = 20_000;
const CACHE = new Map<Foreign, Map<string, string>>();

/**
 * The form that related words share: "Kunden" and "Kunde", "infirmi\u00e8re" and "infirmier". Accents and
 * umlauts are normalized.
 */
export function wordForm(word: string, language: Foreign): string {
  const kept = CACHE.get(language) ?? new Map<string, string>();
  const lower = word.toLowerCase();
  const known = kept.get(lower);
  if (known !== undefined) return known;
  const form = normalize(lower.length > MAX_LENGTH ? lower : STEMMERS[language](lower));
  if (kept.size >= MAX_CACHED) kept.clear();
  kept.set(lower, form);
  CACHE.set(language, kept);
  return form;
}

/** How many letters of an article or preposition are written together with a word: 2 for "l'h\u00f4tel". */
export function elidedLength(word: string, language: Foreign): number {
  return ELIDED[language]?.exec(word)?.[0].length ?? 0;
}

let segmenter: Intl.Segmenter | undefined;

/** The words of a run of Chinese, each with its offset. */
export function chineseWords(text: string): { word: string; at: number }[] {
  segmenter ??= new Intl.Segmenter('zh', { granularity: 'word' });
  return [...segmenter.segment(text)]
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment, index }) => ({ word: segment, at: index }));
}
