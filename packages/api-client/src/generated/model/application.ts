/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import type { ApplicantRequest } from './applicantRequest';
import type { ApplicationAnalysis } from './applicationAnalysis';

export interface Application {
  /** The name of the organization. */
  organization: string;
  /** Whom to write to. */
  contact_email: string;
  /** The person's name. */
  name: string;
  /** Their email. */
  email: string;
  /** Their phone number. */
  phone: string;
  /** The name of their file; missing where there is none. */
  resume_file_name?: string;
  /** When the link ends (UTC). */
  expires_at: string;
  /** The newest analysis for each open job that the candidate is with (`moveApplications`) or on which something was decided about them, the newest first; where they are with none, for each open job. Jobs that somebody ranked them for beside those are not told. */
  analyses: ApplicationAnalysis[];
  /** What they asked for, the newest first, without who answered. */
  requests: ApplicantRequest[];
}
