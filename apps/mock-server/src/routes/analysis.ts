import {
  AnalyzeResumeBody,
  AnalyzeResumesBody,
  CompareCandidatesBody,
  CorrectFindingBody,
  GetReceiptQueryParams,
  ListNearestLinesQueryParams,
} from '@cortex/api-client/analysis/validators';
import type {
  AnalysesAnswer,
  ResumeAnalysis as Answer,
  CandidateComparison,
  KeptAnalysis,
} from '@cortex/api-client/model';
import type { Caller } from '../access/sessions.ts';
import type { Handlers } from '../api/addOperation.ts';
import { readBody, readId, readQuery, refuseUnkept } from '../api/validation.ts';
import type { Pair } from '../db/keptAnalyses.ts';
import type { Executor } from '../db/schema.ts';
import { correctFinding } from '../scores/correctFinding.ts';
import { findCorrections, withCorrections } from '../scores/corrections.ts';
import { findNearestLines } from '../scores/findNearestLines.ts';
import {
  describeJob,
  findCandidate,
  isBy,
  isOf,
  type KeptResult,
  selectJobs,
  toJob,
  toKept,
} from '../scores/findPairs.ts';
import { fingerprintOf } from '../scores/fingerprint.ts';
import { issueReceipt } from '../scores/issueReceipt.ts';
import { findJobScores, findLatestDecisions, rememberLook } from '../scores/latestDecisions.ts';
import { requireScore, type Scoring, scorePairs } from '../scores/scorePairs.ts';
import { toPairResult } from '../scores/shortResult.ts';
import { findVocabulary } from '../scores/vocabulary.ts';
import { withPlaces } from '../scores/withPlaces.ts';
import type { Perform } from '../workers/perform.ts';

/** How long a call about many pairs reads; a client gives up on it after 10 s. */
const BATCH_MS = 4_000;
export function analysisRoutes({ db, clock, perform, analyzer }: Scoring & { perform: Perform }) {
  const scoring: Scoring = { db, clock, analyzer };
  return {
    async analyzeResume(c) {
      const body = await readBody(c, 'application/json', AnalyzeResumeBody);
      const { candidate_id, job_id, ...others } = body;
      refuseUnkept(others);
      const caller = c.get('caller');
      const pair = { candidateId: candidate_id, jobId: job_id };
      const { told } = await scorePairs(scoring, caller, [pair], async (trx, [scored]): Promise<Answer> => {
        const { analysis } = requireScore(scored);
        await rememberLook(trx, caller, pair, clock().toISOString());
        const job_scores = await findJobScores(trx, caller, job_id);
        return { ...(await complete(trx, pair, analysis)), ...(job_scores ? { job_scores } : {}) };
      });
      return c.json(told);
    },

    async getReceipt(c) {
      const candidateId = readId(c);
      const { job_id, include } = readQuery(c, GetReceiptQueryParams);
      const pair = { candidateId, jobId: job_id };
      return c.json(await issueReceipt(scoring, c.get('caller'), pair, { withInputs: include === 'inputs' }));
    },

    async listNearestLines(c) {
      const { job_id, criterion } = readQuery(c, ListNearestLinesQueryParams);
      const pair = { candidateId: readId(c), jobId: job_id };
      const { signal } = c.req.raw;
      return c.json(await findNearestLines({ db, perform }, c.get('caller'), pair, criterion, signal));
    },

    async correctFinding(c) {
      const input = await readBody(c, 'application/json', CorrectFindingBody);
      const { job_id, criterion, finding, quote, ...others } = input;
      refuseUnkept(others);
      const pair = { candidateId: readId(c), jobId: job_id };
      const said = { criterion, finding, ...(quote === undefined ? {} : { quote }) };
      const told = await correctFinding(
        { ...scoring, perform },
        c.get('caller'),
        pair,
        said,
        (trx, analysis): Promise<Answer> => complete(trx, pair, analysis),
      );
      return c.json(told);
    },

    async analyzeResumes(c) {
      const { pairs, ...others } = await readBody(c, 'application/json', AnalyzeResumesBody);
      refuseUnkept(others);
      const caller = c.get('caller');
      const wanted = pairs.map(({ candidate_id, job_id }) => ({ candidateId: candidate_id, jobId: job_id }));
      const { scored, told: decisionsOf } = await scorePairs(
        scoring,
        caller,
        wanted,
        (trx) => findLatestDecisions(trx, caller, wanted),
        { signal: c.req.raw.signal, until: Date.now() + BATCH_MS },
      );
      const answer: AnalysesAnswer = {
        results: wanted.map((pair, index) => toPairResult(pair, scored[index], decisionsOf)),
      };
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
      const wanted = ids.map((candidateId) => ({ candidateId, jobId: job_id }));
      const { told } = await scorePairs(scoring, c.get('caller'), wanted, (trx, scored) =>
        Promise.all(
          ids.map(async (id, index) => {
            const { name, analysis } = requireScore(scored[index]);
            return { name, analysis: await complete(trx, { candidateId: id, jobId: job_id }, analysis) };
          }),
        ),
      );
      const [first = requireScore(undefined), second = first] = told;
      const both = [
        [candidate1_id, first.analysis],
        [candidate2_id, second.analysis],
      ] as const;
      const byCandidate = <Value>(pick: (analysis: KeptResult) => Value) =>
        Object.fromEntries(both.map(([id, analysis]) => [id, pick(analysis)]));
      // Loaded with the first comparison: a server that scores nothing holds no vocabulary.
      const { summarizeComparison } = await import('@cortex/scoring');
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

/** An analysis with the places of its quotes, and who corrected what. */
async function complete(
  db: Executor,
  pair: Pair,
  analysis: KeptResult,
): Promise<KeptResult & { correctable: true; has_receipt: true; has_nearest_lines: true }> {
  const placed = await withPlaces(db, pair.candidateId, analysis);
  return {
    ...placed,
    criteria: await withCorrections(db, pair, placed.criteria),
    correctable: true,
    has_receipt: true,
    has_nearest_lines: true,
  };
}

/** The newest analysis of a candidate for each job that the caller sees, newest first. */
async function listKept({ db, analyzer }: Scoring, caller: Caller, id: string): Promise<KeptAnalysis[]> {
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
  const correctionsOf = await findCorrections(
    db,
    rows.map(({ job_id: jobId }) => ({ candidateId, jobId })),
  );
  const vocabularyOf = await findVocabulary(db, caller);
  const kept: KeptAnalysis[] = [];
  for (const row of rows) {
    const foundJob = found.get(row.job_id);
    if (!foundJob) continue;
    const pair = { candidateId, jobId: foundJob.id };
    const { job, jobHash, vocabulary } = describeJob(foundJob, vocabularyOf);
    const parts = { jobHash, candidate, asOf: since, ...correctionsOf(pair), ...vocabulary };
    const analysis = toKept(row);
    const { fit_score, recommendation, scored_by } = analysis.result;
    const isCurrent =
      isBy(analyzer, analysis) &&
      (await isOf(db, row, { pair, job, parts, fingerprint: fingerprintOf(parts) }));
    kept.push({
      job: { id: foundJob.id, title: job.title },
      fit_score,
      recommendation,
      scored_at: row.scored_at,
      scored_by,
      ...(analysis.result.read?.in_part ? { in_part: true } : {}),
      outdated: !isCurrent,
    });
  }
  return kept.toSorted((a, b) => b.scored_at.localeCompare(a.scored_at) || a.job.id.localeCompare(b.job.id));
}
