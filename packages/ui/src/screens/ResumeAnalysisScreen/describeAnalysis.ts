import type { AnalysisSource, Criterion, ResumeAnalysis } from '@cortex/api-client/model';
import { formatDate } from '../../formatDate.ts';

/** What keeps the score low, or nothing. */
export function describeCap({ capped, criteria = [] }: ResumeAnalysis): string {
  if (!capped) return '';
  const end = 'The score stays below an interview.';
  const musts = criteria.filter(({ importance, met }) => importance === 'must' && !met);
  const denied = musts.filter(({ unclear }) => !unclear);
  const names = (denied.length > 0 ? denied : musts).map(({ name }: Criterion) => name);
  if (names.length === 0) return `A must-have is missing. ${end}`;
  return names.length === 1
    ? `A must-have is missing: ${names[0]}. ${end}`
    : `${names.length} must-haves are missing: ${names.join(', ')}. ${end}`;
}

/**
 * So many candidates have to be analyzed before their scores say something of each other, and so near do they lie where
 * they say little.
 */
const MIN_TO_COMPARE = 5;
const NEAR_POINTS = 10;

/** A note that the scores of a job hardly differ, or nothing. */
export function describeSpread({ job_scores }: Pick<ResumeAnalysis, 'job_scores'>): string {
  if (!job_scores) return '';
  const { candidates, lowest, highest } = job_scores;
  if (candidates < MIN_TO_COMPARE || highest - lowest > NEAR_POINTS) return '';
  const between = lowest === highest ? `all at ${lowest} %` : `between ${lowest} and ${highest} %`;
  return `The scores of the ${candidates} candidates analyzed for this job hardly differ (${between}). Compare the criteria.`;
}

/** How much of the file was not read because it is invisible; or nothing. */
export function describeHidden({ hidden_words = 0 }: Pick<AnalysisSource, 'hidden_words'>): string {
  if (hidden_words === 0) return '';
  return hidden_words === 1
    ? '1 word that a reader can’t see was left out.'
    : `${hidden_words.toLocaleString('en-US')} words that a reader can’t see were left out.`;
}

/** What scored it, when, and why it was scored again. */
export function describeScoring({ scored_by, scored_at, scored_anew }: ResumeAnalysis): string {
  const on = scored_at ? ` on ${formatDate(scored_at)}` : '';
  const by = scored_by ? ` by ${scored_by.name} ${scored_by.version}` : '';
  const scored = on || by ? [`Scored${on}${by}.`] : [];
  const again = scored_anew
    ? [`Scored again: the reading has changed since version ${scored_anew.version}.`]
    : [];
  return [...scored, ...again].join(' ');
}

/** Whether it was scored the way the explanation of the score describes. */
export function isExplained({ capped, scored_at, criteria = [] }: ResumeAnalysis): boolean {
  return capped !== undefined || scored_at !== undefined || criteria.some(({ importance }) => importance);
}
