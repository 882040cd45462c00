import { expect, test } from 'vitest';
import { getChanges } from './getChanges.ts';

test('only what differs is a change', () => {
  const saved = { name: 'Acme', adminEmail: 'a@example.com', pricingTier: 'Basic' } as const;
  expect(getChanges(saved, saved)).toEqual([]);
  expect(getChanges(saved, { ...saved, name: 'Acme Talent', pricingTier: 'Premium' })).toEqual([
    { label: 'Name', before: 'Acme', after: 'Acme Talent' },
    { label: 'Pricing tier', before: 'Basic, $29.99/month', after: 'Premium, $99.99/month' },
  ]);
});
