import { fingerprint } from '../text/fingerprint.ts';
import type { Foreign, Language } from '../text/language.ts';
import { fold } from '../text/normalize.ts';
import { stem } from '../text/stem.ts';
import { FOREIGN, LANGUAGES } from './languages.ts';
import { isEnglishFunctionWord, wordWeight } from './wordWeights.ts';

const MOST_CHARACTERS = 3_000;
const MOST_KEPT = 32;
const LEAST_HITS = 2;
const LEAST_ENGLISH = 3;
const LEAST_SHARE = 0.08;
const LETTERS_OF_A_WORD = 3;
const OTHER_SCRIPT =
  /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Hebrew}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tamil}\p{Script=Thai}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Georgian}\p{Script=Armenian}\u067e\u0686\u0698\u06a9\u06af\u06cc\u06d2]/gu;

// Languages that are not read, each by its small words, so that a text in one is not taken for another.
const UNREAD = [
  'jest oraz nie sie praca pracy doswiadczenie przez jako dla ktore byc lat obsluga wiedza umiejetnosc mile widziane',
  'och att som inte erfarenhet vi ar av har eller arbete arbetar kunskaper med till hos dig soker',
  'og ikke som erfaring vi av til har eller arbejde arbeid arbeider kendskab du hos soger soker',
  'jako nebo praxe zkusenosti prace jsem byl ktery znalost pro jsme hledame rok let praci',
  've ile icin olarak deneyim deneyimi bir yil calisma bilgisi olan tercihen gorev sahibi',
  'si cu pentru din experienta lucru cunostinte care este sunt ani de la companie angajat',
  'es az egy tapasztalat munka hogy nem vagy ismerete rendelkezik eves munkakor volt',
  'ja on ei kokemus kokemusta tyo tyon seka tai osaaminen olen vuotta hakija',
  'dan yang di untuk dengan pengalaman kerja bekerja tahun memiliki kemampuan adalah pada',
  'va cua cho kinh nghiem lam viec trong nam cong ty nguoi voi cac duoc',
];

type Kind = Foreign | 'other';
const KINDS: readonly Kind[] = [...FOREIGN, ...UNREAD.map(() => 'other' as const)];
let evidence: ReadonlyMap<string, number[]> | undefined;

/**
 * Which language a text is in, by its script and its small words: one that is read, `other` for one that is not, undefined where the text does not
 * tell. Reads the first 3000 characters.
 */
export function languageOf(text: string): Language | 'other' | undefined {
  const sample = text.slice(0, MOST_CHARACTERS);
  const key = fingerprint(sample);
  if (!KEPT.has(key)) {
    if (KEPT.size >= MOST_KEPT) KEPT.clear();
    KEPT.set(key, tell(sample));
  }
  return KEPT.get(key);
}

// A job is read beside each of its candidates, and a resume more than once. By fingerprint: no text of a person is kept.
const KEPT = new Map<number, Language | 'other' | undefined>();

function tell(sample: string): Language | 'other' | undefined {
  const script = scriptOf(sample);
  if (script) return script;
  evidence ??= readEvidence();
  const hits = KINDS.map(() => 0);
  let english = 0;
  let words = 0;
  for (const word of sample.toLowerCase().split(/[^\p{L}]+/u)) {
    if (word === '') continue;
    words += 1;
    if (isEnglish(word)) english += 1;
    for (const kind of evidence.get(word) ?? evidence.get(fold(word)) ?? [])
      hits[kind] = (hits[kind] ?? 0) + 1;
  }
  const most = Math.max(...hits);
  if (most >= LEAST_HITS && most > english && most >= LEAST_SHARE * words) return KINDS[hits.indexOf(most)];
  if (most > english) return most >= 1 && words <= 6 ? KINDS[hits.indexOf(most)] : undefined;
  return english >= LEAST_ENGLISH ? 'en' : undefined;
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

const ENGLISH = new Set(
  'experience work worked working skills years team job role required responsible managed company customers service knowledge degree university education looking using'.split(
    ' ',
  ),
);

function readEvidence(): Map<string, number[]> {
  const kindsOf = new Map<string, Set<number>>();
  const add = (word: string, kind: number) => {
    for (const form of [word, fold(word)]) kindsOf.set(form, (kindsOf.get(form) ?? new Set()).add(kind));
  };
  KINDS.forEach((kind, index) => {
    const list =
      kind === 'other'
        ? (UNREAD[index - FOREIGN.length] ?? '')
        : `${LANGUAGES[kind].small} ${LANGUAGES[kind].common} ${singleTerms(LANGUAGES[kind].terms)}`;
    for (const word of new Set(list.toLowerCase().split(/\s+/))) if (word !== '') add(word, index);
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

function singleTerms(terms: string): string {
  return terms
    .split('\n')
    .flatMap((line) => (line.split(' = ')[1] ?? '').split(/[|<]/))
    .map((form) => form.trim())
    .filter((form) => /^\p{L}+$/u.test(form))
    .join(' ');
}
