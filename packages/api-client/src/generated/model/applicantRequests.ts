/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import type { ApplicantLinkState } from './applicantLinkState';
import type { ApplicantRequest } from './applicantRequest';

export interface ApplicantRequests {
  link?: ApplicantLinkState;
  /** What the person asked for. */
  requests: ApplicantRequest[];
}
