/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */

export interface AnalysisSource {
  /** Whether the resume was read. */
  resume: boolean;
  /** Whether the notes were read. */
  notes: boolean;
  /**
     * How many words were read in all.
     * @minimum 0
     */
  words: number;
  /**
     * How many words of the file were left out, because a reader cannot see them.
     * @minimum 0
     */
  hidden_words?: number;
  /** Whether the texts could be read in part only, say for their languages. A person then has to read them; no verdict is worded. */
  in_part?: boolean;
  /** What the person should know about it, say that there was no readable resume. */
  remark?: string;
}
