import { AnalyzeResumeBody, CompareCandidatesBody } from '@cortex/api-client/analysis/validators';
import type {
  AnalysisMethod,
  ResumeAnalysis as Answer,
  CandidateComparison,
  JobScores,
  KeptAnalysis,
} from '@cortex/api-client/model';
import { visibleCandidates, visibleJobs } from '../access/policy.ts';
import type { Caller } from '../access/sessions.ts';
import { transactAs } from '../access/transactAs.ts';
import type { Job } from '../analysis/criteria/criterion.ts';
import type { AnalysisCandidate } from '../analysis/scoring/analyzeResume.ts';
import { type Compared, summarizeComparison } from '../analysis/scoring/compareAnalyses.ts';
import { createBuiltInReader, type Reader } from '../analysis/scoring/reader.ts';
import type { ResumeAnalysis } from '../analysis/scoring/resumeAnalysis.ts';
import { findKept, fingerprintOf, keep } from '../db/keptAnalyses.ts';
import type { Executor } from '../db/schema.ts';
import type { Dependencies } from '../dependencies.ts';
import type { Handlers } from '../http/addOperation.ts';
import { HttpError, notFound } from '../http/HttpError.ts';
import { readBody, readId, refuseUnkept } from '../http/validation.ts';
import { readChoices } from './jobs.ts';

type FoundJob = Job & { id: string };
type FoundCandidate = AnalysisCandidate & { id: string; since: string };
type KeptResult = ResumeAnalysis & Required<Pick<Answer, 'scored_at'>> & Pick<Answer, 'scored_anew'>;
type Scored = Compared & { analysis: KeptResult };
type Scoring = Pick<Dependencies, 'db' | 'clock'> & { reader: Reader };

export function analysisRoutes({ db, clock, perform, ...given }: Dependencies) {
  const reader =
    given.reader ?? createBuiltInReader((inputs, onBehalf) => perform('analysis', inputs, onBehalf));
  const scoring: Scoring = { db, clock, reader };
  return {
    async analyzeResume(c) {
      const body = await readBody(c, 'application/json', AnalyzeResumeBody);
      const { candidate_id, job_id, ...others } = body;
      refuseUnkept(others);
      const caller = c.get('caller');
      const { scored, job_scores } = await scoreAll(scoring, caller, job_id, [candidate_id]);
      const answer: Answer = { ...scored(candidate_id).analysis, ...(job_scores ? { job_scores } : {}) };
      return c.json(answer);
    },

    async listAnalyses(c) {
      return c.json(await listKept(scoring, c.get('caller'), readId(c)));
    },

    async compareCandidates(c) {
      const body = await readBody(c, 'application/json', CompareCandidatesBody);
      const { candidate1_id, candidate2_id, job_id, ...others } = body;
      refuseUnkept(others);
      const ids = [...new Set([candidate1_id, candidate2_id])];
      const { scored } = await scoreAll(scoring, c.get('caller'), job_id, ids);
      const [first, second] = [scored(candidate1_id), scored(candidate2_id)];
      const both = [
        [candidate1_id, first.analysis],
        [candidate2_id, second.analysis],
      ] as const;
      const byCandidate = <Value>(pick: (analysis: KeptResult) => Value) =>
        Object.fromEntries(both.map(([id, analysis]) => [id, pick(analysis)]));
      const comparison: CandidateComparison = {
        candidate1_id,
        candidate2_id,
        fit_scores: byCandidate((analysis) => analysis.fit_score),
        strengths: byCandidate((analysis) => analysis.strengths),
        weaknesses: byCandidate((analysis) => analysis.weaknesses),
        comparison_summary:
          candidate1_id === candidate2_id
            ? 'Both are the same candidate, so there is nothing to decide between.'
            : summarizeComparison(first, second),
        analyses: byCandidate((analysis) => analysis),
      };
      return c.json(comparison);
    },
  } satisfies Handlers;
}

