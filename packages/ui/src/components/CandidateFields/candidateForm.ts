export const candidateFieldNames = ['name', 'email', 'phone', 'notes'] as const;

export const blankCandidate = { name: '', email: '', phone: '', notes: '' };

export type CandidateText = typeof blankCandidate;

/** What of a candidate can be written, but for the resume. */
export function toCandidateText({ name, email, phone, notes }: CandidateText): CandidateText {
  return { name, email, phone, notes };
}

/** A file that a person picked, and what is wrong with it. */
export type ResumeChoice = { file: File | null; problem: string | undefined };

export const noResume: ResumeChoice = { file: null, problem: undefined };
