import {
  AnalyzeResumeBody,
  AnalyzeResumesBody,
  CompareCandidatesBody,
} from '@cortex/api-client/analysis/validators';
import type {
  AnalysesAnswer,
  AnalysisMethod,
  ResumeAnalysis as Answer,
  CandidateComparison,
  JobScores,
  KeptAnalysis,
  PairResult,
  StandingDecision,
} from '@cortex/api-client/model';
import { visibleCandidates, visibleJobs } from '../access/policy.ts';
import type { Caller } from '../access/sessions.ts';
import { transactAs } from '../access/transactAs.ts';
import type { Job } from '../analysis/criteria/criterion.ts';
import type { AnalysisCandidate } from '../analysis/scoring/analyzeResume.ts';
import { type Compared, summarizeComparison } from '../analysis/scoring/compareAnalyses.ts';
import { createBuiltInReader, type Reader } from '../analysis/scoring/reader.ts';
import type { ResumeAnalysis } from '../analysis/scoring/resumeAnalysis.ts';
import { fingerprintOf, keep, type Pair } from '../db/keptAnalyses.ts';
import type { Executor } from '../db/schema.ts';
import type { Dependencies } from '../dependencies.ts';
import type { Handlers } from '../http/addOperation.ts';
import { HttpError, notFound, ServerBusy } from '../http/HttpError.ts';
import { readBody, readId, refuseUnkept } from '../http/validation.ts';
import { findNames, readDecision, selectLedger, toPerson } from '../ledger/readEntries.ts';
import { readChoices } from './jobs.ts';

/** How long a call about many pairs reads; a client gives up on it after 10 s. */
const BATCH_MS = 4_000;
/** Of one call, how many are read at once. */
const AT_ONCE = 4;
/** From how many on a call may not take this process's time. */
const MANY = 2;

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
      const pair = { candidateId: candidate_id, jobId: job_id };
      const { told } = await scoreAll(scoring, caller, [pair], async (trx, [scored]): Promise<Answer> => {
        const { analysis } = requireScore(scored);
        await rememberLook(trx, caller, pair, clock().toISOString());
        const job_scores = await findJobScores(trx, caller, job_id);
        return { ...analysis, ...(job_scores ? { job_scores } : {}) };
      });
      return c.json(told);
    },

    async analyzeResumes(c) {
      const { pairs, ...others } = await readBody(c, 'application/json', AnalyzeResumesBody);
      refuseUnkept(others);
      const caller = c.get('caller');
      const wanted = pairs.map(({ candidate_id, job_id }) => ({ candidateId: candidate_id, jobId: job_id }));
      const { scored, told: standing } = await scoreAll(
        scoring,
        caller,
        wanted,
        (trx) => findStanding(trx, caller, wanted),
        { signal: c.req.raw.signal, until: Date.now() + BATCH_MS },
      );
      const answer: AnalysesAnswer = {
        results: wanted.map((pair, index) => ({
          candidate_id: pair.candidateId,
          job_id: pair.jobId,
          ...toResult(scored[index]),
          ...(isThere(scored[index]) ? standing(pair) : {}),
        })),
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
      const { told } = await scoreAll(scoring, c.get('caller'), wanted, async (_, scored) =>
        scored.map(requireScore),
      );
      const [first = requireScore(undefined), second = first] = told;
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
type Found = {
  pair: Pair;
  inputs: Inputs;
  fingerprint: string;
  kept: { scored_by: AnalysisMethod; result: KeptResult } | undefined;
};

/** A pair with its analysis, which is kept already, to be kept, or makeshift. */
type Draft = { found: Found; analysis: KeptResult; is: 'kept' | 'new' | 'makeshift' };

/** Why a pair of several has no score. */
type Refused = { refused: HttpError };

type Limits = {
  signal?: AbortSignal;
  /** Pairs that are not reached by then (ms since 1970) are refused as `server_busy`. */
  until?: number;
};

/**
 * Analyzes pairs of candidates and jobs, and gives each its score or refusal, in the same order: what the same reader made of the same inputs, or what it makes now. A reader may
 * take seconds, so it reads outside of any transaction.
 */
async function scoreAll<Told>(
  scoring: Scoring,
  caller: Caller,
  wanted: readonly Pair[],
  /** What else is written and told, in the transaction in which the analyses are kept. */
  tell: (trx: Executor, scored: readonly (Scored | Refused)[]) => Promise<Told>,
  limits: Limits = {},
): Promise<{ scored: (Scored | Refused)[]; told: Told }> {
  const { db, clock, reader } = scoring;
  const at = clock().toISOString();
  const find = (trx: Executor) => findPairs(trx, caller, wanted);
  const found = await transactAs(db, caller, find);
  const onBehalf = { organizationId: caller.organizationId, many: wanted.length > MANY, ...limits };
  const drafts = await inTurns(found, AT_ONCE, async (one) => {
    if (!one) return { refused: notFound() };
    try {
      return await score(one, scoring, onBehalf, at);
    } catch (error) {
      if (error instanceof HttpError) return { refused: error };
      throw error;
    }
  });
  const isKept = drafts.every((draft) => 'refused' in draft || draft.is === 'kept');
  return transactAs(db, caller, async (trx) => {
    const settled = isKept ? drafts : await settle(trx, await find(trx), drafts, reader);
    const scored = settled.map((draft) =>
      'refused' in draft ? draft : { name: draft.found.inputs.candidate.name, analysis: draft.analysis },
    );
    return { scored, told: await tell(trx, scored) };
  });
}

/** Whether the caller sees both of a pair. */
function isThere(scored: Scored | Refused | undefined): boolean {
  return scored !== undefined && !('refused' in scored && scored.refused.status === 404);
}

function requireScore(scored: Scored | Refused | undefined): Scored {
  if (!scored) throw notFound();
  if ('refused' in scored) throw scored.refused;
  return scored;
}

/** Does something for each item, so many at a time, and gives the results in the items' order. */
async function inTurns<Item, Result>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const rest = items.entries();
  const workThrough = async () => {
    for (const [index, item] of rest) results[index] = await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, workThrough));
  return results;
}

