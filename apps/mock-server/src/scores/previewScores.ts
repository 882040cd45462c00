import { analysisLimits } from '@cortex/api-client/limits';
import type { PreviewedScore, ScorePreview, ScorePreviewRequest } from '@cortex/api-client/model';
import type { AnalysisInputs } from '@cortex/scoring';
import type { Caller } from '../access/sessions.ts';
import { transactAs } from '../access/transactAs.ts';
import type { Store } from '../db/store.ts';
import { HttpError, invalid, notFound, ServerBusy } from '../http/HttpError.ts';
import { findNames } from '../ledger/readEntries.ts';
import type { OnBehalf, Perform } from '../workers/perform.ts';
import { findPairs, readInputs, selectJobs } from './findPairs.ts';
import { findWithWords } from './findWithWords.ts';
import { inTurns } from './scorePairs.ts';
import { findVocabulary, onlyAbout } from './vocabulary.ts';

/** Of one call, how many candidates are read at once. */
const AT_ONCE = 4;

type Limits = Pick<OnBehalf, 'signal'> & {
  /** What is not reached by then (ms since 1970) is refused as `server_busy`. */
  until: number;
};

/**
 * The scores of candidates for a job as they are and as they would be with other criteria or another term, both by the built-in reading. Keeps
 * nothing. Throws 404 where the caller does not see the job, 422 where nothing says whose scores are asked for.
 */
export async function previewScores(
  { db, perform }: Pick<Store, 'db'> & { perform: Perform },
  caller: Caller,
  { job_id, candidate_ids, criteria, term }: ScorePreviewRequest,
  { signal, until }: Limits,
): Promise<ScorePreview> {
  if (!candidate_ids && !term) throw invalid({ candidate_ids: 'Name candidates, or a term.' });
  const { total, pairs, names, vocabularyOf } = await transactAs(db, caller, async (trx) => {
    const job = await selectJobs(trx, caller).where('jobs.id', '=', job_id).executeTakeFirst();
    if (!job) throw notFound();
    const all = candidate_ids
      ? [...new Set(candidate_ids)]
      : await findWithWords(trx, caller, term?.words ?? '');
    const ids = all.slice(0, analysisLimits.pairs);
    const wanted = ids.map((candidateId) => ({ candidateId, jobId: job_id }));
    const found = wanted.length > 0 ? await findPairs(trx, caller, wanted) : [];
    const seen = found.flatMap((one) => (one ? [one.pair.candidateId] : []));
    return {
      total: all.length,
      pairs: ids.map((id, index) => ({ id, found: found[index] })),
      names: await findNames(trx, 'candidates', seen),
      vocabularyOf: await findVocabulary(trx, caller),
    };
  });
  const onBehalf = {
    organizationId: caller.organizationId,
    address: caller.address,
    many: pairs.length > 2,
    ...(signal ? { signal } : {}),
  };
  const scoreOf = async (inputs: AnalysisInputs) => {
    if (Date.now() > until) throw new ServerBusy(1);
    const outcome = await perform('analysis', inputs, onBehalf);
    if (!outcome.ok) throw new HttpError(422, outcome.code, outcome.detail);
    return outcome.analysis.fit_score;
  };
  const results = await inTurns(pairs, AT_ONCE, async ({ id, found }): Promise<PreviewedScore> => {
    const name = names.get(id);
    const candidate = name === undefined ? { id } : { id, name };
    try {
      if (!found) throw notFound();
      const inputs = await readInputs(db, found);
      const before = await scoreOf(inputs);
      return { candidate, before, after: await scoreOf(changed(inputs, { criteria, term, vocabularyOf })) };
    } catch (error) {
      if (error instanceof HttpError) return { candidate, error: error.body };
      throw error;
    }
  });
  return { total, results };
}

type Changes = Pick<ScorePreviewRequest, 'criteria' | 'term'> & {
  vocabularyOf: Awaited<ReturnType<typeof findVocabulary>>;
};

function changed(
  { vocabulary: _, ...inputs }: AnalysisInputs,
  { criteria, term, vocabularyOf }: Changes,
): AnalysisInputs {
  const job = criteria ? { ...inputs.job, criteria } : inputs.job;
  const { vocabulary = [] } = vocabularyOf(job);
  const version = Math.max(0, ...vocabulary.map((entry) => entry.version)) + 1;
  return { ...inputs, job, ...onlyAbout(job, [...vocabulary, ...(term ? [{ ...term, version }] : [])]) };
}
