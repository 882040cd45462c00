import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Product } from '../product.ts';
import { ApiClient } from './ApiClient.ts';
import { Writers } from './Writers.ts';

const KILLS = 50;
const product = new Product();
const writers = new Writers();
let client: ApiClient;

beforeAll(async () => {
  await product.start();
  client = await ApiClient.signIn(product.apiUrl, 'admin@cortex.test', 'cortex-admin');
}, 120_000);

afterAll(() => product.dispose());

test(`${KILLS} kills in the middle of writes lose nothing that was acknowledged`, {
  timeout: 900_000,
}, async () => {
  for (let kill = 1; kill <= KILLS; kill += 1) {
    const before = writers.count;
    writers.start(client);
    // Each kill comes after another number of writes, so that it meets them at different moments.
    await expect
      .poll(() => writers.count, { interval: 3, timeout: 20_000 })
      .toBeGreaterThan(before + (kill % 7) * 3);
    await product.kill();
    await writers.stop();
    expect(checkDatabase(), `after kill ${kill}`).toEqual([{ integrity_check: 'ok' }]);
    await product.start();
    expect(await writers.findLosses(client), `after kill ${kill}`).toEqual([]);
  }
  expect(writers.count).toBeGreaterThan(KILLS);
  expect(writers.refused).toBe(0);
  console.log(`${KILLS} kills, ${writers.count} acknowledged records, none lost`);
});

function checkDatabase() {
  const database = new DatabaseSync(join(product.dataDirectory, 'cortex.sqlite'));
  try {
    const broken = database.prepare('PRAGMA foreign_key_check').all();
    return [...database.prepare('PRAGMA integrity_check').all(), ...broken].map((row) => ({ ...row }));
  } finally {
    database.close();
  }
}
