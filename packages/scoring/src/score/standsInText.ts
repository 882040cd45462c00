import { assertionOf } from '../resume/assertions.ts';
import type { EvidenceSource, Profile, Statement } from '../resume/profile.ts';
import { collapse } from '../text/tokens.ts';
import type { Reading } from './analyzeResume.ts';

const FEWEST_WORDS = 3;
const FEWEST_CHARACTERS = 8;
const MOST_CHARACTERS = 200;
const MOST_PLACES = 20;
// Scripts without spaces have no words to count.
const WORD = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]|[\p{L}\p{N}]+/gu;
const IN_A_WORD = /[\p{L}\p{N}]/u;

/** Where a quote stands: the source, and the statements that it touches there, each from one offset to another. */
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
    length >= FEWEST_CHARACTERS &&
    length <= MOST_CHARACTERS &&
    (quote.match(WORD)?.length ?? 0) >= FEWEST_WORDS
  );
}

/** Whether a quote stands in the texts at all, word for word, white space aside. */
export function stands(quote: string, pages: readonly Page[]): boolean {
  const wanted = collapse(quote);
  return wanted !== '' && pages.some(({ text }) => text.includes(wanted));
}

/** The first places where a quote stands. None where it begins or ends within a word. */
export function placesOf(quote: string, pages: readonly Page[]): Place[] {
  const wanted = collapse(quote);
  if (!hasFitLength(wanted)) return [];
  return pages.flatMap(({ source, text, placed }) => {
    const places: Place[] = [];
    for (
      let start = text.indexOf(wanted);
      start >= 0 && places.length < MOST_PLACES;
      start = text.indexOf(wanted, start + wanted.length)
    ) {
      const end = start + wanted.length;
      if (cutsWord(text, start) || cutsWord(text, end)) continue;
      const touched = placed
        .filter((one) => one.start < end && one.end > start)
        .map((one) => ({ statement: one.statement, from: start - one.start, to: end - one.start }));
      places.push({ source, quote: wanted, touched });
    }
    return places;
  });
}

function cutsWord(text: string, at: number): boolean {
  return IN_A_WORD.test(text[at - 1] ?? '') && IN_A_WORD.test(text[at] ?? '');
}

/**
 * Whether a place may show something: it touches what we read as a statement (text pasted from the job is none), and nothing in the quoted words is
 * denied, wished for, unfinished, expired or a beginner's by the sentence around them.
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
