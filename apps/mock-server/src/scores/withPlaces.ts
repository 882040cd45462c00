import type { Evidence } from '@cortex/api-client/model';
import { createFinder, findPlaces } from '@cortex/api-client/quotePlaces';
import type { Executor } from '../db/schema.ts';
import { findLayout } from '../resumes/layouts.ts';
import type { KeptResult } from './findPairs.ts';

/** An analysis with the places of its quotes on the pages of the candidate's resume, where these are known. */
export async function withPlaces(
  db: Executor,
  candidateId: string,
  analysis: KeptResult,
): Promise<KeptResult> {
  const locate = await findLocator(db, candidateId);
  if (!locate) return analysis;
  const criteria = analysis.criteria.map(({ evidence, related, closest, ...criterion }) => ({
    ...criterion,
    evidence: evidence.map(locate),
    ...(related ? { related: related.map(locate) } : {}),
    ...(closest ? { closest: locate(closest) } : {}),
  }));
  return { ...analysis, criteria };
}

/** What gives quotes of a candidate's resume their places on its pages; undefined where no layout is known. */
export async function findLocator(
  db: Executor,
  candidateId: string,
): Promise<((evidence: Evidence) => Evidence) | undefined> {
  const { runs } = await findLayout(db, candidateId);
  if (runs.length === 0) return undefined;
  const find = createFinder(runs.map(({ text }) => text));
  return (evidence) => {
    const places = evidence.source === 'resume' ? findPlaces(runs, find, evidence.quote) : [];
    return places.length > 0 ? { ...evidence, places } : evidence;
  };
}
