import { scoreBands } from '@cortex/api-client/limits';

/** The contract's word for a fit score of 0 to 100. */
export function describeScore(score: number | undefined): string {
  if (score === undefined) return 'No score';
  return (scoreBands.find(({ from }) => score >= from) ?? scoreBands.at(-1))?.fit ?? '';
}
