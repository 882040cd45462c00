import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { copyFileSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { Worker } from 'node:worker_threads';

/**
 * The screenshots of the stories. In git each is stored once, however many stories look like it, under the hash of its pixels, with an index of which
 * story has which. For a run they are laid out under their stories' names in a folder that git ignores.
 */
const root = resolve(import.meta.dirname, '../..');
const store = join(root, 'tests/visual/baselines');
const index = join(store, 'index.txt');

/** Where a run finds and writes them, as `<theme>/<story>.png`. */
export const laidOut = join(root, 'test-results/screenshots');

/** Which a run of a theme compared, one name a line. */
export function comparedFile(theme: string): string {
  return join(root, `test-results/compared-${theme}.txt`);
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

/** Stores what is laid out, and nothing else. Returns the bytes of the store. */
export async function pack(): Promise<{ screenshots: number; files: number; bytes: number }> {
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
