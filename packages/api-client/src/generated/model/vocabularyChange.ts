/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import type { VocabularyChangeChange } from './vocabularyChangeChange';

export interface VocabularyChange {
  /** What a job asks for. */
  criterion: string;
  /** Words that show it. */
  words: string;
  /** What was done. */
  change: VocabularyChangeChange;
}
