import type { CandidateText, ResumeChoice } from '../../components/CandidateFields/candidateForm.ts';
import { createEditDrafts } from '../../formDraft.ts';

/** Edits of candidates that are not saved yet. */
export const candidateEdits = createEditDrafts<{ text: CandidateText; resume: ResumeChoice }>(
  'candidate edits',
);
