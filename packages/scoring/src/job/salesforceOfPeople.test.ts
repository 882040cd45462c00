import { expect, test } from 'vitest';
import { readJob } from './readJob.ts';

test('a salesforce of people is no product', () => {
  const { criteria } = readJob({
    title: 'Sales Manager',
    description:
      'You must be able to make a quick difference for our company and have experience coaching and encouraging a field salesforce while beating your own target!',
    skills_required: 'negotiation',
  });
  expect(criteria.map(({ name }) => name)).not.toContain('Salesforce');
});
