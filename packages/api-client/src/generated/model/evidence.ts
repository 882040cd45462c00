/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import type { EvidenceSource } from './evidenceSource';
import type { Place } from './place';

export interface Evidence {
  /** Verbatim from the source, white space aside. */
  quote: string;
  /** Where the quote stands. */
  source: EvidenceSource;
  /** Where it stands on the pages of the resume, a box a line; left out where the server does not know. */
  places?: Place[];
}
