/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import type { Id } from './id';
import type { OrganizationCreatedPricingTier } from './organizationCreatedPricingTier';

export interface OrganizationCreated {
  /** The organization's name. */
  name: string;
  /** The plan. */
  pricing_tier: OrganizationCreatedPricingTier;
  /** The new organization's id. */
  organization_id?: Id;
}
