import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONTRACT_FILE } from '@cortex/conformance';
import { readContract } from '@cortex/conformance/contract';
import { expect, test } from 'vitest';
import { type PlantedDefect, plantedDefects } from '../../conformance/defectFamilies.ts';
import { root } from '../workshop.ts';
import { askKit, askSchemathesis, type Judge, PrismProxy } from './judges.ts';
import { type Row, renderAnchors } from './renderAnchors.ts';
import { Stage } from './Stage.ts';

/** As many at the same time: each has a server, a proxy and a Schemathesis of its own. */
const LANES = 2;
/** Where a kind of defect can be planted in several operations, the first of these has it. */
const TAGS = ['jobs', 'users', 'candidates', 'organizations'];

const { operations } = readContract(CONTRACT_FILE);
const sound: PlantedDefect['plant'] = () => (request, answer) => answer(request);
const chosen = process.env.ANCHORS === 'all' ? plantedDefects : oneOfEachKind();
const startedAt = Date.now();

test('the same defects under the kit, Schemathesis and Prism', async () => {
  const tags = new Set(chosen.flatMap(({ operationId }) => operationOf(operationId).tags.slice(0, 1)));
  const controls = [...tags].map((tag) => {
    const [operationId = ''] = operations.filter((each) => each.tags.includes(tag)).map(({ id }) => id);
    return { name: `no defect, ${tag}`, operationId, columns: [], plant: sound };
  });
  const control = await askAll(controls);
  // Who complains about a sound server has caught nothing in a broken one.
  expect(
    control.filter(({ kit, schemathesis, prism }) => kit ?? schemathesis ?? prism),
    'what is said of the sound server',
  ).toEqual([]);
  const rows = await askAll(chosen);
  const minutes = Math.round((Date.now() - startedAt) / 60_000);
  const every = chosen === plantedDefects;
  writeFileSync(
    join(root, 'docs/conformance-anchors.md'),
    renderAnchors(rows, { every, minutes, tags: tags.size }),
  );
  expect(rows).toHaveLength(chosen.length);
});

async function askAll(defects: readonly PlantedDefect[]): Promise<Row[]> {
  const rows: Row[] = [];
  const rest = [...defects.entries()];
  const lane = async () => {
    const stage = await Stage.open();
    const proxy = await PrismProxy.open(stage);
    for (let next = rest.shift(); next; next = rest.shift()) {
      const [index, { name, operationId, columns, plant }] = next;
      const planted = { operation: operationOf(operationId), plant, byUser: columns.includes('role') };
      const ask = (judge: Judge) => judge(stage, planted);
      const begun = Date.now();
      const row = {
        name,
        operationId,
        kit: await ask(askKit),
        schemathesis: await ask(askSchemathesis),
        prism: await ask(proxy.ask),
      };
      rows[index] = row;
      const said = [row.kit, row.schemathesis, row.prism].map((words) => words ?? '–').join(' | ');
      console.log(`${operationId}: ${name} | ${said} (${Math.round((Date.now() - begun) / 1000)} s)`);
    }
    proxy.stop();
    await stage.stop();
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return rows;
}

function oneOfEachKind(): PlantedDefect[] {
  const kinds = Map.groupBy(plantedDefects, ({ name }) => name.replace(/^\w+ (?=is not stored)/, 'a field '));
  return [...kinds.values()].flatMap((planted) => {
    const rank = ({ operationId }: PlantedDefect) => {
      const found = TAGS.findIndex((tag) => operationOf(operationId).tags.includes(tag));
      return found < 0 ? TAGS.length : found;
    };
    return planted.toSorted((one, other) => rank(one) - rank(other)).slice(0, 1);
  });
}

function operationOf(operationId: string) {
  const found = operations.find(({ id }) => id === operationId);
  if (!found) throw new Error(`The contract has no ${operationId}.`);
  return found;
}
