import { analysisLimits } from '@cortex/api-client/limits';
import type { AnalysisMethod, Criterion as Answered } from '@cortex/api-client/model';
import type { Job } from '../job/criterion.ts';
import { readableAs } from '../lexicon/detectLanguage.ts';
import { type Embeddings, embeddedMeaning, type Meaning, tableMeaning } from '../meaning/meaning.ts';
import { monthOf } from '../resume/months.ts';
import type { Profile } from '../resume/profile.ts';
import { readProfile } from '../resume/readProfile.ts';
import { redactPersonalData } from '../resume/redactPersonalData.ts';
import { countWords } from '../text/tokens.ts';
import { applyCorrections, type Correction } from './applyCorrections.ts';
import { withClosestLines } from './closestLine.ts';
import { withCopies } from './copiedFindings.ts';
import { withoutCopies } from './copiedText.ts';
import { findAll } from './findAll.ts';
import type { Finding } from './finding.ts';
import { markDistant } from './fromADistance.ts';
import type { VocabularyEntry } from './ownVocabulary.ts';
import { readInPart } from './readInPart.ts';
import type { ResumeAnalysis } from './resumeAnalysis.ts';
import { embeddingsOf, scoredWith } from './scoredBy.ts';
import { weighJob } from './weighJob.ts';
import { add, scoreWith } from './weights.ts';
import { recommendationOf, strengthsOf, weaknessesOf } from './wording.ts';

export type AnalysisCandidate = {
  name: string;
  email: string;
  phone: string;
  notes: string;
  resumeText: string | null;
  /** How many words of the file were left out, because a reader cannot see them. */
  hiddenWords?: number;
};

/**
 * All that an analysis rests on. `asOf` is the date (ISO) that "present" means in a list of posts; `corrections` are what people
 * said of single criteria, `vocabulary` the words that the organization agreed on about this job's criteria. With
 * `embeddings` a model tells what is near in meaning, where it has a vector for each line of `linesToEmbed`; else the
 * bundled table does.
 */
export type AnalysisInputs = {
  job: Job;
  candidate: AnalysisCandidate;
  asOf: string;
  corrections?: readonly Correction[];
  vocabulary?: readonly VocabularyEntry[];
  embeddings?: Embeddings;
};

/** What was read of a candidate, without personal data, and what it shows of each criterion. */
export type Reading = {
  resume: string;
  notes: string;
  words: number;
  hasResume: boolean;
  hiddenWords: number;
  findings: Finding[];
  /** Why the texts could be read in part only. */
  inPart?: string;
  /** The version of the organization's vocabulary that it was read with. */
  vocabularyVersion?: number;
  /** The model whose vectors tell what is near in meaning; without one the bundled table does. */
  embeddedBy?: string;
  /** The statements that the findings rest on; what was pasted from the job is not among them. */
  profile: Profile;
};

type TooLittle = { ok: false; code: 'too_little_text'; detail: string };
type ReadingOutcome = { ok: true; reading: Reading } | TooLittle;
export type AnalysisOutcome = { ok: true; analysis: ResumeAnalysis } | TooLittle;

// Forty pages: nobody's resume is longer, and time stays bounded.
export const MAX_CHARACTERS = 100_000;

const NOTICE = 'This score compares texts with the job. A person decides.';
const TOO_LITTLE =
  'There is too little text to analyse. Please upload a resume with readable text, ' +
  `or write at least ${analysisLimits.fewestWords} words of notes.`;
const NO_RESUME = 'No readable resume was found. The notes were read instead.';

/**
 * Measures a candidate's resume and notes against one job. The score is the sum over the criteria of weight
 * times credit, 0 to 100, capped where a must-have is missing (docs/scoring.md). Deterministic: no clock, no
 * randomness, nothing but the arguments and the bundled vocabulary. Fewer than 30 words to read give no score
 * but the code `too_little_text`.
 */
export function analyzeResume(inputs: AnalysisInputs): AnalysisOutcome {
  const outcome = readInputs(inputs);
  if (!outcome.ok) return outcome;
  const { embeddedBy } = outcome.reading;
  const scoredBy = scoredWith(embeddedBy === undefined ? [] : [embeddingsOf(embeddedBy)]);
  return { ok: true, analysis: toAnalysis(outcome.reading, scoredBy) };
}

/** Reads the texts and looks for each criterion in them. */
export function readInputs(inputs: AnalysisInputs): ReadingOutcome {
  const { embeddings } = inputs;
  if (!embeddings) return readBy(tableMeaning, inputs);
  const meaning = embeddedMeaning(embeddings);
  const outcome = readBy(meaning, inputs);
  // Likeness by one model is no measure beside that by another.
  if (meaning.lacks()) return readBy(tableMeaning, inputs);
  return outcome.ok ? { ok: true, reading: { ...outcome.reading, embeddedBy: embeddings.model } } : outcome;
}

