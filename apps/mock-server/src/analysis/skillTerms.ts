import { type PhraseHit, phraseFinder } from './phrases.ts';
import { type Token, tokenize } from './tokens.ts';
import { CAPITALS_ONLY, EVERYDAY_WORDS, SKILL_TERMS, type SkillTerm } from './vocabulary.ts';

const EVERYDAY = new Set([...EVERYDAY_WORDS].map((word) => word.toLowerCase()));

const NOT_AFTER: Readonly<Record<string, ReadonlySet<string>>> = {
  go: new Set(
    'to the for above beyond live further green through out in on over after with down up back ahead extra forward getter getters between by'.split(
      ' ',
    ),
  ),
  excel: new Set('at in as when under'.split(' ')),
  react: new Set('to quickly swiftly well calmly'.split(' ')),
  express: new Set('my your our interest ideas concern concerns lane delivery mail shipping'.split(' ')),
  spring: new Set('semester season term break collection collections summer 2'.split(' ')),
  c: new Set(['suite', 'level', 'section', 'sections', 'class']),
  r: new Set(['d']),
};
const NOT_BEFORE: Readonly<Record<string, ReadonlySet<string>>> = {
  go: new Set('to can will must should could would may always never on'.split(' ')),
  excel: new Set('to can will you i'.split(' ')),
  react: new Set('to can will must quickly'.split(' ')),
  express: new Set('american federal to'.split(' ')),
  c: new Set('vitamin hepatitis category class grade type'.split(' ')),
  spring: new Set('in this last every fall the summer'.split(' ')),
  oracle: new Set(),
};

const find = phraseFinder<SkillTerm>(
  SKILL_TERMS.flatMap((term) => term.forms.map((form) => ({ form, value: term }))),
  ({ form, tokens, from, to }) => from !== to || isMeant(form, tokens, from),
);

const TECHNOLOGY = new Set(['software', 'data', 'it']);

/**
 * True where a hit names the skill itself. A single everyday word of a trade ("patients" for Patient care) only points
 * to it.
 */
export function isNamed(hit: PhraseHit<SkillTerm>): boolean {
  if (isTechnology(hit.value) || stemsOf(hit.text) === stemsOf(hit.value.name)) return true;
  return hit.to > hit.from || /^[A-Z&0-9+#.]{2,}$/.test(hit.text);
}

/** True for software, data and IT skills, whose other written forms all mean the same thing. */
export function isTechnology(term: SkillTerm): boolean {
  return term.trades.some((trade) => TECHNOLOGY.has(trade));
}

/** True where the words found are the skill's own name, in any form of the words. */
export function isOwnName(hit: PhraseHit<SkillTerm>): boolean {
  return stemsOf(hit.text) === stemsOf(hit.value.name);
}

const STEMS = new Map<string, string>();

function stemsOf(text: string): string {
  const known = STEMS.get(text);
  if (known !== undefined) return known;
  const stems = tokenize(text)
    .map((token) => token.stem)
    .join(' ');
  if (STEMS.size < 20_000) STEMS.set(text, stems);
  return stems;
}

/** The known skills that a piece of text names. "go the extra mile" does not name Go, nor "R&D" R. */
export function findSkills(tokens: readonly Token[]): PhraseHit<SkillTerm>[] {
  return find(tokens);
}

function isMeant(form: string, tokens: readonly Token[], index: number): boolean {
  const token = tokens[index];
  if (token === undefined) return false;
  const { lower, text } = token;
  if (CAPITALS_ONLY.has(form)) return lower === form && text === text.toUpperCase();
  if (!EVERYDAY.has(form)) return true;
  if (lower !== form) return false;
  const before = tokens[index - 1];
  const after = tokens[index + 1];
  if (after !== undefined && NOT_AFTER[lower]?.has(after.lower)) return false;
  if (before !== undefined && NOT_BEFORE[lower]?.has(before.lower)) return false;
  const capital = text[0] === text[0]?.toUpperCase();
  if (lower.length > 1) return capital || isBetweenTechnologies(before, after);
  return capital && !isInitial(token, before, after);
}

function isBetweenTechnologies(before: Token | undefined, after: Token | undefined): boolean {
  return [before, after].some(
    (token) =>
      token !== undefined &&
      /^(?:python|java|javascript|typescript|node\.js|kotlin|sql|c\+\+|php|scala)$/.test(token.lower),
  );
}

/** "R. Smith", "John R Smith", "Plan C.": a capital that belongs to a name or a numbering, not a language. */
function isInitial(token: Token, before: Token | undefined, after: Token | undefined): boolean {
  const nameBefore =
    before !== undefined && /^[A-Z][a-z]+$/.test(before.text) && token.start - before.end === 1;
  const nameAfter = after !== undefined && /^[A-Z][a-z]+$/.test(after.text) && after.start - token.end <= 2;
  const language = /^(?:programming|language|languages|studio|shiny|scripts?|packages?|code)$/;
  if (after !== undefined && language.test(after.lower)) return false;
  return (
    nameAfter ||
    (nameBefore && !/^(?:In|Using|With|And|Or|Skills|Languages|Python|Java|Go|Rust|Perl)$/.test(before.text))
  );
}
