import { type ReactNode, ViewTransition } from 'react';

type CandidateNameTransitionProps = {
  candidateId: string;
  /** One element that is not drawn inline. */
  children: ReactNode;
};

/**
 * Carries a candidate's name from a card of the board to the candidate's page and back, where a link asks for it, and the person wants
 * things to move.
 */
export function CandidateNameTransition({ candidateId, children }: CandidateNameTransitionProps) {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  return (
    <ViewTransition name={`name-of-${candidateId}`} default="none" share={still ? 'none' : 'auto'}>
      {children}
    </ViewTransition>
  );
}
