/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import type { PricingTier } from './pricingTier';

export interface OrganizationDetails {
  /** The organization's name. */
  name: string;
  /** The contact address. */
  adminEmail: string;
  pricingTier: PricingTier;
}
