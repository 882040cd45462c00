/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import type { Id } from './id';

export interface LedgerPerson {
  id: Id;
  /** The person's full name; missing where they were deleted. */
  full_name?: string;
}
