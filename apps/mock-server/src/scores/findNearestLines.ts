import type { NearestLines } from '@cortex/api-client/model';
import type { Caller } from '../access/sessions.ts';
import type { Pair } from '../db/keptAnalyses.ts';
import type { Executor } from '../db/schema.ts';
import { HttpError, invalid, notFound } from '../http/HttpError.ts';
import type { Perform } from '../workers/perform.ts';
import { findPairs, readInputs } from './findPairs.ts';
import { findSource } from './findSource.ts';
import { findLocator } from './withPlaces.ts';

/**
 * The lines of a candidate's texts that come nearest to a criterion of a job. Throws 404 where the caller does not see both, 422 where the job has
 * no such criterion or there is too little text.
 */
export async function findNearestLines(
  { db, perform }: { db: Executor; perform: Perform },
  caller: Caller,
  pair: Pair,
  criterion: string,
  signal: AbortSignal,
): Promise<NearestLines> {
  const [found] = await findPairs(db, caller, [pair]);
  if (!found) throw notFound();
  const inputs = await readInputs(db, found);
  const { organizationId, address } = caller;
  const outcome = await perform('nearest', { inputs, criterion }, { organizationId, address, signal });
  if (!outcome.ok) {
    if (outcome.code === 'unknown_criterion')
      throw invalid({ criterion: 'The job has no criterion of this name.' });
    throw new HttpError(422, outcome.code, outcome.detail);
  }
  const locate = await findLocator(db, pair.candidateId);
  // A line that had personal data taken out stands nowhere as it was read.
  const verbatim = outcome.lines.filter(({ quote }) => findSource(inputs.candidate, quote));
  return { lines: locate ? verbatim.map(locate) : verbatim };
}
