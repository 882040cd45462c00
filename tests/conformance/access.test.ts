import { CONTRACT_FILE } from '@cortex/conformance';
import { printAccess } from '@cortex/conformance/access';
import { readContract } from '@cortex/conformance/contract';
import { expect, test } from 'vitest';

const { operations } = readContract(CONTRACT_FILE);

test('docs/access.md is who may call what by the contract', async () => {
  await expect(printAccess(operations)).toMatchFileSnapshot('../../docs/access.md');
});

test('every declared error names its codes in its examples', () => {
  const nameless = operations.flatMap(({ id, answers }) =>
    answers
      .filter(({ status, codes }) => status >= 400 && codes.length === 0)
      .map(({ status }) => `${id} ${status}`),
  );
  expect(nameless).toEqual([]);
});
