/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import type { Id } from './id';

export interface SecondFactorOfPerson {
  id: Id;
  /** The person's full name. */
  full_name: string;
  /** Whether their second factor is on. */
  enabled: boolean;
  /** Since when (UTC); missing where it is off. */
  since?: string;
  /** Whether this is the caller. */
  is_self: boolean;
}
