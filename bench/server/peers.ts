import { type ChildProcess, spawn } from 'node:child_process';
import { join, resolve } from 'node:path';
import { freePort } from '../../tests/freePort.ts';

const root = resolve(import.meta.dirname, '../..');
const START_MS = 60_000;

/** A server that runs, and how to end it. */
export type Peer = { url: string; stop(): void };

const HONO = 'Hono, rows in memory, no sign-in';
const TAGGED_HONO = 'Hono with its tags, rows in memory, no sign-in';

const commands: Record<string, (port: string) => string[]> = {
  'Prism, fixed examples': (port) => [bin('prism'), 'mock', 'openapi.yaml', '-p', port, '-h', '127.0.0.1'],
  'Mockoon, fixed examples': (port) => [
    bin('mockoon-cli'),
    'start',
    '--data',
    'openapi.yaml',
    '--port',
    port,
  ],
  [HONO]: (port) => [join(import.meta.dirname, 'peers/hono.mjs'), port],
  [TAGGED_HONO]: (port) => [join(import.meta.dirname, 'peers/hono.mjs'), port, 'tagged'],
};

/** What a team would take instead, by name: for a list, and for one that the client has already. */
export const peerNames = Object.keys(commands).filter((name) => name !== TAGGED_HONO);
export const taggedPeerNames = [TAGGED_HONO];

/** Starts one of them and resolves when it answers. */
export async function startPeer(name: string): Promise<Peer> {
  const port = String(await freePort());
  const [script = '', ...args] = commands[name]?.(port) ?? [];
  const child = spawn(process.execPath, [script, ...args], { cwd: root, stdio: 'ignore' });
  const url = `http://127.0.0.1:${port}`;
  await waitFor(`${url}/jobs/`, child);
  return { url, stop: () => void child.kill() };
}

function bin(name: string): string {
  return join(root, 'bench/node_modules/.bin', name);
}

/** Resolves with the first answer of any status. Rejects where the process ends before. */
async function waitFor(url: string, child: ChildProcess): Promise<void> {
  const until = performance.now() + START_MS;
  while (performance.now() < until && child.exitCode === null) {
    if (await fetch(url).then(Boolean, () => false)) return;
    await new Promise((resume) => setTimeout(resume, 3));
  }
  throw new Error(`${child.spawnargs.join(' ')} does not answer. Run: npm ci --prefix bench`);
}
