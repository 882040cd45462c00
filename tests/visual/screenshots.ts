import { createHash } from 'node:crypto';
import { once } from 'node:events';
import {
  appendFileSync,
  copyFileSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { Worker } from 'node:worker_threads';

/**
 * The screenshots of the stories. In git each is stored once, however many stories look like it, under the hash of
 * its pixels, with an index of which story has which. For a run they are laid out under their stories' names in a
 * folder that git ignores.
 */
const root = resolve(import.meta.dirname, '../..');
const store = join(root, 'tests/visual/baselines');
const index = join(store, 'index.txt');

/** Where a run finds and writes them, as `<theme>/<story>.png`. */
export const laidOut = join(root, 'test-results/screenshots');

/** Where a run leaves what differed, as `<theme>/<story>-actual.png`. */
export const results = join(root, 'test-results/visual');

/** The screenshots that no story has any more, as far as the last run saw them all. */
export const goneFile = join(results, 'gone.txt');

/** Which a run of a theme compared, one a line with the file of its story. */
export function comparedFile(theme: string): string {
  return join(root, `test-results/compared-${theme}.txt`);
}

/** The file of the stories of each screenshot that the last run compared. */
export function readCompared(): Map<string, string> {
  const lines = ['dark', 'light']
    .map(comparedFile)
    .flatMap((file) => (existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : []));
  return new Map(lines.map((line): [string, string] => splitLine(line)));
}

function splitLine(line: string): [string, string] {
  const space = line.indexOf(' ');
  return [line.slice(0, space), line.slice(space + 1)];
}

/** Keeps that a screenshot is compared, forgets what an earlier look at it found, and gives what to compare it with. */
export function beginComparison(name: string, ending: string, story: string): string {
  const [theme = ''] = name.split('/');
  appendFileSync(comparedFile(theme), `${name} ${story}\n`);
  for (const kind of ['actual', 'diff']) rmSync(join(results, `${name}-${kind}${ending}`), { force: true });
  return join(laidOut, name + ending);
}

/** The screenshots that differed in the last run. */
export function readDifferent(): string[] {
  const files = globSync('*/*-actual.png', { cwd: results }).toSorted();
  return files.map((file) => file.slice(0, -'-actual.png'.length));
}

export function readGone(): string[] {
  return existsSync(goneFile) ? readFileSync(goneFile, 'utf8').split('\n').filter(Boolean) : [];
}

/**
 * Makes the last run's screenshots of these names the ones to compare with, forgets those that are gone, and touches
 * no other.
 */
export async function accept(names: readonly string[]): Promise<Packed> {
  for (const theme of ['dark', 'light']) layOut(theme);
  const gone = new Set(readGone());
  for (const name of names) {
    if (gone.delete(name)) {
      rmSync(join(laidOut, `${name}.png`), { force: true });
      continue;
    }
    copy(join(results, `${name}-actual.png`), join(laidOut, `${name}.png`));
    for (const kind of ['actual', 'diff']) rmSync(join(results, `${name}-${kind}.png`), { force: true });
  }
  if (existsSync(goneFile)) writeFileSync(goneFile, [...gone].map((name) => `${name}\n`).join(''));
  return pack();
}

/** The hash of each story's screenshot, by theme and name. */
export function readIndex(): Map<string, string> {
  if (!existsSync(index)) return new Map();
  const lines = readFileSync(index, 'utf8').trim().split('\n').filter(Boolean);
  return new Map(lines.map((line): [string, string] => [line.slice(0, -17), line.slice(-16)]));
}

export function layOut(theme: string): void {
  rmSync(join(laidOut, theme), { recursive: true, force: true });
  for (const [name, hash] of readIndex()) {
    if (name.startsWith(`${theme}/`)) copy(join(store, `${hash}.png`), join(laidOut, `${name}.png`));
  }
  for (const file of globSync(`${theme}/*.png`, { cwd: store })) copy(join(store, file), join(laidOut, file));
}

/** What is stored, all in all. */
export type Packed = { screenshots: number; files: number; bytes: number };

/** Stores what is laid out, and nothing else. */
async function pack(): Promise<Packed> {
  const before = readIndex();
  const entries = new Map<string, string>();
  const added = new Map<string, Uint8Array>();
  for (const file of globSync('*/*.png', { cwd: laidOut }).toSorted()) {
    const name = file.slice(0, -'.png'.length);
    const bytes = readFileSync(join(laidOut, file));
    const known = before.get(name);
    const stored = known && join(store, `${known}.png`);
    if (stored && existsSync(stored) && readFileSync(stored).equals(bytes)) {
      entries.set(name, known);
      continue;
    }
    const hash = await hashPixels(bytes);
    const target = join(store, `${hash}.png`);
    if (!existsSync(target)) added.set(target, bytes);
    entries.set(name, hash);
  }
  await writeCompressed(added);
  const wanted = new Set([...entries.values()].map((hash) => `${hash}.png`));
  for (const file of globSync('**/*.png', { cwd: store })) if (!wanted.has(file)) rmSync(join(store, file));
  for (const theme of ['dark', 'light']) rmSync(join(store, theme), { recursive: true, force: true });
  writeFileSync(index, [...entries].map(([name, hash]) => `${name} ${hash}\n`).join(''));
  const sizes = [...wanted].map((file) => readFileSync(join(store, file)).length);
  return {
    screenshots: entries.size,
    files: wanted.size,
    bytes: sizes.reduce((sum, size) => sum + size, 0),
  };
}

function copy(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  copyFileSync(from, to);
}

async function hashPixels(bytes: Uint8Array): Promise<string> {
  const { decode } = await import('fast-png');
  const { width, height, channels, data } = decode(bytes);
  const hash = createHash('sha256').update(`${width}x${height}x${channels}`);
  return hash
    .update(new Uint8Array(data.buffer, data.byteOffset, data.byteLength))
    .digest('hex')
    .slice(0, 16);
}

/** Writes the same pixels in fewer bytes, on all cores. */
async function writeCompressed(files: ReadonlyMap<string, Uint8Array>): Promise<void> {
  const waiting = [...files];
  const workers = Array.from({ length: Math.min(availableParallelism(), waiting.length) }, async () => {
    const worker = new Worker(new URL('./compressWorker.ts', import.meta.url));
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const [target, bytes] = next;
      worker.postMessage(bytes);
      const [compressed]: Uint8Array[] = await once(worker, 'message');
      if (compressed) writeFileSync(target, compressed);
    }
    await worker.terminate();
  });
  await Promise.all(workers);
}
