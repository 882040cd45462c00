import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../freePort.ts';

const root = resolve(import.meta.dirname, '../..');
const READY_MS = 2_000;

const folder = mkdtempSync(join(tmpdir(), 'cortex-release-'));
const release = join(folder, 'cortex');
const [data, backups, rehearsal] = ['data', 'backups', 'rehearsal'].map((name) => join(folder, name));
let ports: { PORT: string; API_PORT: string };
let running: ChildProcess | undefined;

/** A value of a systemd unit, with its folders in this test's. */
function readUnit(file: string, name: string): string {
  const unit = readFileSync(join(root, 'deploy', file), 'utf8');
  const value = new RegExp(`^${name}=(.*)$`, 'm').exec(unit)?.[1] ?? '';
  return value
    .replaceAll('%%', '%')
    .replaceAll('/opt/cortex', release)
    .replaceAll('/var/lib/cortex-backups', backups ?? '');
}

/** The example's settings as they are, with ports and a folder of this test. */
function settings(dataDirectory = data): NodeJS.ProcessEnv {
  const lines = readFileSync(join(root, '.env.example'), 'utf8').matchAll(/^([A-Z_]+)="?(.*?)"?$/gm);
  const example = Object.fromEntries([...lines].map(([, name = '', value = '']) => [name, value]));
  return {
    PATH: process.env.PATH,
    HOME: folder,
    ...example,
    ...ports,
    DATA_DIR: dataDirectory,
    NODE_COMPILE_CACHE: join(folder, 'compiled'),
  };
}

/** Starts the release as systemd would, and gives how long it took until it was ready. */
async function start(dataDirectory = data): Promise<number> {
  const begunAt = performance.now();
  const [file = '', ...args] = readUnit('cortex.service', 'ExecStart').split(' ');
  running = spawn(file, args, {
    cwd: release,
    env: settings(dataDirectory),
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await expect.poll(statusOf, { timeout: 20_000, interval: 20 }).toBe(200);
  return performance.now() - begunAt;
}

async function statusOf(): Promise<number> {
  try {
    return (await fetch(`http://127.0.0.1:${ports.API_PORT}/readyz`)).status;
  } catch {
    return 0;
  }
}

async function stop(): Promise<number | null> {
  const child = running;
  running = undefined;
  if (!child) return null;
  const ended = new Promise<number | null>((done) => child.once('exit', done));
  child.kill('SIGTERM');
  return ended;
}

function run(command: string, args: readonly string[] = [], env = settings()): string {
  return execFileSync('npm', ['run', '--silent', command, '--', ...args], {
    cwd: release,
    env,
    encoding: 'utf8',
  });
}

beforeAll(async () => {
  ports = { PORT: String(await freePort()), API_PORT: String(await freePort()) };
  execFileSync('npm', ['run', '--silent', 'release', '--', release], { cwd: root, stdio: 'ignore' });
}, 300_000);

afterAll(async () => {
  await stop();
  rmSync(folder, { recursive: true, force: true });
});

test('the release holds what runs, and nothing that builds or tests it', () => {
  const packages = readdirSync(join(release, 'node_modules'));
  for (const name of ['vite', 'vitest', 'typescript', '@chakra-ui', 'react', 'storybook', 'msw'])
    expect(packages, name).not.toContain(name);
  const files = readdirSync(release, { recursive: true, encoding: 'utf8' });
  const own = files.filter((file) => !file.includes('node_modules'));
  expect(own.filter((file) => /\.(?:test|stories)\.tsx?$|\.msw\.ts$/.test(file))).toEqual([]);
  expect(existsSync(join(release, 'apps/web/dist/index.html'))).toBe(true);
});

test('it starts within 2 s, is backed up by its unit, and the rehearsed restore signs in', {
  timeout: 120_000,
}, async () => {
  const first = await start();
  expect(await stop()).toBe(0);
  const second = await start();
  console.log(`Ready after ${Math.round(first)} ms the first time, ${Math.round(second)} ms the second.`);
  expect(second).toBeLessThan(READY_MS);
  const openJobs = await fetch(`http://127.0.0.1:${ports.PORT}/jobs/nobody`);
  expect([openJobs.status, await openJobs.text()]).toEqual([
    404,
    expect.stringContaining('There is no such page.'),
  ]);
  const page = await fetch(`http://127.0.0.1:${ports.PORT}/`);
  expect(await page.text()).toContain('https://api.example.com');
  expect(await stop()).toBe(0);

  const password = /password, and changes it then: (\S+)/.exec(
    run('organization:create', ['First', 'ada@example.com']),
  )?.[1];
  expect(run('data:check')).toContain('is whole');
  expect(await start()).toBeGreaterThan(0);
  const [shell = '', option = '', script = ''] =
    /^(\S+) (-c) '(.*)'$/.exec(readUnit('cortex-backup.service', 'ExecStart'))?.slice(1) ?? [];
  execFileSync(shell, [option, script], { cwd: release, env: settings() });
  const [backup = ''] = readdirSync(backups ?? '');
  expect(backup).toMatch(/^cortex-\d{8}-\d{6}\.sqlite$/);
  expect(await stop()).toBe(0);

  run('restore', [join(backups ?? '', backup)], settings(rehearsal));
  await start(rehearsal);
  const signIn = await fetch(`http://127.0.0.1:${ports.API_PORT}/auth/login`, {
    method: 'POST',
    body: new URLSearchParams({ email: 'ada@example.com', password: password ?? '' }),
  });
  expect(signIn.status).toBe(200);
  expect(await stop()).toBe(0);
});

test('the image runs what the unit runs, after the two commands that the documentation names', () => {
  const image = readFileSync(join(root, 'deploy/Dockerfile'), 'utf8');
  const command: string[] = JSON.parse(/^CMD (.*)$/m.exec(image)?.[1] ?? '[]');
  const [, ...args] = readUnit('cortex.service', 'ExecStart').split(' ');
  expect(command).toEqual(['node', ...args]);
  expect([...image.matchAll(/^RUN (npm .*)$/gm)].map(([, line]) => line)).toEqual([
    'npm ci',
    'npm run release -- /release',
  ]);
});
