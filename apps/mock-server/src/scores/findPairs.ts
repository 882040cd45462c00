import type { AnalysisMethod, ResumeAnalysis as Answer } from '@cortex/api-client/model';
import type { AnalysisCandidate, AnalysisInputs, Job, ResumeAnalysis } from '@cortex/scoring';
import { visibleCandidates, visibleJobs } from '../access/policy.ts';
import type { Caller } from '../access/sessions.ts';
import { readChoices } from '../db/jobCriteria.ts';
import { fingerprintOf, type Pair } from '../db/keptAnalyses.ts';
import type { Executor } from '../db/schema.ts';
import { notFound } from '../http/HttpError.ts';
import type { Analyzer } from '../workers/analyzer.ts';
import { findCorrections } from './corrections.ts';
import { findVocabulary } from './vocabulary.ts';

type FoundJob = Job & { id: string };
type FoundCandidate = AnalysisCandidate & { id: string; since: string };

/** An analysis with when it was made. */
export type KeptResult = ResumeAnalysis & Required<Pick<Answer, 'scored_at'>> & Pick<Answer, 'scored_anew'>;

/**
 * What is read of a candidate for an analysis. A resume's "present" is the day on which it came, so that the same
 * resume keeps its score.
 */
export type Inputs = AnalysisInputs;

/** A candidate and a job as they stand in the database, and the analysis that was kept of the same inputs. */
export type Found = {
  pair: Pair;
  inputs: Inputs;
  fingerprint: string;
  kept: { scored_by: AnalysisMethod; result: KeptResult } | undefined;
};

/** The pairs as they stand, in the same order; undefined for one that the caller does not see. */
export async function findPairs(
  db: Executor,
  caller: Caller,
  wanted: readonly Pair[],
): Promise<(Found | undefined)[]> {
  const jobIds = [...new Set(wanted.map(({ jobId }) => jobId))];
  const candidateIds = [...new Set(wanted.map(({ candidateId }) => candidateId))];
  const jobRows = await selectJobs(db, caller).where('jobs.id', 'in', jobIds).execute();
  const jobs = new Map(jobRows.map((row) => [row.id, toJob(row)]));
  const candidateRows = await selectCandidates(db, caller)
    .where('candidates.id', 'in', candidateIds)
    .execute();
  const candidates = new Map(candidateRows.map((row) => [row.id, row]));
  const keptRows = await db
    .selectFrom('analyses')
    .selectAll()
    .where('candidate_id', 'in', candidateIds)
    .where('job_id', 'in', jobIds)
    .execute();
  const correctionsOf = await findCorrections(db, wanted);
  const vocabularyOf = await findVocabulary(db, caller);
  const kept = new Map(keptRows.map((row) => [`${row.candidate_id} ${row.job_id}`, row]));
  return wanted.map((pair): Found | undefined => {
    const [foundJob, foundCandidate] = [jobs.get(pair.jobId), candidates.get(pair.candidateId)];
    if (!foundJob || !foundCandidate) return undefined;
    const { id: _, ...job } = foundJob;
    const { id: __, since, ...candidate } = foundCandidate;
    const inputs: Inputs = { job, candidate, asOf: since, ...correctionsOf(pair), ...vocabularyOf(job) };
    const fingerprint = fingerprintOf(inputs);
    const row = kept.get(`${pair.candidateId} ${pair.jobId}`);
    return { pair, inputs, fingerprint, kept: row?.fingerprint === fingerprint ? toKept(row) : undefined };
  });
}

/** A kept row as the analysis that it is. */
export function toKept({ version, result }: { version: string; result: string }) {
  const kept: KeptResult = JSON.parse(result);
  return { scored_by: { name: kept.scored_by.name, version }, result: kept };
}

/** Whether an analyzer, in its present version, made an analysis. */
export function isBy({ method }: Analyzer, { scored_by }: { scored_by: AnalysisMethod }): boolean {
  return scored_by.name === method.name && scored_by.version === method.version;
}

/** The jobs that a caller sees, with all that is read of one. */
export function selectJobs(db: Executor, caller: Caller) {
  return visibleJobs(db, caller).select([
    'jobs.id',
    'jobs.title',
    'jobs.description',
    'jobs.skills_required',
    'jobs.criteria',
  ]);
}

export function toJob({
  criteria,
  ...job
}: Omit<FoundJob, 'criteria'> & { criteria: string | null }): FoundJob {
  return { ...job, ...readChoices(criteria) };
}

function selectCandidates(db: Executor, caller: Caller) {
  return visibleCandidates(db, caller).select(({ fn }) => [
    'candidates.id',
    'candidates.name',
    'candidates.email',
    'candidates.phone',
    'candidates.notes',
    'candidates.resume_text as resumeText',
    'candidates.resume_hidden_words as hiddenWords',
    fn.coalesce('candidates.resume_uploaded_at', 'candidates.created_at').as('since'),
  ]);
}

export async function findCandidate(db: Executor, caller: Caller, id: string): Promise<FoundCandidate> {
  const candidate = await selectCandidates(db, caller).where('candidates.id', '=', id).executeTakeFirst();
  if (!candidate) throw notFound();
  return candidate;
}
