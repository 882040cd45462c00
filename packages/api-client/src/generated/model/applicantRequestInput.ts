/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import type { ApplicantRequestKind } from './applicantRequestKind';
import type { Id } from './id';

export interface ApplicantRequestInput {
  /**
     * The secret of the link.
     * @minLength 1
     * @maxLength 64
     */
  token: string;
  kind: ApplicantRequestKind;
  job_id?: Id;
  /**
     * The name of the criterion.
     * @maxLength 200
     */
  criterion?: string;
  /**
     * What is wrong, or what should be looked at.
     * @maxLength 2000
     */
  text?: string;
}
