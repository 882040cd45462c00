/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */

/**
 * The plan, in lower case here.
 */
export type OrganizationCreatePricingTier = typeof OrganizationCreatePricingTier[keyof typeof OrganizationCreatePricingTier];


export const OrganizationCreatePricingTier = {
  basic: 'basic',
  standard: 'standard',
  premium: 'premium',
} as const;
