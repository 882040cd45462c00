import { scoreBands } from '@cortex/api-client/limits';

/** The contract's word for a fit score of 0 to 100. Texts that were read in part only get no verdict. */
export function describeScore(score: number | undefined, inPart = false): string {
  if (score === undefined) return 'No score';
  if (inPart) return 'Read in part';
  return (scoreBands.find(({ from }) => score >= from) ?? scoreBands.at(-1))?.fit ?? '';
}