/** How far the kept scores for a job part the candidates that the caller sees; nothing where none is kept. */
async function findJobScores(db: Executor, caller: Caller, jobId: string): Promise<JobScores | undefined> {
  const { candidates, lowest, highest } = await visibleCandidates(db, caller)
    .innerJoin('analyses', 'analyses.candidate_id', 'candidates.id')
    .where('analyses.job_id', '=', jobId)
    .where('analyses.fit_score', 'is not', null)
    .select(({ fn }) => [
      fn.countAll<number | string>().as('candidates'),
      fn.min('analyses.fit_score').as('lowest'),
      fn.max('analyses.fit_score').as('highest'),
    ])
    .executeTakeFirstOrThrow();
  if (lowest === null || highest === null) return undefined;
  return { candidates: Number(candidates), lowest, highest };
}

/** What is read of a candidate for an analysis. A resume's "present" is the day on which it came, so that the same resume keeps its score. */
type Inputs = { job: Job; candidate: AnalysisCandidate; asOf: string };

/** A candidate and a job as they stand in the database, and the analysis that was kept of the same inputs. */
type Pair = {
  candidateId: string;
  jobId: string;
  inputs: Inputs;
  fingerprint: string;
  kept: { scored_by: AnalysisMethod; result: KeptResult } | undefined;
};

/** A pair with its analysis, which is kept already, to be kept, or makeshift. */
type Draft = { pair: Pair; analysis: KeptResult; is: 'kept' | 'new' | 'makeshift' };

/**
 * Analyses candidates for a job, and gives each by the candidate's id, and how far the job's scores lie apart: what the same reader made of the same inputs, or what it makes now. A reader may
 * take seconds, so it reads outside of any transaction, all candidates at once.
 */
async function scoreAll(
  scoring: Scoring,
  caller: Caller,
  jobId: string,
  candidateIds: readonly string[],
): Promise<{ scored: (candidateId: string) => Scored; job_scores: JobScores | undefined }> {
  const { db, clock, reader } = scoring;
  const at = clock().toISOString();
  const find = (trx: Executor) => findPairs(trx, caller, jobId, candidateIds);
  const pairs = await transactAs(db, caller, find);
  const drafts = await Promise.all(pairs.map((pair) => score(pair, scoring, caller, at)));
  const isKept = drafts.every((draft) => draft.is === 'kept');
  const { settled, job_scores } = await (isKept
    ? { settled: drafts, job_scores: await findJobScores(db, caller, jobId) }
    : transactAs(db, caller, async (trx) => ({
        settled: await settle(trx, await find(trx), drafts, reader),
        job_scores: await findJobScores(trx, caller, jobId),
      })));
  const scored = (candidateId: string) => {
    const own = settled.find(({ pair }) => pair.candidateId === candidateId);
    if (!own) throw notFound();
    return { name: own.pair.inputs.candidate.name, analysis: own.analysis };
  };
  return { scored, job_scores };
}

async function score(pair: Pair, { reader }: Scoring, caller: Caller, at: string): Promise<Draft> {
  if (pair.kept && isBy(reader, pair.kept)) return { pair, analysis: pair.kept.result, is: 'kept' };
  const outcome = await reader.analyze(pair.inputs, caller);
  if (!outcome.ok) throw new HttpError(422, outcome.code, outcome.detail);
  const analysis: KeptResult = { ...outcome.analysis, scored_at: at };
  if (outcome.makeshift) return { pair, analysis, is: 'makeshift' };
  const anew = pair.kept ? { scored_anew: pair.kept.scored_by } : {};
  return { pair, analysis: { ...analysis, ...anew }, is: 'new' };
}

/** Keeps what is new, as long as nothing has changed since it was read. What another call has kept meanwhile holds for this one too. */
async function settle(
  trx: Executor,
  now: readonly Pair[],
  drafts: readonly Draft[],
  reader: Reader,
): Promise<Draft[]> {
  const settled: Draft[] = [];
  for (const draft of drafts) {
    const { pair, analysis } = draft;
    const current = now.find(({ candidateId }) => candidateId === pair.candidateId);
    const isSame = current?.fingerprint === pair.fingerprint;
    if (isSame && current.kept && isBy(reader, current.kept)) {
      settled.push({ ...draft, analysis: current.kept.result });
      continue;
    }
    if (isSame && draft.is === 'new') {
      const { fingerprint } = pair;
      const row = { fingerprint, scored_by: reader.method, result: analysis, scored_at: analysis.scored_at };
      await keep(trx, pair, row);
    }
    settled.push(draft);
  }
  return settled;
}