/** As `readInputs`, by this meaning. */
export function readBy(
  meaning: Meaning,
  { job, candidate, asOf, corrections, vocabulary = [] }: AnalysisInputs,
): ReadingOutcome {
  const resume = redactPersonalData(withPlainSpaces(candidate.resumeText ?? ''), candidate);
  const notes = redactPersonalData(withPlainSpaces(candidate.notes), candidate);
  const resumeWords = countWords(resume);
  const words = resumeWords + countWords(notes);
  if (words < analysisLimits.fewestWords) return { ok: false, code: 'too_little_text', detail: TOO_LITTLE };
  const texts = `${resume}\n${notes}`;
  const whole = readProfile({ resume, notes, language: readableAs(texts), asOf: monthOf(asOf) });
  const marked = { ...whole, statements: markDistant(whole, job) };
  const profile = { ...marked, statements: withoutCopies(marked, job) };
  const own = new Set(profile.statements);
  const copies = { ...marked, statements: marked.statements.filter((statement) => !own.has(statement)) };
  const found = withCopies(findAll(weighJob(job), profile, meaning, vocabulary), copies);
  const findings = withClosestLines(found, profile, meaning);
  const inPart = readInPart(job, texts);
  return {
    ok: true,
    reading: {
      resume,
      notes,
      words,
      hasResume: resumeWords > 0,
      hiddenWords: candidate.hiddenWords ?? 0,
      findings: applyCorrections(inPart ? findings.map(leftOpen) : findings, corrections, profile.language),
      ...(inPart ? { inPart } : {}),
      ...(vocabulary.length > 0
        ? { vocabularyVersion: Math.max(...vocabulary.map(({ version }) => version)) }
        : {}),
      profile,
    },
  };
}

/** Cut to what is read, with plain spaces and no indented lines: pasted texts have hard spaces and tabs. */
function withPlainSpaces(text: string): string {
  return text
    .slice(0, MAX_CHARACTERS)
    .replace(/[^\S\r\n\t]/g, ' ')
    .replace(/^\t+/gm, '');
}

/** What is not found in texts that could be read in part only may be there all the same. */
function leftOpen(finding: Finding): Finding {
  if (finding.state !== 'missing' || finding.quotes.length > 0) return finding;
  return { ...finding, state: 'unclear', remark: 'Not found; the texts could be read in part only.' };
}

/** Adds up what was found, and says it in words. `remark` is what the person should know about the reading. */
export function toAnalysis(
  { findings, words, hasResume, hiddenWords, notes, inPart, vocabularyVersion }: Reading,
  scoredBy: AnalysisMethod,
  remark?: string,
): ResumeAnalysis {
  const { score, capped } = add(findings);
  const remarks = [hasResume ? '' : NO_RESUME, remark ?? ''].filter((one) => one !== '').join(' ');
  return {
    fit_score: score,
    strengths: strengthsOf(findings),
    weaknesses: weaknessesOf(findings),
    recommendation: recommendationOf(score, findings, inPart),
    criteria: findings.map((finding) => toAnswer(finding, findings)),
    scored_by: { ...scoredBy },
    read: {
      resume: hasResume,
      notes: notes.trim() !== '',
      words,
      ...(hiddenWords > 0 ? { hidden_words: hiddenWords } : {}),
      ...(inPart ? { in_part: true } : {}),
      ...(remarks ? { remark: remarks } : {}),
    },
    notice: NOTICE,
    capped,
    ...(vocabularyVersion ? { vocabulary_version: vocabularyVersion } : {}),
  };
}

function toAnswer(finding: Finding, findings: readonly Finding[]): Answered {
  const { criterion, state, credit, quotes, remark, closest, suggestedWords } = finding;
  const { name, kind, importance, weight } = criterion;
  const met = state === 'met';
  return {
    name,
    kind,
    ...(importance === 'left_out' ? {} : { importance }),
    weight,
    credit,
    met,
    ...(met ? {} : { unclear: state === 'unclear' }),
    ...(remark ? { remark } : {}),
    ...(credit < 1 ? { with_it: scoreWith(findings, finding) } : {}),
    evidence: met ? quotes : [],
    ...(!met && quotes.length > 0 ? { related: quotes } : {}),
    ...(state === 'missing' && closest ? { closest } : {}),
    ...(suggestedWords ? { suggested_words: suggestedWords } : {}),
  };
}
