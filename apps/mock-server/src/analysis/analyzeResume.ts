import type { Criterion } from '@cortex/api-client/model';
import { withoutCopies } from './copiedText.ts';
import { backgroundOf, type Finding, findEvidence } from './findEvidence.ts';
import { type Job, jobCriteria } from './jobCriteria.ts';
import { removePersonal } from './personalLines.ts';
import { readUnits } from './reading.ts';
import type { ResumeAnalysis } from './resumeAnalysis.ts';
import { toUnits } from './resumeUnits.ts';
import { tokenize } from './tokens.ts';
import { recommendationOf, strengthsOf, weaknessesOf } from './wording.ts';

export type AnalysisCandidate = {
  name: string;
  email: string;
  phone: string;
  notes: string;
  resumeText: string | null;
};

export type AnalysisOutcome =
  | { ok: true; analysis: ResumeAnalysis }
  | { ok: false; code: 'too_little_text'; detail: string };

export const SCORED_BY = { name: 'Cortex criteria', version: '2.0.0' };
export const MIN_WORDS = 30;
// Forty pages: nobody's resume is longer, and time stays bounded.
export const MOST_CHARACTERS = 100_000;

const byWeight = (a: Finding, b: Finding) => b.criterion.weight - a.criterion.weight;
const NOTICE = 'This score compares texts with the job. A person decides.';
const TOO_LITTLE =
  'There is too little text to analyse. Please upload a resume with readable text, or write at least 30 words of notes.';
const NO_RESUME = 'No readable resume was found. The notes were read instead.';

/**
 * Measures a candidate's resume and notes against one job. `year` is the one that "present" means in a list of posts;
 * without it, the newest year that the texts name. The score is the sum over the criteria of weight times
 * credit, 0 to 100. Deterministic: no clock, no randomness, nothing but the arguments and the bundled word lists. Fewer
 * than 30 words to read give no score but the code `too_little_text`.
 */
export function analyzeResume({
  job,
  candidate,
  year,
}: {
  job: Job;
  candidate: AnalysisCandidate;
  year?: number;
}): AnalysisOutcome {
  const resume = removePersonal((candidate.resumeText ?? '').slice(0, MOST_CHARACTERS), candidate);
  const notes = removePersonal(candidate.notes.slice(0, MOST_CHARACTERS), candidate);
  const resumeWords = tokenize(resume).length;
  const words = resumeWords + tokenize(notes).length;
  if (words < MIN_WORDS) return { ok: false, code: 'too_little_text', detail: TOO_LITTLE };
  const units = [...toUnits(resume, 'resume'), ...toUnits(notes, 'notes')];
  const reading = readUnits(withoutCopies(units, job), year);
  const criteria = jobCriteria(job);
  const background = backgroundOf(criteria, reading);
  const findings = criteria.map((criterion) => findEvidence(criterion, reading, background));
  const hundredths = findings.reduce(
    (sum, { criterion, credit }) => sum + criterion.weight * Math.round(credit * 100),
    0,
  );
  const fit_score = Math.round(hundredths / 100);
  const analysis: ResumeAnalysis = {
    fit_score,
    strengths: strengthsOf(findings),
    weaknesses: weaknessesOf(findings),
    recommendation: recommendationOf(fit_score, findings),
    criteria: findings.toSorted(byWeight).map(
      ({ criterion, met, credit, quotes }): Criterion => ({
        name: criterion.name,
        kind: criterion.kind,
        weight: criterion.weight,
        credit,
        met,
        evidence: met ? quotes : [],
        ...(!met && quotes.length > 0 ? { related: quotes } : {}),
      }),
    ),
    scored_by: { ...SCORED_BY },
    read: {
      resume: resumeWords > 0,
      notes: notes !== '',
      words,
      ...(resumeWords > 0 ? {} : { remark: NO_RESUME }),
    },
    notice: NOTICE,
  };
  return { ok: true, analysis };
}
