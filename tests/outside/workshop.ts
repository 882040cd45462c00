import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';

export const root = resolve(import.meta.dirname, '../..');
export const programs = join(import.meta.dirname, 'programs');

/** Where other people's tools are installed and their output goes: a folder of its own, which no other command reads. */
const workshop = join(root, 'node_modules/.cache/outside');

/** The tools, each in the version that was tried. */
export const VERSIONS = {
  actionlint: '1.7.7',
  generator: '7.17.0',
  snakeYaml: '2.4',
  goYaml: 'v3.0.6',
  kotlin: '2.2.21',
  python: {
    PyYAML: '6.0.3',
    'openapi-spec-validator': '0.9.0',
    'openapi-python-client': '0.29.1',
    schemathesis: '4.32.5',
    fastapi: '0.121.3',
    'python-multipart': '0.0.20',
    'email-validator': '2.3.0',
    uvicorn: '0.38.0',
  },
  node: {
    '@stoplight/spectral-cli': '6.16.3',
    '@stoplight/prism-cli': '5.16.0',
    'openapi-diff': '0.24.1',
    '@hey-api/openapi-ts': '0.99.0',
    // What openapi-ts calls; the newest has no such interface.
    typescript: '5.9.3',
  },
};

/** What a step saw, in a few words; it throws where it saw a fault. */
export type Step = { name: string; needs: readonly string[]; run(): Promise<string> };

/** A step's fault, with what the tool printed. */
export class Fault extends Error {}

const MINUTES = 60_000;

/** Runs a command to its end and gives what it printed. Throws where it ends with another code than 0. */
export function run(
  command: string,
  args: readonly string[],
  {
    cwd = workshop,
    env = {},
    minutes = 15,
  }: { cwd?: string; env?: Record<string, string>; minutes?: number } = {},
): Promise<string> {
  return new Promise((done, failed) => {
    // In a group of its own, so that what it started ends with it.
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const end = setTimeout(() => child.pid && process.kill(-child.pid), minutes * MINUTES);
    let printed = '';
    const keep = (chunk: Buffer) => {
      printed += chunk.toString();
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.once('error', failed);
    child.once('close', () => clearTimeout(end));
    child.once('close', (code, signal) => {
      if (code === 0) return done(printed);
      const whole = join(cwd, 'printed.txt');
      writeFileSync(whole, printed);
      const last = printed.slice(-6000);
      // The first line goes into the page: no path of a machine, no token.
      failed(
        new Fault(
          `${basename(command)} ended with ${code ?? signal}\n${command} ${args.join(' ')} (${whole}):\n${last}`,
        ),
      );
    });
  });
}

/** Whether a command is there and runs. */
export function has(command: string): boolean {
  const flag = command === 'go' ? 'version' : '--version';
  return spawnSync(command, [flag], { stdio: 'ignore' }).status === 0;
}

export function folder(...parts: string[]): string {
  const path = join(workshop, ...parts);
  mkdirSync(path, { recursive: true });
  return path;
}

/** Does once what a file stands for. */
export async function once(file: string, make: () => Promise<unknown>): Promise<void> {
  if (existsSync(file)) return;
  mkdirSync(dirname(file), { recursive: true });
  await make();
  writeFileSync(file, '', { flag: 'a' });
}

/** The path of a program of the Python that has our tools. */
export async function python(program = 'python'): Promise<string> {
  const environment = join(workshop, 'python');
  const wanted = Object.entries(VERSIONS.python).map(([name, version]) => `${name}==${version}`);
  await once(join(environment, `ready-${wanted.join('-').replaceAll(/[^\w.-]/g, '')}`), async () => {
    await run('python3', ['-m', 'venv', environment], { cwd: root });
    await run(join(environment, 'bin/pip'), ['install', '--quiet', '--disable-pip-version-check', ...wanted]);
  });
  return join(environment, 'bin', program);
}

/** The path of a program of an npm package that the product does not install. */
export async function nodeTool(program: string): Promise<string> {
  const place = folder('node');
  const wanted = Object.entries(VERSIONS.node).map(([name, version]) => `${name}@${version}`);
  await once(join(place, `ready-${wanted.join('-').replaceAll(/[^\w.-]/g, '_')}`), async () => {
    writeFileSync(join(place, 'package.json'), '{ "private": true }');
    await run('npm', ['install', '--no-audit', '--no-fund', '--save-exact', ...wanted], { cwd: place });
  });
  return join(place, 'node_modules/.bin', program);
}

/** The path of a JAR from Maven's registry. */
export async function jar(group: string, name: string, version: string): Promise<string> {
  const place = folder('jars');
  const file = join(place, `${name}-${version}.jar`);
  if (!existsSync(file)) {
    await run('mvn', [
      '--batch-mode',
      '--quiet',
      'dependency:copy',
      `-Dartifact=${group}:${name}:${version}`,
      `-DoutputDirectory=${place}`,
    ]);
  }
  return file;
}
