import type { OrganizationCreatePricingTier, PricingTier } from '@cortex/api-client/model';

export type Plan = {
  /** The word for it at organization creation and in links. */
  tier: OrganizationCreatePricingTier;
  /** The word for it everywhere else. */
  name: PricingTier;
  price: string;
  /** What the sign-up page says of it. */
  summary: string;
  /** What the pricing page says of it. */
  features: readonly string[];
};

/** The plans with their prices and texts (section 9 of the specification). Nothing else holds these. */
export const plans: readonly Plan[] = [
  {
    tier: 'basic',
    name: 'Basic',
    price: '$29.99/month',
    summary: 'Unlimited job and candidate creation, unlimited resume analysis',
    features: ['Unlimited job and candidate creation', 'Unlimited resume analysis'],
  },
  {
    tier: 'standard',
    name: 'Standard',
    price: '$69.99/month',
    summary: 'Adds candidate comparisons and lead sharing',
    features: ['Everything in Basic', 'Up to 5 users', 'Organizational performance tracking'],
  },
  {
    tier: 'premium',
    name: 'Premium',
    price: '$99.99/month',
    summary: 'Unlimited users, performance tracking, candidate sharing enabled',
    features: [
      'Everything in Standard',
      'Unlimited users',
      'Performance tracking',
      'Candidate sharing enabled',
    ],
  },
];
