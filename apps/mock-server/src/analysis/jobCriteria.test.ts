import { expect, test } from 'vitest';
import { jobCriteria } from './jobCriteria.ts';

const weighty = [
  'Reconcile supplier invoices against warehouse receipts.',
  'Negotiate freight contracts with ocean carriers.',
  'Forecast seasonal demand for refrigerated produce.',
  'Audit customs declarations before quarterly filings.',
  'Schedule preventive maintenance of conveyor machinery.',
  'Investigate damaged shipments with insurance adjusters.',
  'Train forklift operators on hazardous materials.',
  'Redesign storage layouts around picking statistics.',
];

test('of more duties than fit, the weightiest are criteria, in the order of the job', () => {
  const description = ['Order pens and paper.', ...weighty, 'Sort paper and pens.'].join('\n');
  const duties = jobCriteria({ title: 'Warehouse Planner', description, skills_required: '' }).filter(
    ({ rule }) => rule.by === 'duty',
  );
  expect(duties.map(({ name }) => `${name}.`)).toEqual(weighty);
});
