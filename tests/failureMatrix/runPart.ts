/// <reference types="vite/client" />

import { beforeAll, describe, expect, test } from 'vitest';
import { skipOwnerStacks } from '../browser/skipOwnerStacks.ts';
import { type FailureId, failureIds } from './failures.ts';
import { calledIds, journeys } from './journeys.ts';
import { startServer } from './product.tsx';
import { renderTable } from './renderTable.ts';
import { runCell } from './runCell.ts';

/** The test files that run side by side and have a part of the matrix each; all of it, however many they are. */
const files = Object.keys(import.meta.glob('./*.test.tsx')).toSorted();

const rows = calledIds.flatMap((operationId) =>
  journeys[operationId].map((journey) => ({ operationId, journey })),
);

/** Runs the cells of every row of this file's part, and holds the table against docs/failures.md. */
export function runPart(fileUrl: string): void {
  const part = files.findIndex((file) => new URL(fileUrl).pathname.endsWith(file.slice(1)));
  const own = rows.filter((_, index) => index % files.length === part);
  let started = 0;
  const passed = new Set<string>();

  skipOwnerStacks();
  beforeAll(startServer);

  for (const { operationId, journey } of own) {
    const name = journey.from ? `${operationId}, ${journey.from}` : operationId;
    describe(name, () => {
      test.each(failureIds)('%s', async (failureId: FailureId) => {
        started += 1;
        await runCell(operationId, journey, failureId);
        passed.add(`${name}: ${failureId}`);
      });
    });
  }

  test('docs/failures.md is what ran', async ({ skip }) => {
    const total = own.length * failureIds.length;
    if (started < total) skip('Only a part of the matrix ran.');
    expect(passed.size, 'a cell that failed has no place in the table').toBe(total);
    await expect(renderTable()).toMatchFileSnapshot('../../docs/failures.md');
  });
}
