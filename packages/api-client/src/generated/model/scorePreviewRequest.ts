/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import type { CriterionChoices } from './criterionChoices';
import type { Id } from './id';
import type { VocabularyTermInput } from './vocabularyTermInput';

export interface ScorePreviewRequest {
  job_id: Id;
  /**
     * Whose scores.
     * @minItems 1
     * @maxItems 50
     */
  candidate_ids?: Id[];
  /** What would be set about the job's criteria, in the place of what is set. */
  criteria?: CriterionChoices;
  /** What would be agreed. */
  term?: VocabularyTermInput;
}
