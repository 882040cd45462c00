/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */

/**
 * The plan, capitalised in `/api/organization*`.
 */
export type PricingTier = typeof PricingTier[keyof typeof PricingTier];


export const PricingTier = {
  Basic: 'Basic',
  Standard: 'Standard',
  Premium: 'Premium',
} as const;
