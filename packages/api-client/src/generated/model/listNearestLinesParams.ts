/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import type { Id } from './id';

export type ListNearestLinesParams = {
/**
 * The job that asks for the criterion.
 */
job_id: Id;
/**
 * The name of the criterion, as the analysis has it. Compared without regard to case.
 * @minLength 1
 * @maxLength 200
 * @pattern [^\s\x00-\x1f\x7f-\x9f\u00a0\u00ad\u034f\u061c\u115f\u1160\u1680\u17b4\u17b5\u180b-\u180f\u2000-\u200f\u2028-\u202f\u205f-\u206f\u2800\u3000\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff9-\ufffb]
 */
criterion: string;
};
