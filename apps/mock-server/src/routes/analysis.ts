import { AnalyzeResumeBody, CompareCandidatesBody } from '@cortex/api-client/analysis/validators';
import type { CandidateComparison } from '@cortex/api-client/model';
import { type AnalysisCandidate, analyzeResume } from '../analysis/analyzeResume.ts';
import { type Compared, summarizeComparison } from '../analysis/compareAnalyses.ts';
import type { Job } from '../analysis/jobCriteria.ts';
import type { ResumeAnalysis } from '../analysis/resumeAnalysis.ts';
import type { Executor } from '../db/schema.ts';
import type { Dependencies } from '../dependencies.ts';
import { notFound, Refusal } from '../errors.ts';
import type { Handlers } from '../operation.ts';
import { visibleCandidates, visibleJobs } from '../policy.ts';
import type { Caller } from '../sessions.ts';
import { readBody } from '../validation.ts';

type FoundCandidate = AnalysisCandidate & { created_at: string };

export function analysisRoutes({ db }: Dependencies) {
  return {
    async analyzeResume(c) {
      const caller = c.get('caller');
      const { candidate_id, job_id } = await readBody(c, 'application/json', AnalyzeResumeBody);
      const job = await findJob(db, caller, job_id);
      const candidate = await findCandidate(db, caller, candidate_id);
      return c.json(analyze(job, candidate));
    },

    async compareCandidates(c) {
      const caller = c.get('caller');
      const { candidate1_id, candidate2_id, job_id } = await readBody(
        c,
        'application/json',
        CompareCandidatesBody,
      );
      const job = await findJob(db, caller, job_id);
      const candidate1 = await findCandidate(db, caller, candidate1_id);
      const candidate2 = await findCandidate(db, caller, candidate2_id);
      const first: Compared = { name: candidate1.name, analysis: analyze(job, candidate1) };
      const second: Compared = { name: candidate2.name, analysis: analyze(job, candidate2) };
      const both = [
        [candidate1_id, first.analysis],
        [candidate2_id, second.analysis],
      ] as const;
      const byCandidate = <Value>(pick: (analysis: ResumeAnalysis) => Value) =>
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

/** A resume's "present" is the year in which it came, so that the same resume keeps its score. */
function analyze(job: Job, { created_at, ...candidate }: FoundCandidate): ResumeAnalysis {
  const outcome = analyzeResume({ job, candidate, year: Number(created_at.slice(0, 4)) });
  if (!outcome.ok) throw new Refusal(422, outcome.code, outcome.detail);
  return outcome.analysis;
}

async function findJob(db: Executor, caller: Caller, id: string): Promise<Job> {
  const job = await visibleJobs(db, caller)
    .select(['jobs.title', 'jobs.description', 'jobs.skills_required'])
    .where('jobs.id', '=', id)
    .executeTakeFirst();
  if (!job) throw notFound();
  return job;
}

async function findCandidate(db: Executor, caller: Caller, id: string): Promise<FoundCandidate> {
  const candidate = await visibleCandidates(db, caller)
    .select([
      'candidates.name',
      'candidates.email',
      'candidates.phone',
      'candidates.notes',
      'candidates.resume_text as resumeText',
      'candidates.created_at',
    ])
    .where('candidates.id', '=', id)
    .executeTakeFirst();
  if (!candidate) throw notFound();
  return candidate;
}
