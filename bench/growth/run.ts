import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { backUp } from '../../apps/mock-server/src/db/backups.ts';
import { openDatabase } from '../../apps/mock-server/src/db/openDatabase.ts';
import { buildOnce } from '../../apps/product/buildOnce.ts';
import { startPostgres } from '../../tests/postgres/startPostgres.ts';
import { Product } from '../../tests/product.ts';
import { ADMIN, fill, OTHER } from './fill.ts';

/**
 * What grows with the number of candidates, on both engines: bytes on the disk, the start, a backup, one whole list, how long
 * somebody of another organization waits while ten people ask for it at once, and memory meanwhile.
 * Run: npm run bench:growth [-- sizes, e.g. 1000,10000,50000 [engine]]
 */
const [sizes = '1000,10000,50000,100000', only] = process.argv.slice(2);
const LISTS_AT_ONCE = 10;
const ASKED_EVERY_MS = 20;
const ROUNDS = 11;

buildOnce();
const rows: Record<string, Record<string, string | number>> = {};
for (const engine of ['SQLite', 'PostgreSQL'] as const) {
  if (only && only !== engine) continue;
  for (const size of sizes.split(',').map(Number)) {
    rows[`${engine}, ${size.toLocaleString('en')}`] = await measure(engine, size);
    console.table(rows);
  }
}

async function measure(
  engine: 'SQLite' | 'PostgreSQL',
  size: number,
): Promise<Record<string, string | number>> {
  const product = new Product();
  const postgres = engine === 'PostgreSQL' ? await startPostgres({ durable: false }) : undefined;
  const folder = mkdtempSync(join(tmpdir(), 'cortex-growth-'));
  try {
    const databaseUrl = postgres?.url('postgres');
    const { db, close } = await openDatabase(product.dataDirectory, databaseUrl);
    await fill(db, size);
    await sql`${sql.raw(postgres ? 'VACUUM ANALYZE' : 'ANALYZE')}`.execute(db);
    const bytes = postgres
      ? Number(
          (await sql<{ size: string }>`SELECT pg_database_size('postgres') AS size`.execute(db)).rows[0]
            ?.size,
        )
      : statSync(join(product.dataDirectory, 'cortex.sqlite')).size;
    await close();

    const startedAt = performance.now();
    await product.start(databaseUrl ? { DATABASE_URL: databaseUrl } : {});
    const startMs = performance.now() - startedAt;
    const lists = await measureLists(product);

    const backupFile = join(folder, 'backup.sqlite');
    const begunAt = performance.now();
    await backUp({ dataDirectory: product.dataDirectory, databaseUrl }, backupFile);
    const backupSeconds = (performance.now() - begunAt) / 1_000;
    return {
      'MB on disk': Math.round(bytes / 1e6),
      'start, ms': Math.round(startMs),
      ...lists,
      'backup, s': Number(backupSeconds.toFixed(1)),
    };
  } finally {
    await product.dispose();
    await postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measureLists(product: Product): Promise<Record<string, number>> {
  const [admin, other] = [await signIn(product, ADMIN), await signIn(product, OTHER)];
  const read = async (headers: Record<string, string>, path: string) => {
    const begunAt = performance.now();
    const answer = await fetch(product.apiUrl + path, { headers: { ...headers, 'Accept-Encoding': 'gzip' } });
    const { length } = await answer.text();
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
    return { ms: performance.now() - begunAt, length };
  };
  const search = async (text: string) => {
    const begunAt = performance.now();
    const answer = await fetch(`${product.apiUrl}/resumes/search`, {
      method: 'POST',
      headers: { ...admin, 'Content-Type': 'application/json' },
      body: JSON.stringify({ text }),
    });
    const found = await answer.json();
    if (found.length === 0) throw new Error(`Nobody was found for ${text}.`);
    return Math.round(performance.now() - begunAt);
  };
  await read(other, '/jobs/');
  const one = await read(admin, '/candidates/');
  const readers = fork(join(import.meta.dirname, 'readers.ts'), [
    `${product.apiUrl}/candidates/`,
    admin.Authorization ?? '',
  ]);
  readers.once('exit', (code) => {
    if (code) throw new Error(`The readers ended with ${code}`);
  });
  await once(readers, 'message');
  const waits: number[] = [];
  let isDone = false;
  const asking = (async () => {
    while (!isDone) {
      waits.push((await read(other, '/jobs/')).ms);
      await pause(ASKED_EVERY_MS);
    }
  })();
  readers.send(LISTS_AT_ONCE);
  const [took]: number[][] = await once(readers, 'message');
  isDone = true;
  await asking;
  readers.kill();
  waits.sort((one, other) => one - other);
  const status = readFileSync(`/proc/${product.pid}/status`, 'utf8');
  return {
    'list, MB': Number((one.length / 1e6).toFixed(1)),
    'one list, ms': Math.round(one.ms),
    'first of ten, ms': Math.round(Math.min(...(took ?? []))),
    'ten lists, ms': Math.round(Math.max(...(took ?? []))),
    ...(await measureChange(product, admin)),
    "another's wait, ms": Math.round(waits[waits.length >> 1] ?? 0),
    "another's longest wait, ms": Math.round(waits.at(-1) ?? 0),
    'dashboard, ms': Math.round((await read(admin, '/dashboard')).ms),
    'performance, ms': Math.round((await read(admin, '/organizations/performance')).ms),
    'search of what all have, ms': await search('night services'),
    'search of what one has, ms': await search('number 777'),
    'memory, MiB': Math.round(Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1024),
  };
}

/** What it takes to have the list again after a change: as what has changed, and whole. */
async function measureChange(
  product: Product,
  admin: Record<string, string>,
): Promise<Record<string, number>> {
  const get = async (path: string) => {
    const begunAt = performance.now();
    const answer = await fetch(product.apiUrl + path, { headers: { ...admin, 'Accept-Encoding': 'gzip' } });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
    return { text, tag: answer.headers.get('ETag') ?? '', ms: performance.now() - begunAt };
  };
  const change = async (id: string, tag: string) => {
    const answer = await fetch(`${product.apiUrl}/candidates/${id}/tags`, {
      method: 'PUT',
      headers: { ...admin, 'Content-Type': 'application/json' },
      body: JSON.stringify({ tags: [tag] }),
    });
    if (!answer.ok) throw new Error(`A tag was answered with ${answer.status}`);
  };
  const [{ id }] = JSON.parse((await get('/candidates/')).text);
  // A list that nothing has changed yet has no tag.
  await change(id, 'first');
  let { tag } = await get('/candidates/');
  const told: number[] = [];
  const whole: number[] = [];
  let bytes = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    await change(id, `round ${round}`);
    const changes = await get(`/changes/candidates/?since=${encodeURIComponent(tag)}`);
    told.push(changes.ms);
    bytes = changes.text.length;
    const list = await get('/candidates/');
    whole.push(list.ms);
    ({ tag } = list);
  }
  const median = (times: number[]) => times.toSorted((one, other) => one - other)[times.length >> 1] ?? 0;
  return {
    'a change told, bytes': bytes,
    'a change told, ms': Number(median(told).toFixed(1)),
    'whole again, ms': Math.round(median(whole)),
  };
}

async function signIn(
  product: Product,
  person: { email: string; password: string },
): Promise<Record<string, string>> {
  const answer = await fetch(`${product.apiUrl}/auth/login`, {
    method: 'POST',
    body: new URLSearchParams(person),
  });
  const { access_token } = await answer.json();
  return { Authorization: `Bearer ${access_token}` };
}
