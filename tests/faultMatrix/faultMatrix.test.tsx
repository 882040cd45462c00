import { operationIds } from '@cortex/api-client/operations';
import { beforeAll, describe, expect, test } from 'vitest';
import { type FaultId, faultIds } from './faults.ts';
import { type Journey, journeys } from './journeys.ts';
import { startServer } from './product.tsx';
import { renderTable } from './renderTable.ts';
import { runCell } from './runCell.ts';

beforeAll(startServer);

const passed = new Map<Journey, Set<FaultId>>();
let started = 0;
let total = 0;

for (const operationId of operationIds) {
  for (const journey of journeys[operationId]) {
    total += faultIds.length;
    describe(journey.from ? `${operationId}, ${journey.from}` : operationId, () => {
      const faultsPassed = new Set<FaultId>();
      passed.set(journey, faultsPassed);
      test.each(faultIds)('%s', async (faultId) => {
        started += 1;
        await runCell(operationId, journey, faultId);
        faultsPassed.add(faultId);
      });
    });
  }
}

test('docs/faults.md is what ran', async ({ skip }) => {
  if (started < total) skip('Only a part of the matrix ran.');
  const table = renderTable((journey, faultId) => passed.get(journey)?.has(faultId) ?? false);
  expect(table, 'a cell that failed has no place in the table').not.toContain('✗');
  await expect(table).toMatchFileSnapshot('../../docs/faults.md');
});
