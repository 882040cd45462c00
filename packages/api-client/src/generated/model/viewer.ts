/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import type { PricingTier } from './pricingTier';

export interface Viewer {
  /** The caller's full name. */
  full_name: string;
  /** The caller's username. */
  username: string;
  /** The caller's login. */
  email: string;
  /** The name of the caller's organization. */
  organization_name: string;
  pricing_tier: PricingTier;
}
