import type { Move } from './Move.ts';

/** E.g. "Mara Lindqvist: moved to Interview." */
export function describeMove({ candidates, stage }: Move): string {
  const [first] = candidates;
  const who =
    candidates.length === 1 ? first?.name : `${candidates.length.toLocaleString('en-US')} candidates`;
  return stage === undefined ? `${who}: taken off the job.` : `${who}: moved to ${stage.name}.`;
}
