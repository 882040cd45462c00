import { checkServer } from '@cortex/conformance';
import { type Column, columns } from '@cortex/conformance/columns';
import { describe, expect, test } from 'vitest';
import { backgroundDefects } from './backgroundDefects.ts';
import { behaviourDefects } from './behaviourDefects.ts';
import { plantedDefects } from './defectFamilies.ts';
import { formDefects } from './formDefects.ts';
import { keyDefects } from './keyDefects.ts';
import { meaningDefects } from './meaningDefects.ts';
import { publicationDefects } from './publicationDefects.ts';
import { caughtBy, SECOND_CAUGHT_AT_FIRST, secondStrangerDefects } from './secondStrangerDefects.ts';
import { openApp } from './startApp.ts';
import { CAUGHT_AT_FIRST, strangerDefects } from './strangerDefects.ts';
import { teamworkDefects } from './teamworkDefects.ts';
import { uncaught } from './uncaught.ts';
import { webhookDefects } from './webhookDefects.ts';

const serverDefects = [
  ...formDefects,
  ...behaviourDefects,
  ...meaningDefects,
  ...teamworkDefects,
  ...publicationDefects,
  ...keyDefects,
  ...webhookDefects,
  ...backgroundDefects,
];
const allColumns = Object.keys(columns).filter((name): name is Column => name in columns);
const plantedOperations = [...new Set(plantedDefects.map(({ operationId }) => operationId))];
/** The checks that take most of the time, left out where the defect is another one. */
const LENGTHY: readonly Column[] = ['fields', 'form', 'size', 'texts', 'flows'];

test('the app that the defects are planted in is sound', async () => {
  const { results } = await checkServer(await openApp());
  const others = results.filter(({ outcome }) => outcome !== 'passed');
  expect(others.map(({ operationId, name, report }) => `${operationId}, ${name}: ${report}`)).toEqual([]);
});

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

  test('19 of 20 are caught, and docs/conformance-defects.md has the others by name', async () => {
    const names = plantedDefects.map(({ operationId, name }) => `${operationId}: ${name}`);
    expect(new Set(names).size).toBe(names.length);
    expect(names).toEqual(expect.arrayContaining(Object.keys(uncaught)));
    expect(Object.keys(uncaught).length).toBeLessThanOrEqual(names.length / 20);
    await expect(describeDefects()).toMatchFileSnapshot('../../docs/conformance-defects.md');
  });
});

function describeDefects(): string {
  const families = Map.groupBy(plantedDefects, ({ name }) => name);
  const rows = [...families].map(([name, planted]) => {
    const missed = planted.filter(({ operationId }) => `${operationId}: ${name}` in uncaught).length;
    return `| ${name} | ${planted.length} | ${planted.length - missed} |`;
  });
  const known = Object.entries(uncaught).map(([name, why]) => `- ${name}. ${why}`);
  const count = Object.keys(uncaught).length;
  return `# What the conformance kit catches

\`tests/conformance/brokenServers.test.ts\` plants one defect at a time in our own server and asks whether the kit finds it
in the operation that has it: ${serverDefects.length} written by hand (\`formDefects.ts\`, \`behaviourDefects.ts\`, \`meaningDefects.ts\`, \`teamworkDefects.ts\`, \`publicationDefects.ts\`, \`keyDefects.ts\`, \`webhookDefects.ts\`, \`backgroundDefects.ts\`), all caught,
and ${plantedDefects.length} that are each fault below in each operation that can have it (\`defectFamilies.ts\`), of which
${plantedDefects.length - count} are caught. It is a part of \`npm run test:faults\`, fails where this page differs, and writes it
again with \`npx vitest run --project faults tests/conformance -u\`.

Of ${strangerDefects.length} more that were written down from \`openapi.yaml\`, operation by operation, before any check was added for one of
them (\`strangerDefects.ts\`), the kit caught ${CAUGHT_AT_FIRST} (${share(CAUGHT_AT_FIRST)}) at first. Checks of what the contract says were then added, and it
catches all ${strangerDefects.length} now; so the last figure says less than the first about a server that nobody has seen.

Of ${secondStrangerDefects.length} more by somebody who had read \`openapi.yaml\` and nothing else (\`secondStranger.js\`; none is a fault of form alone), the whole kit caught
${SECOND_CAUGHT_AT_FIRST} (${Math.floor((100 * SECOND_CAUGHT_AT_FIRST) / secondStrangerDefects.length)} %) at first, 43 of them in the operation at fault. Checks of the rules that were missed were added, and it catches all now.

| fault | planted | caught |
|---|---|---|
${rows.join('\n')}

## Not caught

${known.join('\n')}
`;
}

function share(caught: number): string {
  return `${Math.floor((100 * caught) / strangerDefects.length)} %`;
}
