import { tableMeaning } from '../meaning/meaning.ts';
import { weighWords, wordCosine } from '../meaning/wordCosine.ts';
import type { EvidenceSource, Profile, Statement } from '../resume/profile.ts';
import { tokenize } from '../text/tokens.ts';
import { type AnalysisInputs, type AnalysisOutcome, readInputs } from './analyzeResume.ts';
import { isHeadingLike, ownLines } from './ownLines.ts';

/** A line of a candidate's texts, verbatim. */
export type NearestLine = { quote: string; source: EvidenceSource };

/** The lines; `unknown_criterion` where the job has none of this name. */
export type NearestLinesOutcome =
  | { ok: true; lines: NearestLine[] }
  | { ok: false; code: 'unknown_criterion' }
  | Extract<AnalysisOutcome, { ok: false }>;

const MOST = 5;
/** What a line that shares the criterion's words counts beside one that is near in meaning. */
const BY_WORDS = 0.5;

/**
 * The lines of the resume and the notes that come nearest to a criterion, nearest first, at most five: for a person who
 * looks for the one that shows it. They say nothing of whether it is shown. In other languages than English only lines
 * that share a word with the criterion are among them.
 */
export function nearestLines(inputs: AnalysisInputs, criterion: string): NearestLinesOutcome {
  const outcome = readInputs(inputs);
  if (!outcome.ok) return outcome;
  const { profile, findings } = outcome.reading;
  if (!findings.some((one) => one.criterion.name.toLowerCase() === criterion.trim().toLowerCase()))
    return { ok: false, code: 'unknown_criterion' };
  const nearness =
    profile.language === 'en' ? byMeaningAndWords(criterion, profile) : byWords(criterion, profile);
  const lines = ownLines(profile)
    .filter((line) => !isHeadingLike(line))
    .map((line) => ({ line, near: nearness(line) }))
    .filter(({ near }) => near > 0)
    .toSorted((one, other) => other.near - one.near)
    .slice(0, MOST)
    .map(({ line: { quote, source } }) => ({ quote, source }));
  return { ok: true, lines };
}

type Nearness = (line: Statement) => number;

function byWords(criterion: string, { language }: Profile): Nearness {
  const asked = weighWords([[tokenize(criterion, language), 1]]);
  return ({ tokens }) => wordCosine(asked, weighWords([[tokens, 1]]));
}

function byMeaningAndWords(criterion: string, profile: Profile): Nearness {
  const { ofJob, ofCandidate, likeness } = tableMeaning;
  const wanted = ofJob(criterion);
  const shared = byWords(criterion, profile);
  return (line) => likeness(wanted, ofCandidate(line.quote)) + BY_WORDS * shared(line);
}
