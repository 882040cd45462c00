import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type RunningServer, type ServerOptions, startServer } from './server.ts';

let folder: string;
let running: RunningServer[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cortex-server-'));
  running = [];
});

afterEach(async () => {
  await Promise.all(running.map((server) => server.stop()));
  rmSync(folder, { recursive: true, force: true });
});

async function start(options: Partial<ServerOptions> = {}): Promise<RunningServer> {
  const server = await startServer({
    dataDirectory: folder,
    port: 0,
    demo: true,
    allowedOrigins: [],
    webUrl: 'http://localhost:3000',
    ...options,
  });
  running.push(server);
  return server;
}

test('says that it lives and that it is ready', async () => {
  const { url } = await start();
  for (const path of ['/healthz', '/readyz']) expect((await fetch(url + path)).status).toBe(200);
});

test('a second process on the same folder is refused and told why, and backups go on', async () => {
  await start();
  await expect(start()).rejects.toThrow(/Another Cortex server uses .*DATA_DIR/);
  const database = new DatabaseSync(join(folder, 'cortex.sqlite'));
  database.exec(`VACUUM INTO '${join(folder, 'backup.sqlite')}'`);
  database.close();
  const backup = new DatabaseSync(join(folder, 'backup.sqlite'), { readOnly: true });
  expect(backup.prepare('SELECT count(*) AS count FROM candidates').get()).toEqual({ count: 40 });
  backup.close();
});

test('a stopped server leaves its folder to the next one', async () => {
  const first = await start();
  await first.stop();
  running = [];
  await start();
});

test('mails of the demo are files for their owner alone', async () => {
  const { url } = await start();
  const response = await fetch(`${url}/forgot-password/`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: 'user@cortex.test' }),
  });
  expect(response.status).toBe(200);
  await running.pop()?.stop();
  const outbox = join(folder, 'outbox');
  const [name = ''] = await readdir(outbox);
  expect(name).toMatch(/\.eml$/);
  expect((await stat(join(outbox, name))).mode & 0o777).toBe(0o600);
  expect(readFileSync(join(outbox, name), 'utf8')).toContain('To: user@cortex.test');
});

test('outside demo mode there is no start without a way for mails', async () => {
  await expect(start({ demo: false })).rejects.toThrow(/SMTP_URL/);
});
