/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import type { EvidenceSource } from './evidenceSource';

export interface Evidence {
  /** Verbatim from the source, white space aside. */
  quote: string;
  /** Where the quote stands. */
  source: EvidenceSource;
}
