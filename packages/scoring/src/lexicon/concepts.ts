import type { Foreign, Language } from '../text/language.ts';
import { lazy } from '../text/lazy.ts';
import { type PhraseFinder, phraseFinder } from '../text/phrases.ts';
import { stem } from '../text/stem.ts';
import type { Token } from '../text/tokens.ts';
import { foreignTerms } from './foreignTerms.ts';
import { type Concept, knownConcepts } from './knownConcepts.ts';
import data from './languages/en/productNames.json' with { type: 'json' };
import { lazyPattern } from './lazyPattern.ts';
import { ROLES } from './roles.ts';
import { isFunctionWord, wordWeight } from './wordRarity.ts';

const OPENS_PRODUCT = lazyPattern('^(?:{beforeProduct})$');

/**
 * A word or known term of a text in the form in which two texts are compared: the same thing has the same
 * key, however it is written.
 */
export type Key = {
  key: string;
  weight: number;
  from: number;
  to: number;
  /** Alone it is only near what is asked for. */
  isNear?: boolean;
  /** It is one of several examples of a thing, in a word of any work: always near it, and no more. */
  isExample?: boolean;
};

const KNOWN = 1;
const DIGITS = 0.6;

type Term = { concept: Concept; form: string; askedOnly?: boolean };
type Finder = PhraseFinder<Term>;

const englishFinder = (isMeantHere: typeof isMeant) =>
  lazy(
    (): Finder =>
      phraseFinder<Term>(
        knownConcepts().flatMap((concept) =>
          concept.forms.map((form) => ({ form, value: { concept, form } })),
        ),
        'en',
        ({ value, tokens, from, to }) =>
          isMeantHere(value.form, tokens, from, to) &&
          (from !== to || !speaksOfOther(value.concept.name, tokens, from)),
      ),
  );
const findEnglish = englishFinder(isMeant);
const findInSmallLetters = englishFinder(isMeantInSmallLetters);
const FINDERS = new Map<Foreign, Finder>();

function find(tokens: readonly Token[], language: Language, inSmallLetters: boolean): ReturnType<Finder> {
  if (language === 'en') return inSmallLetters ? findInSmallLetters()(tokens) : findEnglish()(tokens);
  const known = FINDERS.get(language);
  if (known) return known(tokens);
  const finder = phraseFinder<Term>(foreignTerms(language), language, ({ value, tokens: all, from, to }) =>
    isMeant(value.form, all, from, to),
  );
  FINDERS.set(language, finder);
  return finder(tokens);
}

/**
 * The keys of a text in its order, function words left out: each known term, what it implies, and the words
 * it is made of. A person's trade gives its work as well ("tiler": "tiling"). In a text without capitals
 * (`inSmallLetters`) they do not tell SAP from sap.
 */
export function toKeys(tokens: readonly Token[], language: Language, inSmallLetters = false): Key[] {
  const terms = new Map(
    find(tokens, language, inSmallLetters)
      .filter(({ value }) => !value.askedOnly)
      .map((hit) => [hit.from, hit]),
  );
  const names = language === 'en' ? writtenOut(tokens) : undefined;
  return tokens.flatMap((token, index): Key[] => {
    const term = terms.get(index);
    const name = names?.get(index);
    const keys: Key[] = term
      ? [term.value.concept.key, ...term.value.concept.implies].map((key) => ({
          key,
          weight: KNOWN,
          from: index,
          to: term.to,
        }))
      : [];
    if (name) keys.push(name);
    if (isFunctionWord(token.lower, language) || isOtherwiseMeant(tokens, index)) return keys;
    const weight = weigh(token, language);
    const initials = INITIALS.exec(token.text)?.[1];
    if (initials) keys.push({ key: initialsKey(initials), weight: KNOWN, from: index, to: index });
    return [
      ...keys,
      ...[token.stem, ...(language === 'en' ? workOf(token.lower) : [])].map((key) => ({
        key,
        weight,
        from: index,
        to: index,
      })),
    ];
  });
}

const INITIALS = /^(\p{Lu}{3,5})s?$/u;

const SMALL_IN_NAME = /^(?:of|the|for|and|in)$/;
const FEWEST_INITIALS = 3;
const MOST_INITIALS = 5;

/** The abbreviations of names that are written out: "American Board of Opticianry" is the ABO. By the token that opens each. */
function writtenOut(tokens: readonly Token[]): Map<number, Key> {
  const found = new Map<number, Key>();
  const isCapital = (token: Token | undefined) => /^\p{Lu}\p{Ll}/u.test(token?.text ?? '');
  for (let from = 0; from < tokens.length; from += 1) {
    if (!isCapital(tokens[from])) continue;
    let to = from;
    let initials = '';
    for (let at = from; at < tokens.length; at += 1) {
      const token = tokens[at];
      if (!token || (at > from && token.parting !== undefined)) break;
      if (isCapital(token)) {
        initials += token.lower.slice(0, 1);
        to = at;
      } else if (!SMALL_IN_NAME.test(token.lower)) break;
    }
    if (initials.length >= FEWEST_INITIALS && initials.length <= MOST_INITIALS)
      found.set(from, { key: initialsKey(initials), weight: KNOWN, from, to });
    from = to;
  }
  return found;
}

