/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import type { ResumeTextResumeReading } from './resumeTextResumeReading';

export interface ResumeText {
  /** `none`: no resume; `read`: its text was read; `no_text`: it holds no readable text (a scan, say). */
  resume_reading: ResumeTextResumeReading;
  /** The text, a paragraph a line; of a longer one the first `x-limits.resume.characters`. */
  text: string;
  /** Whether the file says more than the text that is kept. */
  cut?: boolean;
  /**
     * How many words of the file were left out, because a reader cannot see them.
     * @minimum 0
     */
  hidden_words: number;
  /** Those words, a passage each; empty as well where the server did not keep them. */
  hidden: string[];
}