async function score(
  found: Found,
  { reader }: Scoring,
  onBehalf: Parameters<Reader['analyze']>[1] & Limits,
  at: string,
): Promise<Draft> {
  const { kept, inputs } = found;
  if (kept && isBy(reader, kept)) return { found, analysis: kept.result, is: 'kept' };
  if (onBehalf.until !== undefined && Date.now() > onBehalf.until) throw new ServerBusy(1);
  const outcome = await reader.analyze(inputs, onBehalf);
  if (!outcome.ok) throw new HttpError(422, outcome.code, outcome.detail);
  const analysis: KeptResult = { ...outcome.analysis, scored_at: at };
  if (outcome.makeshift) return { found, analysis, is: 'makeshift' };
  const anew = kept ? { scored_anew: kept.scored_by } : {};
  return { found, analysis: { ...analysis, ...anew }, is: 'new' };
}

/** Keeps what is new, as long as nothing has changed since it was read. What another call has kept meanwhile holds for this one too. */
async function settle(
  trx: Executor,
  now: readonly (Found | undefined)[],
  drafts: readonly (Draft | Refused)[],
  reader: Reader,
): Promise<(Draft | Refused)[]> {
  const settled: (Draft | Refused)[] = [];
  for (const [index, draft] of drafts.entries()) {
    if ('refused' in draft) {
      settled.push(draft);
      continue;
    }
    const { found, analysis } = draft;
    const current = now[index];
    if (!current) {
      settled.push({ refused: notFound() });
      continue;
    }
    const isSame = current.fingerprint === found.fingerprint;
    if (isSame && current.kept && isBy(reader, current.kept)) {
      settled.push({ ...draft, analysis: current.kept.result });
      continue;
    }
    if (isSame && draft.is === 'new') {
      const { fingerprint } = found;
      const row = { fingerprint, scored_by: reader.method, result: analysis, scored_at: analysis.scored_at };
      await keep(trx, found.pair, row);
    }
    settled.push(draft);
  }
  return settled;
}

