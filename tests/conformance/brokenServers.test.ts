import { describe, expect, test } from 'vitest';
import { checkServer } from './checkServer.ts';
import { faults } from './faults.ts';
import { startApp } from './startApp.ts';

test('the app that the faults are planted in is sound', async () => {
  const app = await startApp();
  const { results } = await checkServer(app);
  await app.stop();
  expect(results.filter(({ outcome }) => outcome === 'failed')).toEqual([]);
});

describe('a broken server is caught, by the check of the operation at fault', () => {
  test.each(faults)('$operationId, $column: $name', async ({ operationId, column, plant }) => {
    const app = await startApp(plant());
    const { results } = await checkServer(app);
    await app.stop();
    const failed = results.filter(({ outcome }) => outcome === 'failed');
    expect(failed.map((result) => `${result.operationId} ${result.column}`)).toContain(
      `${operationId} ${column}`,
    );
    // A fault in one operation is not a fault in all that use it.
    expect(failed.length).toBeLessThan(10);
    const printed = failed.map(({ report }) => report).join('\n');
    for (const { password } of [app.admin, app.other]) expect(printed).not.toContain(password);
  });
});
