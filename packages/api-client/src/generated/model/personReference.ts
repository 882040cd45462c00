/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import type { Id } from './id';

export interface PersonReference {
  id: Id;
  /** The person's full name. */
  full_name: string;
}
