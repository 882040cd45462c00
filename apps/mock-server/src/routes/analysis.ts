import { AnalyzeResumeBody } from '@cortex/api-client/analysis/validators';
import { analyzeResume } from '../analysis/analyzeResume.ts';
import type { Dependencies } from '../dependencies.ts';
import { notFound, Refusal } from '../errors.ts';
import type { Handlers } from '../operation.ts';
import { visibleCandidates, visibleJobs } from '../policy.ts';
import { readBody } from '../validation.ts';

export function analysisRoutes({ db }: Dependencies) {
  return {
    async analyzeResume(c) {
      const caller = c.get('caller');
      const { candidate_id, job_id } = await readBody(c, 'application/json', AnalyzeResumeBody);
      const job = await visibleJobs(db, caller)
        .select(['jobs.title', 'jobs.description', 'jobs.skills_required'])
        .where('jobs.id', '=', job_id)
        .executeTakeFirst();
      const candidate = await visibleCandidates(db, caller)
        .select([
          'candidates.name',
          'candidates.email',
          'candidates.phone',
          'candidates.notes',
          'candidates.resume_text as resumeText',
        ])
        .where('candidates.id', '=', candidate_id)
        .executeTakeFirst();
      if (!job || !candidate) throw notFound();
      const outcome = analyzeResume({ job, candidate });
      if (!outcome.ok) throw new Refusal(422, outcome.code, outcome.detail);
      return c.json(outcome.analysis);
    },
  } satisfies Handlers;
}
