/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import type { Email } from './email';
import type { OrganizationCreatePricingTier } from './organizationCreatePricingTier';

export interface OrganizationCreate {
  /**
     * Unique over the server without regard to case.
     * @minLength 1
     * @maxLength 200
     * @pattern \S
     */
  name: string;
  /**
     * The first admin's username, and full name at first.
     * @minLength 1
     * @maxLength 100
     * @pattern \S
     */
  admin_username: string;
  admin_email: Email;
  /**
     * Any but an empty one.
     * @minLength 1
     * @maxLength 1024
     */
  admin_password: string;
  /** The plan, in lower case here. */
  pricing_tier: OrganizationCreatePricingTier;
}
