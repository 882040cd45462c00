/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import type { ImportInputDuplicates } from './importInputDuplicates';
import type { ImportRowInput } from './importRowInput';

export interface ImportInput {
  /**
     * The name of the file that the rows come from, which names the import.
     * @minLength 1
     * @maxLength 255
     * @pattern [^\s\x00-\x1f\x7f-\x9f\u00a0\u00ad\u034f\u061c\u115f\u1160\u1680\u17b4\u17b5\u180b-\u180f\u2000-\u200f\u2028-\u202f\u205f-\u206f\u2800\u3000\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff9-\ufffb]
     */
  file_name: string;
  /** What is done with a row whose email a candidate has already. */
  duplicates: ImportInputDuplicates;
  /**
     * As the person has seen them and agreed to. What each says is looked at when its turn comes.
     * @minItems 1
     * @maxItems 10000
     */
  rows: ImportRowInput[];
}
