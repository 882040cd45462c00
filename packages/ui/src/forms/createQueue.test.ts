import { expect, test } from 'vitest';
import { createQueue } from './createQueue.ts';

/** Work that ends when the test resolves it. */
function createBench(names: string[], atOnce: number) {
  const controller = new AbortController();
  const ends = new Map<string, () => void>();
  const begun: string[] = [];
  let idle = 0;
  const look = createQueue({
    atOnce,
    next: () => names.shift(),
    work: (name) =>
      new Promise<void>((resolve) => {
        begun.push(name);
        ends.set(name, resolve);
      }),
    signal: controller.signal,
    onIdle: () => {
      idle += 1;
    },
  });
  async function end(name: string) {
    ends.get(name)?.();
    await Promise.resolve();
    await Promise.resolve();
    await Promise.resolve();
  }
  return { look, begun, end, names, stop: () => controller.abort(), getIdle: () => idle };
}

test('works on so many at once and takes the next as one ends', async () => {
  const bench = createBench(['a', 'b', 'c', 'd'], 2);
  bench.look();
  expect(bench.begun).toEqual(['a', 'b']);
  await bench.end('b');
  expect(bench.begun).toEqual(['a', 'b', 'c']);
});

test('looks for what came later, and never takes more at once for that', async () => {
  const bench = createBench(['a'], 2);
  bench.look();
  bench.names.push('b', 'c');
  bench.look();
  bench.look();
  expect(bench.begun).toEqual(['a', 'b']);
});

test('takes no more once it is stopped, and says when all that was begun has ended', async () => {
  const bench = createBench(['a', 'b', 'c'], 2);
  bench.look();
  bench.stop();
  await bench.end('a');
  expect(bench.getIdle()).toBe(0);
  await bench.end('b');
  expect(bench.begun).toEqual(['a', 'b']);
  expect(bench.getIdle()).toBe(1);
});
