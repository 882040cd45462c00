import type { OrganizationDetails } from '@cortex/api-client/model';
import { plans } from '../../plans.ts';

export type Change = { label: string; before: string; after: string };

/** What a save would change, in the form's order. */
export function getChanges(saved: OrganizationDetails, typed: OrganizationDetails): Change[] {
  return [
    { label: 'Name', before: saved.name, after: typed.name },
    { label: 'Admin email', before: saved.adminEmail, after: typed.adminEmail },
    { label: 'Pricing tier', before: withPrice(saved.pricingTier), after: withPrice(typed.pricingTier) },
  ].filter(({ before, after }) => before !== after);
}

/** The plan with what it costs, where it is one that is known. */
function withPrice(planName: string): string {
  const price = plans.find(({ name }) => name === planName)?.price;
  return price ? `${planName}, ${price}` : planName;
}
