/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import type { CriterionChoices } from './criterionChoices';

export interface JobInput {
  /**
     * The job's title.
     * @minLength 1
     * @maxLength 200
     * @pattern [^\s\x00-\x1f\x7f-\x9f\u00a0\u00ad\u034f\u061c\u115f\u1160\u1680\u17b4\u17b5\u180b-\u180f\u2000-\u200f\u2028-\u202f\u205f-\u206f\u2800\u3000\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff9-\ufffb]
     */
  title: string;
  /**
     * Free text, line breaks kept.
     * @minLength 1
     * @maxLength 20000
     * @pattern [^\s\x00-\x1f\x7f-\x9f\u00a0\u00ad\u034f\u061c\u115f\u1160\u1680\u17b4\u17b5\u180b-\u180f\u2000-\u200f\u2028-\u202f\u205f-\u206f\u2800\u3000\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff9-\ufffb]
     */
  description: string;
  /**
     * Skills as typed, commonly separated by commas.
     * @minLength 1
     * @maxLength 2000
     * @pattern [^\s\x00-\x1f\x7f-\x9f\u00a0\u00ad\u034f\u061c\u115f\u1160\u1680\u17b4\u17b5\u180b-\u180f\u2000-\u200f\u2028-\u202f\u205f-\u206f\u2800\u3000\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff9-\ufffb]
     */
  skills_required: string;
  /** What a person set about the job's criteria. Left out, what was set before stays. */
  criteria?: CriterionChoices;
}
