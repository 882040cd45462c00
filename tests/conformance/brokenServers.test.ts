import { checkServer } from '@cortex/conformance';
import type { Column } from '@cortex/conformance/columns';
import { describe, expect, test } from 'vitest';
import { serverDefects } from './serverDefects.ts';
import { startApp } from './startApp.ts';

/** The checks that take most of the time, left out where the defect is another one. */
const LENGTHY: readonly Column[] = ['fields', 'form', 'size', 'texts'];

test('the app that the defects are planted in is sound', async () => {
  const app = await startApp();
  const { results } = await checkServer(app);
  await app.stop();
  expect(results.filter(({ outcome }) => outcome === 'failed')).toEqual([]);
});

describe('a broken server is caught, by the check of the operation at fault', () => {
  test.each(serverDefects)('$operationId, $column: $name', async ({ operationId, column, plant }) => {
    const app = await startApp(plant());
    const leaveOut = LENGTHY.filter((name) => name !== column);
    const { results } = await checkServer({ ...app, leaveOut });
    await app.stop();
    const failed = results.filter(({ outcome }) => outcome === 'failed');
    expect(failed.map((result) => `${result.operationId} ${result.column}`)).toContain(
      `${operationId} ${column}`,
    );
    // A defect of one operation is not one of all that use it.
    expect(failed.length).toBeLessThan(10);
    const printed = failed.map(({ report }) => report).join('\n');
    for (const { password } of [app.admin, app.other]) expect(printed).not.toContain(password);
  });
});