/** The key of an abbreviation: "ALS" is looked for where "advanced life support" is asked for. */
export function initialsKey(initials: string): string {
  return `^${initials.toLowerCase()}`;
}

/** The keys of what a criterion asks for: a known term is one key, any other word is its own. */
export function toAskedKeys(tokens: readonly Token[], withTerms: boolean, language: Language): Key[] {
  const terms = new Map(withTerms ? find(tokens, language, false).map((hit) => [hit.from, hit]) : []);
  const keys: Key[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    const term = terms.get(index);
    const token = tokens[index];
    if (term) {
      keys.push({ key: term.value.concept.key, weight: KNOWN, from: index, to: term.to });
      index = term.to;
    } else if (token && !isFunctionWord(token.lower, language))
      keys.push({ key: token.stem, weight: weigh(token, language), from: index, to: index });
  }
  return keys;
}

/**
 * The work of a trade: "archivist" -> archive, "florist" -> floristry, "roofer" -> roofing. One person's
 * trade only: "roofers" may be others.
 */
function workOf(lower: string): string[] {
  const [, base, ending] = /^([a-z]{3,})(er|or|ist)$/.exec(lower) ?? [];
  if (!base) return [];
  return ending === 'ist' ? [stem(base), stem(`${lower}ry`)] : [stem(`${base}ing`)];
}

function isOtherwiseMeant(tokens: readonly Token[], index: number): boolean {
  const token = tokens[index];
  const name = token && token.lower.slice(0, 1).toUpperCase() + token.lower.slice(1);
  return (
    name !== undefined &&
    EVERYDAY.has(name) &&
    !ROLES.has(token?.lower ?? '') &&
    !isMeant(name, tokens, index, index)
  );
}

/** The concepts that a text names, under their own names. */
export function findConcepts(
  tokens: readonly Token[],
  language: Language,
): { name: string; from: number; to: number }[] {
  return find(tokens, language, false).map(({ value, from, to }) => ({ name: value.concept.name, from, to }));
}

