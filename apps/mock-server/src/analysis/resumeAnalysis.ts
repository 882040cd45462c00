export type Criterion = {
  name: string;
  kind: 'skill' | 'title' | 'experience' | 'education' | 'language' | 'responsibility';
  weight: number;
  credit: number;
  met: boolean;
  evidence: { quote: string; source: 'resume' | 'notes' }[];
};

/** The answer of an analysis, in the contract's form. */
export type ResumeAnalysis = {
  fit_score: number;
  strengths: string[];
  weaknesses: string[];
  recommendation: string;
  criteria: Criterion[];
  scored_by: { name: string; version: string };
  read: { resume: boolean; notes: boolean; words: number; remark?: string };
  notice: string;
};
