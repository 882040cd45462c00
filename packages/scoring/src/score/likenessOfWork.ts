import type { JobOfWork, WorkLine } from '../job/criterion.ts';
import type { Meaning } from '../meaning/meaning.ts';
import { meaningTable } from '../meaning/table.ts';
import { type WeighedWords, weighWords, wordCosine } from '../meaning/wordCosine.ts';
import type { Statement } from '../resume/profile.ts';
import { tokenize } from '../text/tokens.ts';
import { withoutSchools } from './withoutSchools.ts';

/** A line of the job with the line of the candidate that is nearest to it in meaning. */
export type NearestPair = { line: WorkLine; statement: Statement; likeness: number };

const FAR = 0.3;
const NEAR = 0.8;
/**
 * What a likeness counts that is there by lists alone, or by what is told from a distance: who lists what a job names, or
 * sells it, has not told of the work.
 */
const BY_LISTS = 0.15;
const JOBS = new WeakMap<readonly WorkLine[], WeighedWords>();

/**
 * What a job and a candidate have in common, 0 to 1 each: by the words of the lines that tell of the work, by those of
 * the whole texts, and by the nearest line for each line of the job.
 */
export function likenessOfWork(
  { lines, whole }: JobOfWork,
  statements: readonly Statement[],
  meaning: Meaning,
): { byWords: number; byText: number; byMeaning: number; pairs: NearestPair[] } {
  const asked =
    JOBS.get(lines) ?? weighWords(lines.map(({ text, weight }) => [tokenize(text, 'en'), weight]));
  JOBS.set(lines, asked);
  const told = statements.filter(isToldAtFirstHand);
  const wordsIn = (some: readonly Statement[]) => wordCosine(asked, wordsOf(some, asked.weights));
  const toldPairs = nearestPairs(lines, told, meaning);
  const pairs =
    told.length === statements.length
      ? toldPairs
      : nearer(
          toldPairs,
          nearestPairs(
            lines,
            statements.filter((one) => !isToldAtFirstHand(one)),
            meaning,
          ),
        );
  return {
    byWords: inWords(statements, wordsIn),
    byText: likenessOfTexts(whole, statements),
    byMeaning: mix(shown(toldPairs, lines), shown(pairs, lines)),
    pairs,
  };
}

/** How many of a job's words a candidate's lines have, 0 to 1: the cosine of the whole texts. */
export function likenessOfTexts(whole: WeighedWords, statements: readonly Statement[]): number {
  return inWords(statements, (some) => wordCosine(whole, wordsOf(some)));
}

/** Lists count their share. Beside much that is told from a distance, what little is told at first hand is no likeness of the whole. */
function inWords(statements: readonly Statement[], likeness: (some: readonly Statement[]) => number): number {
  const all = statements.map(withoutSchools);
  const told = all.filter(isToldAtFirstHand);
  const share = Math.sqrt(lengthOf(told) / Math.max(1, lengthOf(all.filter(({ listed }) => !listed))));
  return mix(share * likeness(told), told.length === all.length ? undefined : likeness(all));
}

const lengthOf = (statements: readonly Statement[]) =>
  statements.reduce((sum, { tokens }) => sum + tokens.length, 0);

/**
 * The words of a candidate's lines with their weights, to compare with those of a whole job text. A word that no text of
 * work has is most often a name, of a place or of a firm, and counts nothing, unless it is among those `asked` for.
 */
export function wordsOf(
  statements: Iterable<Pick<Statement, 'tokens'>>,
  asked?: ReadonlyMap<string, number>,
): WeighedWords {
  const { knows } = meaningTable();
  const lines = [...statements].map(({ tokens }) => [tokens, 1] as const);
  return weighWords(lines, (stem) => knows(stem) || asked?.has(stem) === true);
}

const isToldAtFirstHand = ({ listed, distant }: Statement) => !listed && !distant;

const mix = (told: number, all = told) => Math.min(told, all) + BY_LISTS * Math.max(0, all - told);

function shown(pairs: readonly NearestPair[], lines: readonly WorkLine[]): number {
  const all = lines.reduce((sum, { weight }) => sum + weight, 0);
  const near = pairs.reduce(
    (sum, pair) => sum + pair.line.weight * Math.min(1, Math.max(0, (pair.likeness - FAR) / (NEAR - FAR))),
    0,
  );
  return all === 0 ? 0 : near / all;
}

function nearer(ones: readonly NearestPair[], others: readonly NearestPair[]): NearestPair[] {
  if (ones.length === 0) return [...others];
  return ones.map((one, index) => {
    const other = others[index];
    return other && other.likeness > one.likeness ? other : one;
  });
}

/** For each line of the job the line of the candidate that is nearest to it in meaning; none where there is no line. */
export function nearestPairs(
  lines: readonly WorkLine[],
  statements: readonly Statement[],
  { ofJob, ofCandidate, likeness }: Meaning,
): NearestPair[] {
  const vectors = statements.map(({ quote }) => ofCandidate(quote));
  return lines.flatMap((line): NearestPair[] => {
    const wanted = ofJob(line.text);
    let best = -1;
    let at = 0;
    vectors.forEach((vector, index) => {
      const near = likeness(wanted, vector);
      if (near > best) {
        best = near;
        at = index;
      }
    });
    const statement = statements[at];
    return statement ? [{ line, statement, likeness: best }] : [];
  });
}
