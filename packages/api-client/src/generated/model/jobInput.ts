/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import type { CriterionChoices } from './criterionChoices';

export interface JobInput {
  /**
     * The job's title.
     * @minLength 1
     * @maxLength 200
     * @pattern \S
     */
  title: string;
  /**
     * Free text, line breaks kept.
     * @minLength 1
     * @maxLength 20000
     * @pattern \S
     */
  description: string;
  /**
     * Skills as typed, commonly separated by commas.
     * @minLength 1
     * @maxLength 2000
     * @pattern \S
     */
  skills_required: string;
  /** What a person set about the job's criteria. Left out, what was set before stays. */
  criteria?: CriterionChoices;
}
