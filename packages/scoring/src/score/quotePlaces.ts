import { assertionOf } from '../resume/assertionOf.ts';
import type { EvidenceSource, Profile, Statement } from '../resume/profile.ts';
import { collapse } from '../text/tokens.ts';
import type { Reading } from './analyzeResume.ts';

const MIN_WORDS = 3;
const MIN_CHARACTERS = 8;
const MAX_CHARACTERS = 200;
const MAX_PLACES = 20;
// Scripts without spaces have no words to count.
const WORD = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]|[\p{L}\p{N}]+/gu;
const IN_A_WORD = /[\p{L}\p{N}]/u;

/** Where a quote is: the source, and the statements that it touches there, each from one offset to another. */
export type Place = { source: EvidenceSource; quote: string; touched: Touched[] };
type Touched = { statement: Statement; from: number; to: number };

type Placed = { statement: Statement; start: number; end: number };
export type Page = { source: EvidenceSource; text: string; placed: Placed[] };

/** The visible texts of a candidate, with the place of each statement, to look quotes up in. */
export function toPages({ resume, notes, profile }: Reading): Page[] {
  return [toPage('resume', resume, profile.statements), toPage('notes', notes, profile.statements)];
}

function toPage(source: EvidenceSource, visible: string, statements: readonly Statement[]): Page {
  const text = collapse(visible);
  let from = 0;
  const placed = statements.flatMap((statement): Placed[] => {
    if (statement.source !== source) return [];
    const start = text.indexOf(statement.quote, from);
    if (start < 0) return [];
    from = start + statement.quote.length;
    return [{ statement, start, end: from }];
  });
  return { source, text, placed };
}

/** Whether a quote has a length that shows something: at least 3 words and 8 characters, at most 200. */
function hasFitLength(quote: string): boolean {
  const { length } = quote;
  return (
    length >= MIN_CHARACTERS && length <= MAX_CHARACTERS && (quote.match(WORD)?.length ?? 0) >= MIN_WORDS
  );
}

/** Whether a quote is in the texts at all, word for word, white space aside. */
export function isQuoted(quote: string, pages: readonly Page[]): boolean {
  const terms = collapse(quote);
  return terms !== '' && pages.some(({ text }) => text.includes(terms));
}

/** The first places where a quote is. None where it begins or ends within a word. */
export function placesOf(quote: string, pages: readonly Page[]): Place[] {
  const terms = collapse(quote);
  if (!hasFitLength(terms)) return [];
  return pages.flatMap(({ source, text, placed }) => {
    const places: Place[] = [];
    for (
      let start = text.indexOf(terms);
      start >= 0 && places.length < MAX_PLACES;
      start = text.indexOf(terms, start + terms.length)
    ) {
      const end = start + terms.length;
      if (cutsWord(text, start) || cutsWord(text, end)) continue;
      const touched = placed
        .filter((one) => one.start < end && one.end > start)
        .map((one) => ({ statement: one.statement, from: start - one.start, to: end - one.start }));
      places.push({ source, quote: terms, touched });
    }
    return places;
  });
}

function cutsWord(text: string, at: number): boolean {
  return IN_A_WORD.test(text[at - 1] ?? '') && IN_A_WORD.test(text[at] ?? '');
}

/**
 * Whether a place may show something: it touches what we read as a statement (text pasted from the job is
 * none), and nothing in the quoted words is denied, wished for, unfinished, expired or a beginner's by the
 * sentence around them.
 */
export function isPlain({ touched }: Place, profile: Profile): boolean {
  return (
    touched.length > 0 &&
    touched.every(
      ({ statement, from, to }) =>
        !statement.repeated &&
        statement.section !== 'interests' &&
        statement.tokens.every(
          ({ start, end }, index) =>
            end <= from || start >= to || assertionOf(statement, index, index, profile) === 'plain',
        ),
    )
  );
}
