import { checkServer } from '@cortex/conformance';
import { type Column, columns } from '@cortex/conformance/columns';
import { describe, expect, test } from 'vitest';
import { plantedDefects } from './defectFamilies.ts';
import { caughtBy, secondStrangerDefects } from './secondStrangerDefects.ts';
import { serverDefects } from './serverDefects.ts';
import { openApp } from './startApp.ts';
import { strangerDefects } from './strangerDefects.ts';
import { uncaught } from './uncaught.ts';

const allColumns = Object.keys(columns).filter((name): name is Column => name in columns);
const plantedOperations = [...new Set(plantedDefects.map(({ operationId }) => operationId))];
/** The checks that take most of the time, left out where the defect is another one. */
const LENGTHY: readonly Column[] = ['fields', 'form', 'size', 'texts', 'flows'];

test('the app that the defects are planted in is sound', async () => {
  const { results } = await checkServer(await openApp());
  const others = results.filter(({ outcome }) => outcome !== 'passed');
  expect(others.map(({ operationId, name, report }) => `${operationId}, ${name}: ${report}`)).toEqual([]);
  // The whole kit, where the other tests here are of an operation each.
}, 300_000);

test.each(
  plantedOperations,
)('the app is sound in %s alone, so that what is caught there is the defect', async (operationId) => {
  // Too large bodies take long, and are the same whatever is checked beside them.
  const { results } = await checkServer({ ...(await openApp()), only: [operationId], leaveOut: ['size'] });
  const failed = results.filter(({ outcome }) => outcome === 'failed');
  expect(failed.map(({ name, report }) => `${name}: ${report}`)).toEqual([]);
});

describe('a broken server is caught, by the check of the operation at fault', () => {
  test.each(serverDefects)('$operationId, $column: $name', async ({ operationId, column, plant }) => {
    const app = await openApp(plant());
    const leaveOut = LENGTHY.filter((name) => name !== column);
    const { results } = await checkServer({ ...app, only: [operationId], leaveOut });
    const failed = results.filter(({ outcome }) => outcome === 'failed');
    expect(failed.map((result) => `${result.operationId} ${result.column}`)).toContain(
      `${operationId} ${column}`,
    );
    // One defect is not told as many.
    expect(new Set(failed.map(({ cause }) => cause)).size).toBeLessThan(10);
    const printed = failed.map(({ report, shown }) => `${report}\n${shown?.curl}`).join('\n');
    for (const { password } of [app.admin, app.other]) expect(printed).not.toContain(password);
  });
});

describe('what somebody does wrong who has the contract alone is caught', () => {
  test.each(strangerDefects)('$operationId: $name', async ({ operationId, plant }) => {
    const app = await openApp(plant());
    const { results, missing } = await checkServer({ ...app, only: [operationId], leaveOut: ['form'] });
    const failed = results.filter(({ outcome }) => outcome === 'failed');
    expect([...failed.map((result) => result.operationId), ...missing]).toContain(operationId);
  });
});

describe('what a second one does wrong is caught', () => {
  test.each(secondStrangerDefects)('$operationId: $name', async ({ operationId, plant }) => {
    const app = await openApp(plant());
    const only = [operationId, ...(caughtBy[operationId] ? [caughtBy[operationId]] : [])];
    const { results, missing } = await checkServer({ ...app, only, leaveOut: ['form'] });
    const failed = results.filter(({ outcome }) => outcome === 'failed');
    expect(failed.length + missing.length).toBeGreaterThan(0);
  });
});

describe('each fault in each operation that can have it', () => {
  test.each(plantedDefects)('$operationId: $name', async ({ name, operationId, columns: tried, plant }) => {
    const app = await openApp(plant());
    const leaveOut = allColumns.filter((column) => !tried.includes(column));
    const { results, missing } = await checkServer({ ...app, only: [operationId], leaveOut });
    const failed = results.some(
      (result) => result.outcome === 'failed' && result.operationId === operationId,
    );
    const caught = failed || missing.includes(operationId);
    expect(caught).toBe(!(`${operationId}: ${name}` in uncaught));
  });
});
