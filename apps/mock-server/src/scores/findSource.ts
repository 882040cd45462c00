import type { EvidenceSource } from '@cortex/api-client/model';
import type { AnalysisCandidate } from '@cortex/scoring';

const LETTER = /[\p{L}\p{N}]/gu;
/** Letters of languages that put no space between words, where two of them may be a word. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/gu;
const ENDS_IN_WORD = /[\p{L}\p{N}\p{M}]$/u;
const BEGINS_IN_WORD = /^[\p{L}\p{N}\p{M}]/u;
const FEWEST_LETTERS = 3;
/** From here on a quote is proof where it is cut within a word, too: a field takes no longer one. */
const LONG = 100;
/** What stands between the lines of a text, and between what is listed in one. */
const BETWEEN_ITEMS = /[\n\r,;:|/()•·‣▪◦–—，、；：]/;

/**
 * In which of a candidate's texts a quote stands, white space apart, as words that are whole and more than a letter or two, or as a whole
 * line or item of a list, however short (“R”, “C++”); undefined where it does not.
 */
export function findSource(
  { resumeText, notes }: Pick<AnalysisCandidate, 'resumeText' | 'notes'>,
  quote: string,
): EvidenceSource | undefined {
  const wanted = plain(quote);
  if (wanted === '') return undefined;
  if (shows(resumeText ?? '', wanted)) return 'resume';
  return shows(notes, wanted) ? 'notes' : undefined;
}

function shows(text: string, wanted: string): boolean {
  if (countLetters(wanted) >= FEWEST_LETTERS && hasWords(plain(text), wanted)) return true;
  return text.includes(wanted) && text.split(BETWEEN_ITEMS).some((item) => plain(item) === wanted);
}

/** Whether words stand somewhere as they are, and not as a part of others. */
function hasWords(text: string, wanted: string): boolean {
  for (let at = text.indexOf(wanted); at !== -1; at = text.indexOf(wanted, at + 1)) {
    const end = at + wanted.length;
    if (wanted.length >= LONG) return true;
    if (isBoundary(text, at) && isBoundary(text, end)) return true;
  }
  return false;
}

/** Whether no word goes on at a place of a text. The two characters on each side may be one letter. */
function isBoundary(text: string, at: number): boolean {
  const before = ENDS_IN_WORD.exec(text.slice(Math.max(0, at - 2), at))?.[0];
  const after = BEGINS_IN_WORD.exec(text.slice(at, at + 2))?.[0];
  return before === undefined || after === undefined || isUnspaced(before) || isUnspaced(after);
}

function isUnspaced(letter: string): boolean {
  return letter.search(UNSPACED) !== -1;
}

function countLetters(text: string): number {
  return (text.match(LETTER)?.length ?? 0) + (text.match(UNSPACED)?.length ?? 0);
}

function plain(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
