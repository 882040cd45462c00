import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { preview } from 'vite';
import { freePort } from '../freePort.ts';

const root = resolve(import.meta.dirname, '../..');
const built = join(root, 'node_modules/.cache/stories-anywhere');
const builtFrom = join(root, 'node_modules/.cache/stories-anywhere.txt');

/** What a build of the Storybook depends on. */
const SOURCES = [
  '.storybook/**/*',
  'packages/ui/**/*',
  'packages/api-client/src/**/*',
  'apps/web/public/*',
  'apps/web/build/nameAsset.ts',
  'package-lock.json',
];

export type Served = { url: string; close: () => Promise<void> };

/** Builds the Storybook, unless its last build is of these very sources, and serves it from a path of a web server. */
export async function serveBuild(path: string): Promise<Served> {
  const sources = fingerprint();
  if (existsSync(builtFrom) && readFileSync(builtFrom, 'utf8') === sources) {
    console.log('The Storybook is built already.');
  } else {
    console.log('Building the Storybook...');
    rmSync(builtFrom, { force: true });
    const args = ['run', '--silent', 'build-storybook', '--', '--quiet', '--output-dir', built];
    const { status, stdout, stderr } = spawnSync('npm', args, {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
    });
    if (status !== 0)
      throw new Error(`The Storybook was not built.\n${stdout.slice(-4000)}\n${stderr.slice(-4000)}`);
    const unknown = globSync('**/*.mjs', { cwd: built });
    if (unknown.length > 0)
      throw new Error(`Not every web server says of these that they are scripts: ${unknown.join(', ')}.`);
    writeFileSync(builtFrom, sources);
  }
  const port = await freePort();
  const server = await preview({
    configFile: false,
    logLevel: 'error',
    root,
    base: path,
    appType: 'mpa',
    build: { outDir: built },
    preview: { host: '127.0.0.1', port, strictPort: true },
  });
  return { url: `http://127.0.0.1:${port}${path}`, close: () => server.close() };
}

/** Starts the development server of the Storybook. */
export async function serveDev(): Promise<Served> {
  const port = await freePort();
  const bin = join(root, 'node_modules/.bin/storybook');
  const server = spawn(bin, ['dev', '--ci', '--quiet', '--host', '127.0.0.1', '--port', String(port)], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}/`;
  await answers(url, server);
  return {
    url,
    close: () =>
      new Promise((closed) => {
        server.once('exit', () => closed());
        server.kill();
      }),
  };
}

async function answers(url: string, server: ChildProcess): Promise<void> {
  for (;;) {
    if (server.exitCode !== null) throw new Error('The development server of the Storybook ended.');
    const answer = await fetch(`${url}index.json`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((passed) => setTimeout(passed, 250));
  }
}

function fingerprint(): string {
  const hash = createHash('sha256');
  for (const file of globSync(SOURCES, { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted()) {
    hash.update(file.slice(root.length)).update(readFileSync(file));
  }
  return hash.digest('hex');
}
