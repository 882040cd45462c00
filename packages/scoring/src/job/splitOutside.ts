import { findConcepts } from '../lexicon/concepts.ts';
import { lazyPattern } from '../lexicon/lazyPattern.ts';
import { ALTERNATIVES } from '../lexicon/readAskedTerms.ts';
import type { Language } from '../text/language.ts';
import { tokenize } from '../text/tokens.ts';

type Span = { from: number; to: number };

// Letters that no text has stand for what is held together.
const FIRST_STAND_IN = 0xe100;
const STAND_INS = /[\ue100-\ue1ff]/g;
const MOST_HELD = 0x100;

/** Splits a text where a pattern is found outside of what belongs together: a bracket with alternatives, "health and safety". */
export function splitOutside(text: string, pattern: RegExp, held: readonly Span[]): string[] {
  const spans = held.toSorted((a, b) => a.from - b.from).slice(0, MOST_HELD);
  let closed = '';
  let at = 0;
  for (const [index, { from, to }] of spans.entries()) {
    if (from < at) continue;
    closed += text.slice(at, from) + String.fromCharCode(FIRST_STAND_IN + index);
    at = to;
  }
  return (closed + text.slice(at)).split(pattern).map((piece) =>
    piece.replace(STAND_INS, (letter) => {
      const span = spans[letter.charCodeAt(0) - FIRST_STAND_IN];
      return span ? text.slice(span.from, span.to) : letter;
    }),
  );
}

/** Brackets that name alternatives: "national certification (NIC, or CI and CT; BEI is also fine)". */
export function alternativesIn(text: string): Span[] {
  return [...text.matchAll(ALTERNATIVES)].map(({ 0: found, index }) => ({
    from: index,
    to: index + found.length,
  }));
}

const NAMES_WITH_AND = lazyPattern(String.raw`\b(?:{namesWithAnd})\b`, 'gi');

/** "In meeting and exceeding quotas", "both oral and written English", "technical and non-technical staff": one thing each. */
const PAIRS =
  /(?<=\b(?:in|of|with|by)\s)\p{Ll}{2,14}ing\s(?:and|&)\s(?:\p{Ll}{2,12}ly\s)?\p{Ll}{2,14}ing\s(?=\p{L})|\bboth\s\p{L}{2,14}\s(?:and|&)\s\p{L}{2,14}\s(?=\p{L})|\b\p{L}{2,14}(?:al|ic|ive|ary)\s(?:and|&)\snon-?\p{L}{3,14}/giu;

/** "Clear written and spoken English" is one language. */
const OF_A_LANGUAGE =
  /\b(?:[Ww]ritten|[Oo]ral|[Vv]erbal|[Ss]poken)\s(?:and|&)\s(?:written|oral|verbal|spoken)\s(?=\p{Lu}\p{Ll}{2})/gu;

/** Known terms and names of several words with an "and" among them: "property and casualty", "England and Wales". English. */
export function termsWithAnd(text: string, language: Language): Span[] {
  if (language !== 'en' || !/\s(?:and|&)\s/i.test(text)) return [];
  const tokens = tokenize(text, language);
  const names = [NAMES_WITH_AND(), PAIRS, OF_A_LANGUAGE]
    .flatMap((pattern) => [...text.matchAll(pattern)])
    .map(({ 0: found, index }) => ({
      from: index,
      to: index + found.length,
    }));
  const terms = findConcepts(tokens, language).flatMap(({ from, to }) => {
    const start = tokens[from]?.start ?? 0;
    const end = tokens[to]?.end ?? start;
    return /\s(?:and|&)\s/i.test(text.slice(start, end)) ? [{ from: start, to: end }] : [];
  });
  return [...names, ...terms];
}