async function findPairs(
  db: Executor,
  caller: Caller,
  jobId: string,
  candidateIds: readonly string[],
): Promise<Pair[]> {
  const { id, ...job } = await findJob(db, caller, jobId);
  const pairs: Pair[] = [];
  for (const wanted of candidateIds) {
    const { id: candidateId, since, ...candidate } = await findCandidate(db, caller, wanted);
    const inputs: Inputs = { job, candidate, asOf: since };
    const fingerprint = fingerprintOf(inputs);
    const row = await findKept(db, { candidateId, jobId: id });
    const kept = row?.fingerprint === fingerprint ? toKept(row) : undefined;
    pairs.push({ candidateId, jobId: id, inputs, fingerprint, kept });
  }
  return pairs;
}

function toKept({ version, result }: { version: string; result: string }) {
  const kept: KeptResult = JSON.parse(result);
  return { scored_by: { name: kept.scored_by.name, version }, result: kept };
}

function isBy({ method }: Reader, { scored_by }: { scored_by: AnalysisMethod }): boolean {
  return scored_by.name === method.name && scored_by.version === method.version;
}

async function findJob(db: Executor, caller: Caller, id: string): Promise<FoundJob> {
  const job = await selectJobs(db, caller).where('jobs.id', '=', id).executeTakeFirst();
  if (!job) throw notFound();
  return toJob(job);
}

function selectJobs(db: Executor, caller: Caller) {
  return visibleJobs(db, caller).select([
    'jobs.id',
    'jobs.title',
    'jobs.description',
    'jobs.skills_required',
    'jobs.criteria',
  ]);
}

function toJob({ criteria, ...job }: Omit<FoundJob, 'criteria'> & { criteria: string | null }): FoundJob {
  return { ...job, ...readChoices(criteria) };
}

async function findCandidate(db: Executor, caller: Caller, id: string): Promise<FoundCandidate> {
  const candidate = await visibleCandidates(db, caller)
    .select(({ fn }) => [
      'candidates.id',
      'candidates.name',
      'candidates.email',
      'candidates.phone',
      'candidates.notes',
      'candidates.resume_text as resumeText',
      'candidates.resume_hidden_words as hiddenWords',
      fn.coalesce('candidates.resume_uploaded_at', 'candidates.created_at').as('since'),
    ])
    .where('candidates.id', '=', id)
    .executeTakeFirst();
  if (!candidate) throw notFound();
  return candidate;
}

/** The newest analysis of a candidate for each job that the caller sees, newest first. */
async function listKept({ db, reader }: Scoring, caller: Caller, id: string): Promise<KeptAnalysis[]> {
  const { id: candidateId, since, ...candidate } = await findCandidate(db, caller, id);
  const rows = await db.selectFrom('analyses').selectAll().where('candidate_id', '=', candidateId).execute();
  if (rows.length === 0) return [];
  const jobs = await selectJobs(db, caller)
    .where(
      'jobs.id',
      'in',
      rows.map(({ job_id }) => job_id),
    )
    .execute();
  const found = new Map(jobs.map((job) => [job.id, toJob(job)]));
  return rows
    .flatMap((row): KeptAnalysis[] => {
      const job = found.get(row.job_id);
      if (!job) return [];
      const { id: jobId, ...text } = job;
      const inputs: Inputs = { job: text, candidate, asOf: since };
      const kept = toKept(row);
      const { fit_score, recommendation, scored_by } = kept.result;
      const outdated = !isBy(reader, kept) || row.fingerprint !== fingerprintOf(inputs);
      return [
        {
          job: { id: jobId, title: job.title },
          fit_score,
          recommendation,
          scored_at: row.scored_at,
          scored_by,
          ...(kept.result.read?.in_part ? { in_part: true } : {}),
          outdated,
        },
      ];
    })
    .toSorted((a, b) => b.scored_at.localeCompare(a.scored_at) || a.job.id.localeCompare(b.job.id));
}
