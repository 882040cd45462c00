/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import type { CriterionChoices } from './criterionChoices';
import type { Id } from './id';
import type { PersonReference } from './personReference';
import type { Publication } from './publication';

export interface Job {
  id: Id;
  /** The job's title. */
  title: string;
  /** Free text. */
  description: string;
  /** Skills as typed. */
  skills_required: string;
  /** What a person set about the job's criteria. */
  criteria?: CriterionChoices;
  /** When the job was created (UTC). */
  created_at?: string;
  /** Whose job it is. */
  created_by?: PersonReference;
  /** How it stands on the public page; missing where it does not. */
  publication?: Publication;
  /**
     * In the answer to a change that scores rest on: what `GET /jobs/{id}/rescoring` says from then on. Missing where that is 0.
     * @minimum 1
     */
  to_rescore?: number;
}
