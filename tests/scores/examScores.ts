import { readFileSync } from 'node:fs';
import type { AnalysisInputs, AnalysisOutcome } from '@cortex/scoring';

type Job = AnalysisInputs['job'];
type Pair = { id: string; job: Job; better: string; worse: string };
type Case = { id: string; job?: Job; criterion: string; resume: string };
type Occupations = {
  jobs: { occupation: string; job: Job }[];
  resumes: { occupation: string; text: string }[];
};

const AS_OF = '2026-11-22';
/** A score needs thirty words to read. */
const FILLER =
  'This person can start soon, and would be glad to come by for a talk about all of it on any day of the week. References are gladly given on request, and everything else that matters can be told face to face on any day that suits.';

/** Each text of the exam with the job that it is scored for: `bench/scoring` tells what the sets hold. */
export function* examInputs(): Generator<{ id: string; inputs: AnalysisInputs }> {
  for (const { id, job, better, worse } of read<Pair[]>('pairs')) {
    yield { id: `pair ${id} better`, inputs: toInputs(job, better) };
    yield { id: `pair ${id} worse`, inputs: toInputs(job, worse) };
  }
  for (const { id, job, criterion, resume } of [...read<Case[]>('statements'), ...read<Case[]>('lists')]) {
    const own = { title: 'Position', description: `${criterion} is required.`, skills_required: criterion };
    yield { id: `case ${id}`, inputs: toInputs(job ?? own, `${resume}\n${FILLER}`) };
  }
  const { jobs, resumes } = read<Occupations>('occupations');
  for (const { occupation, job } of jobs)
    for (const [index, { text }] of resumes.entries())
      yield { id: `${occupation} ${index}`, inputs: toInputs(job, text) };
}

/** What is compared of an analysis: the score, and of each criterion how it was found and by which words. */
export function toScore(outcome: AnalysisOutcome) {
  if (!outcome.ok) return outcome.code;
  const { fit_score, capped, criteria } = outcome.analysis;
  const findings = criteria.map(({ name, weight, credit, met, unclear, evidence, related }) => ({
    name,
    weight,
    credit,
    state: met ? 'met' : unclear ? 'unclear' : 'missing',
    quotes: [...evidence, ...(related ?? [])].map(({ quote, source }) => `${source}: ${quote}`),
  }));
  return { fit_score, capped, findings };
}

function toInputs(job: Job, resumeText: string): AnalysisInputs {
  const { title, description, skills_required } = job;
  return {
    job: { title, description, skills_required },
    candidate: { name: '', email: '', phone: '', notes: '', resumeText },
    asOf: AS_OF,
  };
}

function read<Content>(name: string): Content {
  return JSON.parse(readFileSync(new URL(`../../bench/scoring/exam/${name}.json`, import.meta.url), 'utf8'));
}
