import type { PhraseHit } from './phrases.ts';
import { findSkills, isNamed } from './skillTerms.ts';
import { collapse, type Token, tokenize } from './tokens.ts';
import { findTradeTerms, type TradeTerm } from './tradeProfile.ts';
import type { SkillTerm } from './vocabulary.ts';
import { wordsOf } from './wholeText.ts';
import { isFunctionWord } from './wordWeights.ts';

export type EvidenceSource = 'resume' | 'notes';

/** A sentence or line that can be quoted: a verbatim piece of the text, with what was read in it. */
export type Unit = {
  quote: string;
  source: EvidenceSource;
  words: number;
  stems: ReadonlySet<string>;
  /** The skills it names, and whether by name (true) or only by a word that points to them. */
  skills: ReadonlyMap<SkillTerm, boolean>;
  tradeTerms: readonly TradeTerm[];
  /** Its telling words and skills, each with how much it weighs. */
  telling: ReadonlyMap<string, number>;
  isList: boolean;
  tokens: readonly Token[];
};

const LONGEST_QUOTE = 200;
const LEAST_RUN = 4;
const MOST_IN_ITEM = 4;
const BREAKS = /[\n\r\ue000\t]+|\s{3,}|\s[\u2022\u25cf\u25aa\u25e6\u00b7|]\s/;
// Two word characters before the full stop: "B.B.A. Accounting" is no sentence end; nor is "B.Sc. Physics".
const SENTENCE_END =
  /(?<!\b[BMP]h?\.\p{L}{1,4}\.)(?<=[\p{L}\p{N})\]%"'\u2019][\p{L}\p{N})\]%"'\u2019][.!?])\s+(?=[\p{Lu}\p{N}"'(\u2022])/u;
const EDGES = /^[^\p{L}\p{N}(.+#"']+|[^\p{L}\p{N})+#%.!?"']+$/gu;
// Where a text was cut, a lone conjunction or preposition may be left at the edge.
const OPEN_ENDS =
  /^(?:and|or|but|who|that|which|with|as)\s+|\s+(?:and|or|but|that|which|when|where|while|because|if|with|of|for|to|the|an?|in|by|from|at|on|as)$/gi;
// "Would have to learn payroll" and "no experience with Go" name a skill that is not there.
const DENIED =
  /\b(?:no|not|never|hardly|little)\s+(?:yet\s+|any\s+|much\s+)?(?:(?:[\p{L}/+#.-]{1,30}\s+){0,2}(?:experience|knowledge|background|licen[cs]e|certification|degree|exposure)|used|worked (?:with|in|on)|done|shipped|seen|learned|familiar)[^,.;)\n]*|\b(?:(?:would|will)\s+)?(?:have|has|need|needs|wants?|hopes?|plans?)\s+to\s+learn[^,.;)\n]*|\b(?:lacks?|lacking|unfamiliar with|new to)\s+[^,.;)\n]*|[^,.;)\n]{0,80}\b(?:is|are)\s+(?:missing|lacking)\b/giu;
// One of these words stands in every denial; a line without any needs no closer look.
const DENIAL = /\b(?:no|not|never|hardly|little|learn|lacks?|lacking|unfamiliar|new|missing)\b/i;
const LIST_SEPARATOR = /[,;|/\u2022\u00b7]|\s{2,}/;

/** Cuts cleaned text into units of at most 200 characters, cut at sentence ends, else at commas, else between words. */
export function toUnits(cleaned: string, source: EvidenceSource): Unit[] {
  const units = cleaned
    .split('\n')
    .map((line) => (DENIAL.test(line) ? line.replace(DENIED, '\n') : line))
    .join('\n')
    .split(BREAKS)
    .flatMap((line) => line.split(SENTENCE_END))
    .flatMap((sentence) => shorten(collapse(sentence)))
    .map((piece) => collapse(piece.replace(EDGES, '').replace(OPEN_ENDS, '').replace(EDGES, '')))
    .flatMap((quote) => {
      const tokens = tokenize(quote);
      return tokens.length === 0 ? [] : [toUnit(quote, tokens, source)];
    });
  return markRuns(units);
}

/** Four or more bare items one below the other are a list, too. */
function markRuns(units: readonly Unit[]): Unit[] {
  const marked: Unit[] = [];
  let run: Unit[] = [];
  const endRun = () => {
    const isRun = run.length >= LEAST_RUN;
    marked.push(...run.map((unit) => (isRun ? { ...unit, isList: true } : unit)));
    run = [];
  };
  for (const unit of units) {
    if (isBareItem(unit)) run.push(unit);
    else {
      endRun();
      marked.push(unit);
    }
  }
  endRun();
  return marked;
}

function isBareItem({ quote, tokens, isList }: Unit): boolean {
  if (isList) return true;
  const small = tokens.filter((token) => isFunctionWord(token.lower) && token.lower !== 'and').length;
  return tokens.length <= MOST_IN_ITEM && small === 0 && !/\d{4}|[.!?]$/.test(quote);
}

function toUnit(quote: string, tokens: readonly Token[], source: EvidenceSource): Unit {
  const hits = findSkills(tokens);
  return {
    quote,
    source,
    words: tokens.length,
    stems: new Set(tokens.map((token) => token.stem)),
    skills: readSkills(hits),
    tradeTerms: findTradeTerms(tokens),
    telling: wordsOf(tokens, hits),
    isList: isList(quote, tokens),
    tokens,
  };
}

function readSkills(hits: readonly PhraseHit<SkillTerm>[]): Map<SkillTerm, boolean> {
  const skills = new Map<SkillTerm, boolean>();
  for (const hit of hits) skills.set(hit.value, skills.get(hit.value) === true || isNamed(hit));
  return skills;
}

function shorten(sentence: string): string[] {
  const pieces: string[] = [];
  let rest = sentence;
  while (rest.length > LONGEST_QUOTE) {
    const head = rest.slice(0, LONGEST_QUOTE + 1);
    const comma = Math.max(head.lastIndexOf(', '), head.lastIndexOf('; ')) + 1;
    const space = head.lastIndexOf(' ');
    const cut = comma > LONGEST_QUOTE / 2 ? comma : space > 0 ? space : LONGEST_QUOTE;
    pieces.push(rest.slice(0, cut));
    rest = rest.slice(cut).trimStart();
  }
  pieces.push(rest);
  return pieces;
}

/** A bare enumeration: three or more short items and next to none of the small words that sentences need. */
function isList(quote: string, tokens: readonly Token[]): boolean {
  const small = tokens.filter((token) => isFunctionWord(token.lower) && token.lower !== 'and').length;
  const items = quote.split(LIST_SEPARATOR).filter((item) => item.trim() !== '');
  if (items.length >= 6 && tokens.length / items.length <= 1.6) return true;
  if (items.length >= 5 && tokens.length / items.length <= 2.5 && small <= 0.2 * tokens.length) return true;
  if (items.length >= 3) return tokens.length / items.length <= 3.5 && small <= 0.1 * tokens.length;
  return tokens.length >= 6 && small === 0 && !/[.!?]$/.test(quote) && !/\b(?:19|20)\d\d\b/.test(quote);
}
