/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import type { PricingTier } from './pricingTier';

/**
 * The saved organization, or `error` alone.
 */
export interface OrganizationUpdateAnswer {
  /** The organization's name. */
  name?: string;
  /** The contact address. */
  adminEmail?: string;
  pricingTier?: PricingTier;
  /** Why nothing was saved, for the person. */
  error?: string;
}
