/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */

/**
 * The plan.
 */
export type OrganizationCreatedPricingTier = typeof OrganizationCreatedPricingTier[keyof typeof OrganizationCreatedPricingTier];


export const OrganizationCreatedPricingTier = {
  basic: 'basic',
  standard: 'standard',
  premium: 'premium',
} as const;
