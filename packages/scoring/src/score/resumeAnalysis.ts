import type { ResumeAnalysis as Answer } from '@cortex/api-client/model';

/** The contract's analysis with all that a scoring gives, strengths and weaknesses as lists. */
export type ResumeAnalysis = Required<
  Omit<
    Answer,
    | 'strengths'
    | 'weaknesses'
    | 'scored_at'
    | 'scored_anew'
    | 'job_scores'
    | 'correctable'
    | 'has_receipt'
    | 'has_nearest_lines'
    | 'vocabulary_version'
  >
> &
  Pick<Answer, 'vocabulary_version'> & {
    strengths: string[];
    weaknesses: string[];
  };
