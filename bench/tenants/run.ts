import { CONTRACT_FILE } from '@cortex/conformance';
import { Client } from '@cortex/conformance/client';
import { readContract } from '@cortex/conformance/contract';
import { Kit } from '@cortex/conformance/kit';
import { Ledger } from '@cortex/conformance/ledger';
import { prepareWorld } from '@cortex/conformance/world';
import { openDatabase } from '../../apps/mock-server/src/db/openDatabase.ts';
import { startPostgres } from '../../tests/postgres/startPostgres.ts';
import { Product } from '../../tests/product.ts';
import { addOthers } from './others.ts';

/**
 * What each reading call costs where a server has a hundred times as many rows of other organizations, as a ratio to
 * where it has as many as its own: two servers on one engine, asked in turns. Run: npm run bench:tenants [-- samples]
 */
const [samples = 200] = process.argv.slice(2).map(Number);
const [FEW, MANY] = [1, 100];
/** In what each organization has itself, beside the demo's. */
const [JOBS, CANDIDATES] = [60, 60];
const WARM_UP = 30;

const postgres = await startPostgres({ durable: false });
try {
  for (const name of ['few', 'many']) await postgres.query('postgres', `CREATE DATABASE ${name}`);
  await compare('SQLite', [{}, {}]);
  await compare('PostgreSQL', [
    { DATABASE_URL: postgres.url('few') },
    { DATABASE_URL: postgres.url('many') },
  ]);
} finally {
  await postgres.stop();
}

async function compare(engine: string, [few, many]: [Environment, Environment]): Promise<void> {
  const sides = [await prepare(few, FEW), await prepare(many, MANY)] as const;
  try {
    const table: Record<string, object> = {};
    for (const id of sides[0].reads) {
      const times: [number[], number[]] = [[], []];
      for (let round = -WARM_UP; round < samples; round += 1)
        for (const [side, { ask }] of sides.entries()) {
          const took = await ask(id);
          if (round >= 0) times[side]?.push(took);
        }
      const [one, hundred] = times.map(median) as [number, number];
      table[id] = {
        samples,
        [`${FEW} x, ms`]: one.toFixed(2),
        [`${MANY} x, ms`]: hundred.toFixed(2),
        ratio: (hundred / one).toFixed(2),
      };
    }
    console.log(`${engine}: ${sides.map(({ rows }) => rows).join(' and ')} rows of others`);
    console.table(table);
  } finally {
    for (const { product } of sides) await product.dispose();
  }
}

type Environment = { DATABASE_URL?: string };

/** A server with the same rows of its own, so many times as many of others, and calls that read them. */
async function prepare(environment: Environment, times: number) {
  const product = new Product();
  await product.start(environment);
  const contract = readContract(CONTRACT_FILE);
  const client = new Client(product.apiUrl, contract, () => {});
  const [admin, other] = ['cortex', 'second.cortex'].map((domain, index) => ({
    email: `admin@${domain}.test`,
    password: index === 0 ? 'cortex-admin' : 'cortex-second',
  }));
  if (!admin) throw new Error('There is no admin.');
  const world = await prepareWorld(client, admin, other);
  const { tenant } = world;
  for (let index = 0; index < JOBS; index += 1) await tenant.addJob(tenant.admin);
  for (let index = 0; index < CANDIDATES; index += 1) await tenant.addCandidate(tenant.admin);
  await product.terminate();
  const { db, close } = await openDatabase(product.dataDirectory, environment.DATABASE_URL);
  const rows = await addOthers(db, times);
  await close();
  await product.start(environment);
  const kit = new Kit(client, new Ledger(contract), world, contract.operations);
  const reads = contract.operations.filter(({ method }) => method === 'GET').map(({ id }) => id);
  const calls = new Map<string, Awaited<ReturnType<Kit['fresh']>>>();
  for (const id of reads) calls.set(id, await kit.fresh(id));
  return {
    product,
    rows,
    reads,
    async ask(id: string): Promise<number> {
      const startedAt = performance.now();
      await client.must(id, calls.get(id) ?? {}, tenant.admin);
      return performance.now() - startedAt;
    },
  };
}

function median(times: readonly number[]): number {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0;
}
