/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import type { CandidateSummaryResumeReading } from './candidateSummaryResumeReading';
import type { Id } from './id';
import type { PersonReference } from './personReference';
import type { Tag } from './tag';

export interface CandidateSummary {
  id: Id;
  /** The candidate's name. */
  name: string;
  /** The candidate's email. */
  email: string;
  /** As typed. */
  phone: string;
  /** Free text. */
  notes: string;
  /** Skills that the resume names, separated by commas; empty where it names none. Read-only. */
  skills: string;
  /** Whether there is a resume file. */
  has_resume?: boolean;
  /** The resume's file name as uploaded. */
  resume_file_name?: string;
  /** `none`: no resume; `read`: its text was read; `no_text`: it holds no readable text (a scan, say). */
  resume_reading?: CandidateSummaryResumeReading;
  /** Whether the caller may edit, delete and share the candidate. */
  can_edit?: boolean;
  /** Who shared it with the caller, where it is not the caller's own. */
  shared_by?: PersonReference;
  /** The note that came with the share. */
  share_note?: string;
  /** When it was shared (UTC). */
  shared_at?: string;
  /** When the candidate was created (UTC). */
  created_at?: string;
  /** What the candidate is tagged with; set by `setCandidateTags`. */
  tags?: Tag[];
  /**
     * The ids of the candidates that were merged into this one, so that a link to one of them leads here; left out where none was.
     * @minItems 1
     */
  merged_ids?: Id[];
}
