import type { AnalysisMethod, ResumeAnalysis as Answer } from '@cortex/api-client/model';
import type { AnalysisInputs, Job, ResumeAnalysis } from '@cortex/scoring';
import { type Sight, visibleCandidates, visibleJobs } from '../access/policy.ts';
import { hashText } from '../db/hashText.ts';
import { readChoices } from '../db/jobCriteria.ts';
import type { Pair } from '../db/keptAnalyses.ts';
import type { Executor } from '../db/schema.ts';
import { notFound } from '../http/HttpError.ts';
import type { Analyzer } from '../workers/analyzer.ts';
import { findCorrections } from './corrections.ts';
import { type FingerprintParts, fingerprintOf, formerFingerprintOf, isFormer } from './fingerprint.ts';
import { findVocabulary } from './vocabulary.ts';

type FoundJob = Job & { id: string };
type FoundCandidate = FingerprintParts['candidate'] & { id: string; since: string };

/** An analysis with when it was made. */
export type KeptResult = ResumeAnalysis & Required<Pick<Answer, 'scored_at'>> & Pick<Answer, 'scored_anew'>;

/** A candidate and a job as they stand in the database, and the analysis that was kept of the same inputs. */
export type Found = {
  pair: Pair;
  job: Job;
  parts: FingerprintParts;
  fingerprint: string;
  kept: { scored_by: AnalysisMethod; result: KeptResult } | undefined;
  /** Whether a score is kept that counts as one of the job as it was. */
  isBehind: boolean;
};

/**
 * The pairs as they stand, in the same order; undefined for one that the caller does not see. No text of a resume is
 * read: `readInputs` does, for one pair.
 */
export async function findPairs(
  db: Executor,
  caller: Sight,
  wanted: readonly Pair[],
): Promise<(Found | undefined)[]> {
  const jobIds = [...new Set(wanted.map(({ jobId }) => jobId))];
  const candidateIds = [...new Set(wanted.map(({ candidateId }) => candidateId))];
  const jobRows = await selectJobs(db, caller).where('jobs.id', 'in', jobIds).execute();
  const vocabularyOf = await findVocabulary(db, caller);
  const jobs = new Map(jobRows.map((row) => [row.id, describeJob(toJob(row), vocabularyOf)]));
  const candidateRows = await selectCandidates(db, caller)
    .where('candidates.id', 'in', candidateIds)
    .execute();
  const candidates = new Map(candidateRows.map((row) => [row.id, toCandidate(row)]));
  const keptRows = await db
    .selectFrom('analyses')
    .selectAll()
    .where('candidate_id', 'in', candidateIds)
    .where('job_id', 'in', jobIds)
    .execute();
  const correctionsOf = await findCorrections(db, wanted);
  const kept = new Map(keptRows.map((row) => [`${row.candidate_id} ${row.job_id}`, row]));
  const found: (Found | undefined)[] = [];
  for (const pair of wanted) {
    const [foundJob, foundCandidate] = [jobs.get(pair.jobId), candidates.get(pair.candidateId)];
    if (!foundJob || !foundCandidate) {
      found.push(undefined);
      continue;
    }
    const { job, jobHash, vocabulary } = foundJob;
    const { id: _, since, ...candidate } = foundCandidate;
    const parts = { jobHash, candidate, asOf: since, ...correctionsOf(pair), ...vocabulary };
    const row = kept.get(`${pair.candidateId} ${pair.jobId}`);
    const isBehind = typeof row?.job_hash === 'string' && row.job_hash !== jobHash;
    const one = { pair, job, parts, fingerprint: fingerprintOf(parts), kept: undefined, isBehind };
    found.push(row && (await isOf(db, row, one)) ? { ...one, kept: toKept(row) } : one);
  }
  return found;
}

/** A job with its hash and the organization's words about it, worked out once for all its pairs. */
export function describeJob(found: FoundJob, vocabularyOf: Awaited<ReturnType<typeof findVocabulary>>) {
  const { id: _, ...job } = found;
  return { job, jobHash: hashJob(found), vocabulary: vocabularyOf(job) };
}

/** What tells one state of a job from another, of all that a score rests on. */
export function hashJob({ id: _, ...job }: FoundJob): string {
  return hashText(JSON.stringify(job));
}

/** Whether a kept analysis was made of what now stands in the database. */
export async function isOf(
  db: Executor,
  row: { fingerprint: string },
  found: Omit<Found, 'kept' | 'isBehind'>,
): Promise<boolean> {
  if (!isFormer(row.fingerprint)) return row.fingerprint === found.fingerprint;
  return row.fingerprint === formerFingerprintOf(await readInputs(db, found));
}

/**
 * What is read of a candidate for an analysis, the text of the resume included. A resume's "present" is the day on
 * which it came, so that the same resume keeps its score. Throws 404 where the candidate is gone meanwhile.
 */
export async function readInputs(
  db: Executor,
  { pair, job, parts }: Pick<Found, 'pair' | 'job' | 'parts'>,
): Promise<AnalysisInputs> {
  const row = await db
    .selectFrom('candidates')
    .select('resume_text')
    .where('id', '=', pair.candidateId)
    .executeTakeFirst();
  if (!row) throw notFound();
  const { jobHash: _, candidate, ...others } = parts;
  const { hiddenWords, resumeHash: __, ...texts } = candidate;
  return {
    job,
    candidate: { ...texts, resumeText: row.resume_text, hiddenWords: hiddenWords ?? 0 },
    ...others,
  };
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
export function selectJobs(db: Executor, caller: Sight) {
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

/** A resume that another release of the server took in has no hash: its text is read here. */
function selectCandidates(db: Executor, caller: Sight) {
  return visibleCandidates(db, caller).select(({ fn, eb, ref }) => [
    'candidates.id',
    'candidates.name',
    'candidates.email',
    'candidates.phone',
    'candidates.notes',
    'candidates.resume_hash as hash',
    eb.case().when('candidates.resume_hash', 'is', null).then(ref('candidates.resume_text')).end().as('text'),
    'candidates.resume_hidden_words as hiddenWords',
    fn.coalesce('candidates.resume_uploaded_at', 'candidates.created_at').as('since'),
  ]);
}

function toCandidate({
  hash,
  text,
  hiddenWords,
  since,
  ...row
}: Awaited<ReturnType<ReturnType<typeof selectCandidates>['execute']>>[number]): FoundCandidate {
  const resumeHash = hash ?? (text === null ? null : hashText(text));
  return { ...row, resumeHash, hiddenWords, since };
}

export async function findCandidate(db: Executor, caller: Sight, id: string): Promise<FoundCandidate> {
  const candidate = await selectCandidates(db, caller).where('candidates.id', '=', id).executeTakeFirst();
  if (!candidate) throw notFound();
  return toCandidate(candidate);
}
