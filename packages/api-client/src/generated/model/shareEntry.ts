/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import type { PersonReference } from './personReference';

export interface ShareEntry {
  shared_with: PersonReference;
  shared_by: PersonReference;
  /** The note for the colleague. */
  note: string;
  /** When it was shared (UTC). */
  shared_at: string;
}