/** The pairs as they stand, in the same order; undefined for one that the caller does not see. */
async function findPairs(
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
  const kept = new Map(keptRows.map((row) => [`${row.candidate_id} ${row.job_id}`, row]));
  return wanted.map((pair): Found | undefined => {
    const [foundJob, foundCandidate] = [jobs.get(pair.jobId), candidates.get(pair.candidateId)];
    if (!foundJob || !foundCandidate) return undefined;
    const { id: _, ...job } = foundJob;
    const { id: __, since, ...candidate } = foundCandidate;
    const inputs: Inputs = { job, candidate, asOf: since };
    const fingerprint = fingerprintOf(inputs);
    const row = kept.get(`${pair.candidateId} ${pair.jobId}`);
    return { pair, inputs, fingerprint, kept: row?.fingerprint === fingerprint ? toKept(row) : undefined };
  });
}

function toResult(scored: Scored | Refused | undefined): Pick<PairResult, 'analysis' | 'error'> {
  if (!scored || 'refused' in scored) return { error: (scored?.refused ?? notFound()).body };
  const { fit_score, recommendation, criteria, scored_at, scored_by, read } = scored.analysis;
  return {
    analysis: {
      fit_score,
      recommendation,
      must_haves: criteria
        .filter(({ importance }) => importance === 'must')
        .map(({ name, met, unclear }) => ({ name, state: met ? 'met' : unclear ? 'unclear' : 'missing' })),
      ...(read?.in_part ? { in_part: true } : {}),
      scored_at,
      scored_by,
    },
  };
}

/** Notes that the caller looked at the whole analysis of a pair, as long as both are there. */
async function rememberLook(
  db: Executor,
  caller: Caller,
  { candidateId, jobId }: Pair,
  at: string,
): Promise<void> {
  await db
    .insertInto('looks')
    .columns(['user_id', 'candidate_id', 'job_id', 'at'])
    .expression((eb) =>
      eb
        .selectFrom(['candidates', 'jobs'])
        .where('candidates.id', '=', candidateId)
        .where('jobs.id', '=', jobId)
        .where('jobs.deleted_at', 'is', null)
        .select(({ val }) => [
          val(caller.userId).as('user_id'),
          'candidates.id as candidate_id',
          'jobs.id as job_id',
          val(at).as('at'),
        ]),
    )
    .onConflict((conflict) => conflict.columns(['user_id', 'job_id', 'candidate_id']).doUpdateSet({ at }))
    .execute();
}

/** What people did about pairs: the decision that stands of each, and when the caller last looked. */
async function findStanding(db: Executor, caller: Caller, wanted: readonly Pair[]) {
  const candidateIds = [...new Set(wanted.map(({ candidateId }) => candidateId))];
  const visible = visibleCandidates(db, caller)
    .select('candidates.id')
    .where('candidates.id', 'in', candidateIds);
  const looks = await db
    .selectFrom('looks')
    .selectAll()
    .where('user_id', '=', caller.userId)
    .where('candidate_id', 'in', candidateIds)
    .execute();
  const entries = await selectLedger(db, caller.organizationId, { kind: 'decision_made' })
    .where('subject_id', 'in', visible)
    .orderBy('seq')
    .execute();
  const people = await findNames(
    db,
    'users',
    entries.map(({ person_id }) => person_id),
  );
  const decisions = new Map<string, StandingDecision>();
  for (const row of entries) {
    const { decision, job_id } = readDecision(row);
    const by = toPerson(row.person_id, people);
    decisions.set(`${row.subject_id} ${job_id}`, { decision, by, at: row.at });
  }
  const looked = new Map(looks.map((row) => [`${row.candidate_id} ${row.job_id}`, row.at]));
  return ({ candidateId, jobId }: Pair): Pick<PairResult, 'decision' | 'looked_at'> => {
    const key = `${candidateId} ${jobId}`;
    const [decision, looked_at] = [decisions.get(key), looked.get(key)];
    return { ...(decision ? { decision } : {}), ...(looked_at ? { looked_at } : {}) };
  };
}

function toKept({ version, result }: { version: string; result: string }) {
  const kept: KeptResult = JSON.parse(result);
  return { scored_by: { name: kept.scored_by.name, version }, result: kept };
}

function isBy({ method }: Reader, { scored_by }: { scored_by: AnalysisMethod }): boolean {
  return scored_by.name === method.name && scored_by.version === method.version;
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

async function findCandidate(db: Executor, caller: Caller, id: string): Promise<FoundCandidate> {
  const candidate = await selectCandidates(db, caller).where('candidates.id', '=', id).executeTakeFirst();
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
