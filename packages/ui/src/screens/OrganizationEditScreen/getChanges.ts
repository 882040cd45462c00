import type { OrganizationDetails } from '@cortex/api-client/model';

export type Change = { label: string; before: string; after: string };

/** What a save would change, in the form's order. */
export function getChanges(saved: OrganizationDetails, typed: OrganizationDetails): Change[] {
  return [
    { label: 'Name', before: saved.name, after: typed.name },
    { label: 'Admin email', before: saved.adminEmail, after: typed.adminEmail },
    { label: 'Pricing tier', before: saved.pricingTier, after: typed.pricingTier },
  ].filter(({ before, after }) => before !== after);
}