function weigh({ stem, lower, text }: Token, language: Language): number {
  if (/^\d/.test(lower)) return DIGITS;
  if (/[+#.&]/.test(lower) || (text.length === 1 && /\p{Lu}/u.test(text))) return KNOWN;
  return Math.max(0.12, wordWeight(stem, language));
}

/**
 * "Go" and "Excel" are skills only in capitals, "AP" and "RN" in nothing else; some words around them say
 * that a verb or season is meant.
 */
function isMeant(form: string, tokens: readonly Token[], from: number, to: number): boolean {
  const token = tokens[from];
  if (!token || from !== to) return token !== undefined;
  if (/^[A-Z][A-Z&\d]+$/.test(form)) return token.text === form || token.text === `${form}s`;
  const before = tokens[from - 1]?.lower ?? '';
  const after = tokens[from + 1]?.lower ?? '';
  // "A field salesforce" are people.
  if (/^\p{Ll}/u.test(token.text) && NOT_BEFORE[form]?.has(before) && !OF_A_SYSTEM.test(after)) return false;
  if (!/^\p{Lu}/u.test(form) || !EVERYDAY.has(form)) return true;
  if (token.lower !== form.toLowerCase()) return false;
  if ((NOT_AFTER[form]?.has(after) && !isUsed(tokens, from)) || NOT_BEFORE[form]?.has(before)) return false;
  if (speaksOfOther(form, tokens, from)) return false;
  if (form.length === 1) return token.text === form && !isInitial(tokens, from);
  if (TECHNOLOGY().test(before) || TECHNOLOGY().test(after)) return true;
  return token.text[0] === form[0] && !isPartOfName(tokens, from);
}

const OF_A_SYSTEM =
  /^(?:platform|crm|orgs?|admin|administrator|developer|system|instance|dashboards?|reports?|data|cloud|implementation|environment|account|integration)$/;

/** "Wrote it in Go for years", "with React to the end": in capitals after such a word, a small word that follows takes nothing back. */
function isUsed(tokens: readonly Token[], from: number): boolean {
  const [before, token, after, later] = [-1, 0, 1, 2].map((distance) => tokens[from + distance]);
  return (
    /^(?:in|using|with|via|of)$/.test(before?.lower ?? '') &&
    /^\p{Lu}/u.test(token?.text ?? '') &&
    isFunctionWord(after?.lower ?? '', 'en') &&
    later?.text.length !== 1
  );
}

/** In a text without a capital, an abbreviation or a product is meant where its letters are no word of their own. */
function isMeantInSmallLetters(form: string, tokens: readonly Token[], from: number, to: number): boolean {
  const token = tokens[from];
  if (!token || from !== to) return token !== undefined;
  if (/^[A-Z][A-Z&\d]+$/.test(form))
    return (
      form.length >= 3 && !ALSO_WORDS.has(token.lower) && token.lower.replace(/s$/, '') === form.toLowerCase()
    );
  if (!SELDOM_WORDS.has(form)) return isMeant(form, tokens, from, to);
  const before = tokens[from - 1]?.lower ?? '';
  const after = tokens[from + 1]?.lower ?? '';
  return (
    token.lower === form.toLowerCase() &&
    !NOT_AFTER[form]?.has(after) &&
    !NOT_BEFORE[form]?.has(before) &&
    !speaksOfOther(form, tokens, from) &&
    !/^(?:positive|economic|market|financial|bright|my|our|their|your|an?|the)$/.test(before)
  );
}

/** "The zoo's python": a text whose other words are of the thing that a product is named after. */
function speaksOfOther(name: string, tokens: readonly Token[], at: number): boolean {
  const words = OTHERWISE[name];
  if (!words?.size) return false;
  const isBesideOne = [-2, -1, 1, 2]
    .map((distance) => tokens[at + distance])
    .some((token) => TECHNOLOGY().test(token?.lower ?? ''));
  return !isBesideOne && tokens.some(({ lower }) => words.has(lower));
}

const TECHNOLOGY = lazyPattern('^(?:{programmingLanguage})$');

/** "Julia Prentice", "Unity Housing Trust", "the Sea Vue": a word of somebody's name. */
function isPartOfName(tokens: readonly Token[], index: number): boolean {
  const isName = (word: Token | undefined, distance: number, later: Token | undefined) =>
    word !== undefined &&
    distance === 1 &&
    later?.parting === undefined &&
    /^\p{Lu}\p{Ll}+$/u.test(word.text) &&
    !AT_WORK().test(word.lower) &&
    !EVERYDAY.has(word.text);
  const [before, token, after] = [tokens[index - 1], tokens[index], tokens[index + 1]];
  if (!token) return false;
  const opens = before === undefined || OPENS_PRODUCT().test(before.lower);
  return (
    isName(after, (after?.start ?? 0) - token.end, after) ||
    (!opens && index > 1 && isName(before, token.start - (before?.end ?? 0), token))
  );
}

const AT_WORK = lazyPattern('^(?:{afterProduct})$');

/** "R. Smith", "John C Smith", "Plan C.": a letter that belongs to a name or a numbering. */
function isInitial(tokens: readonly Token[], index: number): boolean {
  const before = tokens[index - 1];
  const token = tokens[index];
  const after = tokens[index + 1];
  const isName = (word: Token | undefined) => word !== undefined && /^\p{Lu}\p{Ll}+$/u.test(word.text);
  const near = (one: Token | undefined, other: Token | undefined) =>
    one !== undefined &&
    other !== undefined &&
    other.start - one.end <= 2 &&
    !/[,;|/\u2022\u00b7]/.test(other.parting ?? '');
  if (after && /^(?:programming|language|languages|studio|shiny|scripts?|packages?|code)$/.test(after.lower))
    return false;
  const opens = /^(?:in|using|with|and|or|skills|languages|python|java|go|rust|perl|sql|c\+\+)$/;
  if (isName(after) && near(token, after)) return !opens.test(after?.lower ?? '');
  return isName(before) && near(before, token) && !opens.test(before?.lower ?? '');
}

/** Whether a key is that of a product named by an everyday word. */
export function isEverydayName(key: string): boolean {
  return everydayKeys().has(key);
}

const toSets = (
  lists: Readonly<Record<string, readonly string[]>>,
): Readonly<Record<string, ReadonlySet<string>>> =>
  Object.fromEntries(Object.entries(lists).map(([name, words]) => [name, new Set(words)]));
const EVERYDAY: ReadonlySet<string> = new Set(data.everydayNames);
const SELDOM_WORDS: ReadonlySet<string> = new Set(data.seldomWords);
const ALSO_WORDS: ReadonlySet<string> = new Set(data.alsoWords);
const NOT_AFTER = toSets(data.notBeforeWords);
const NOT_BEFORE = toSets(data.notAfterWords);
const OTHERWISE = toSets(data.otherMeanings);
const everydayKeys = lazy(
  () =>
    new Set(
      knownConcepts()
        .filter(({ forms }) => forms.some((form) => EVERYDAY.has(form)))
        .map(({ key }) => key),
    ),
);
