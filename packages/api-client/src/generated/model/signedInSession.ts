/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import type { Id } from './id';

/**
 * Where somebody is signed in, as of the sign-in.
 */
export interface SignedInSession {
  id: Id;
  /** Browser and system in words, e.g. "Firefox on Windows"; empty where they are not known. */
  device: string;
  /** From where, in words: a coarse network, never a whole address; empty where it is not known. */
  network: string;
  /** When it began (UTC). */
  signed_in_at: string;
  /** When it was last used (UTC), to within some minutes. */
  last_used_at: string;
  /** Whether it is the session that asks. */
  is_current: boolean;
}
