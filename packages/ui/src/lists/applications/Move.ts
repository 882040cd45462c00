import type { NamedCandidate, Stage } from '@cortex/api-client/model';

/** Candidates who are put into a stage of a job; without a stage they are taken off it. */
export type Move = {
  candidates: readonly NamedCandidate[];
  stage: Pick<Stage, 'id' | 'name'> | undefined;
};

export type OnMove = (move: Move) => void;
