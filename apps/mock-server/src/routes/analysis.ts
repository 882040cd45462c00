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
      const first = await compare(db, caller, job, candidate1_id);
      const second = await compare(db, caller, job, candidate2_id);
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

async function compare(db: Executor, caller: Caller, job: Job, candidateId: string): Promise<Compared> {
  const candidate = await findCandidate(db, caller, candidateId);
  return { name: candidate.name, analysis: analyze(job, candidate) };
}

function analyze(job: Job, candidate: AnalysisCandidate): ResumeAnalysis {
  const outcome = analyzeResume({ job, candidate });
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

async function findCandidate(db: Executor, caller: Caller, id: string): Promise<AnalysisCandidate> {
  const candidate = await visibleCandidates(db, caller)
    .select([
      'candidates.name',
      'candidates.email',
      'candidates.phone',
      'candidates.notes',
      'candidates.resume_text as resumeText',
    ])
    .where('candidates.id', '=', id)
    .executeTakeFirst();
  if (!candidate) throw notFound();
  return candidate;
}
