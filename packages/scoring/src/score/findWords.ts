import type { Rule } from '../job/criterion.ts';
import { wordWeight } from '../lexicon/wordRarity.ts';
import type { Profile, Statement } from '../resume/profile.ts';
import { creditOf, type Steps } from './creditOf.ts';
import type { Found } from './finding.ts';
import { findSharedWords } from './findWork.ts';
import { likenessOfTexts, wordsOf } from './likenessOfWork.ts';
import { isSaidPlainly, ownLines, takeWhere } from './ownLines.ts';
import { withoutSchools } from './withoutSchools.ts';

const WORDS: Steps = { parting: 0.13, step: 0.035, share: 0.5, all: 0.4 };
/** From here on it is met, and below `LITTLE` not: nearly all others stay below, nearly all of the trade above. */
const MANY = 0.6;
const LITTLE = 0.4;
const NAMED_WORDS = 6;
const QUOTED_LINES = 3;
const TELLING = 0.4;
/** A word of a heading; short ones are names: "SAP", "HTML". */
const SHOUTED = /^\p{Lu}{5,}$/u;

type WordsRule = Extract<Rule, { by: 'words' }>;

/**
 * How many of the job's words the candidate's lines have, the rare ones most (the TF-IDF cosine of the whole texts): the
 * employer's field and what stands in passing are among them, too. Where the candidate's language is another, as the work.
 */
export function findWords({ whole, words }: WordsRule, profile: Profile): Found {
  if (profile.language !== 'en') return findSharedWords(words, profile);
  const own = ownLines(profile).map(withoutSchools);
  const credit = Math.round(100 * creditOf(likenessOfTexts(whole, own), WORDS)) / 100;
  const theirs = wordsOf(own);
  const shareOf = (stem: string) => (whole.weights.get(stem) ?? 0) * (theirs.weights.get(stem) ?? 0);
  const ranked = own
    .map((line) => ({ line, shared: sumOf(stemsOf(line).map(shareOf)) }))
    .filter(({ shared }) => shared > 0)
    .toSorted((a, b) => Number(a.line.listed) - Number(b.line.listed) || b.shared - a.shared);
  const quoted = takeWhere(ranked, QUOTED_LINES, ({ line }) => isSaidPlainly(line, profile));
  if (quoted.length === 0) return { state: 'missing', credit: 0, quotes: [] };
  return {
    state: credit >= MANY ? 'met' : credit >= LITTLE ? 'unclear' : 'missing',
    credit,
    quotes: quoted.map(({ line: { quote, source } }) => ({ quote, source })),
    remark: `Both name: ${weightiest(own, shareOf).join(', ')}.`,
  };
}

const stemsOf = ({ tokens }: Statement) => [...new Set(tokens.map(({ stem }) => stem))];
const sumOf = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);

/** The shared words that weigh most, as the candidate writes them; those of any resume ("team", "new") name nothing. */
function weightiest(lines: readonly Statement[], shareOf: (stem: string) => number): string[] {
  const written = new Map<string, string>();
  for (const { stem, text } of lines.flatMap(({ tokens }) => tokens))
    if (!written.has(stem) && shareOf(stem) > 0)
      written.set(stem, SHOUTED.test(text) ? text.toLowerCase() : text);
  const ranked = [...written].toSorted(([a], [b]) => shareOf(b) - shareOf(a));
  const telling = ranked.filter(([stem]) => wordWeight(stem, 'en') >= TELLING);
  return (telling.length > 0 ? telling : ranked).slice(0, NAMED_WORDS).map(([, text]) => text);
}
