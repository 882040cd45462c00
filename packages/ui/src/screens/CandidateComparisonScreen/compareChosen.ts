import { analyzeResume, compareCandidates } from '@cortex/api-client/analysis';
import { ApiError } from '@cortex/api-client/http';
import type { CandidateComparison, ResumeAnalysis } from '@cortex/api-client/model';
import { askPatiently } from '../../feedback/busy.ts';
import { messages } from '../../feedback/messages.ts';
import { describeFailure, reportFailure } from '../../feedback/reportFailure.ts';
import type { Column, Comparison } from '../../lists/AnalysisForm/keptComparisons.ts';

export type Chosen = { candidateIds: readonly string[]; jobId: string };

/**
 * Two by the contract's comparison; more by an analysis of each, which has the same score as on its own page. Each
 * candidate stands there once, except where only one was chosen, twice. Of many, who has no analysis leaves the others
 * in place. Throws the `ApiError` where nobody has one, or the server compares nobody, say for the plan.
 */
export async function compareChosen({ candidateIds, jobId }: Chosen): Promise<Comparison> {
  const [first = '', second = first, ...others] = new Set(candidateIds);
  if (others.length > 0) return { columns: await compareMany([first, second, ...others], jobId) };
  const answer = await compareCandidates({ candidate1_id: first, candidate2_id: second, job_id: jobId });
  return {
    columns: [answer.candidate1_id, answer.candidate2_id].map((id) => ({
      candidateId: id,
      analysis: readAnalysis(answer, id),
    })),
    summary: answer.comparison_summary,
  };
}

/** A server without the extensions answers scores, strengths and weaknesses only. */
function readAnalysis(answer: CandidateComparison, id: string): ResumeAnalysis {
  const { fit_scores, strengths, weaknesses, analyses = {} } = answer;
  const score = fit_scores[id];
  return {
    ...analyses[id],
    ...(score === undefined ? {} : { fit_score: score }),
    strengths: strengths[id] ?? [],
    weaknesses: weaknesses[id] ?? [],
  };
}

type Outcome = { candidateId: string } & ({ analysis: ResumeAnalysis } | { error: unknown });

async function compareMany(candidateIds: readonly string[], jobId: string): Promise<Column[]> {
  const [first = '', second = '', ...others] = candidateIds;
  const rest = others.map((id) => analyze(id, jobId));
  const known = await compareFirst(first, second, jobId);
  const outcomes = await Promise.all([
    ...[first, second].map((candidateId) => {
      const analysis = known[candidateId];
      return analysis ? { candidateId, analysis } : analyze(candidateId, jobId);
    }),
    ...rest,
  ]);
  const failed = outcomes.filter((outcome) => 'error' in outcome);
  const expired = failed.find(({ error }) => error instanceof ApiError && error.sessionExpired);
  const end = expired ?? (failed.length === outcomes.length ? failed[0] : undefined);
  if (end) throw end.error;
  for (const { error } of failed.slice(0, 1)) reportFailure(error, messages.analyzeResume);
  return outcomes.map((outcome) =>
    'error' in outcome
      ? {
          candidateId: outcome.candidateId,
          failure: describeFailure(outcome.error, messages.analyzeResume),
        }
      : outcome,
  );
}

/** The first two by the comparison itself, so that the server says whether the plan has it. */
async function compareFirst(
  first: string,
  second: string,
  jobId: string,
): Promise<Readonly<Record<string, ResumeAnalysis>>> {
  try {
    const { analyses = {} } = await compareCandidates({
      candidate1_id: first,
      candidate2_id: second,
      job_id: jobId,
    });
    return analyses;
  } catch (error) {
    // One of the two alone may be the reason; their analyses tell which.
    if (error instanceof ApiError && (error.status === 404 || error.status === 422)) return {};
    throw error;
  }
}

async function analyze(candidateId: string, jobId: string): Promise<Outcome> {
  try {
    const analysis = await askPatiently(
      () => analyzeResume({ candidate_id: candidateId, job_id: jobId }),
      new AbortController().signal,
    );
    return { candidateId, analysis };
  } catch (error) {
    return { candidateId, error };
  }
}
