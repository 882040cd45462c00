/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import type { PricingTier } from './pricingTier';

export interface OrganizationUpdate {
  /**
     * The organization's name.
     * @minLength 1
     * @maxLength 200
     * @pattern \S
     */
  name: string;
  /**
     * The contact address. Not format-checked.
     * @minLength 1
     * @maxLength 254
     * @pattern \S
     */
  adminEmail: string;
  pricingTier: PricingTier;
}
