import type { ResumeAnalysis as Answer } from '@cortex/api-client/model';

/** The contract's analysis with all that this server always gives, strengths and weaknesses as lists. */
export type ResumeAnalysis = Required<Omit<Answer, 'strengths' | 'weaknesses'>> & {
  strengths: string[];
  weaknesses: string[];
};
