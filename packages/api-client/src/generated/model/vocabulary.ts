/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import type { VocabularyTerm } from './vocabularyTerm';

export interface Vocabulary {
  /**
     * How often it has changed; 0 before the first term.
     * @minimum 0
     */
  version: number;
  /** All terms, the newest first. */
  terms: VocabularyTerm[];
}
