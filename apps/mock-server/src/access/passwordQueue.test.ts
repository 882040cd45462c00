import { expect, test } from 'vitest';
import { type Asker, createPasswordQueue } from './passwordQueue.ts';

const known = (key: string): Asker => ({ isKnown: true, key });
const settled = () => new Promise((resolve) => setTimeout(resolve));
const stranger = (key: string): Asker => ({ isKnown: false, key });

/** A queue whose work ends when it is told to, and the order in which it began. */
function createWatched(options?: Parameters<typeof createPasswordQueue>[0]) {
  const inTurn = createPasswordQueue(options);
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const ask = (name: string, asker: Asker) =>
    inTurn(asker, async () => {
      begun.push(name);
      await new Promise<void>((end) => ends.set(name, end));
      return name;
    });
  async function end(name: string) {
    await settled();
    ends.get(name)?.();
    await settled();
  }
  return { ask, end, begun };
}

test('strangers never have all places, so that somebody known begins at once', async () => {
  const { ask, begun, end } = createWatched();
  const all = ['one', 'two', 'three'].map((name) => ask(name, stranger(name)));
  all.push(ask('owner', known('owner@example.com')));
  await settled();
  expect(begun).toEqual(['one', 'owner']);
  await end('one');
  expect(begun).toEqual(['one', 'owner']);
  for (const name of ['owner', 'two', 'three']) await end(name);
  expect(await Promise.all(all)).toEqual(['one', 'two', 'three', 'owner']);
});

test('networks take turns, whoever came with more', async () => {
  const { ask, begun, end } = createWatched();
  const names = ['many 1', 'many 2', 'many 3', 'few 1'];
  const all = names.map((name) => ask(name, stranger(name.split(' ')[0] ?? '')));
  for (const name of ['many 1', 'many 2', 'few 1', 'many 3']) await end(name);
  await Promise.all(all);
  expect(begun).toEqual(['many 1', 'many 2', 'few 1', 'many 3']);
});

test('one account has not all places, known as it may be', async () => {
  const { ask, begun, end } = createWatched();
  const all = [ask('a', known('many')), ask('b', known('many')), ask('c', known('other'))];
  await settled();
  expect(begun).toEqual(['a', 'c']);
  for (const name of ['a', 'b', 'c']) await end(name);
  await Promise.all(all);
});

test('where too many wait, whoever has most of them waiting loses the last one', async () => {
  const { ask, end } = createWatched({ mostWaiting: 3 });
  const first = ask('first', stranger('x'));
  const many = [1, 2, 3].map((index) => ask(`many ${index}`, stranger('many')));
  const refused = expect(many[2]).rejects.toMatchObject({ status: 503 });
  const few = ask('few', stranger('few'));
  await refused;
  await expect(ask('one more', stranger('many'))).rejects.toMatchObject({ status: 503 });
  const owner = ask('owner', known('owner@example.com'));
  for (const name of ['owner', 'first', 'many 1', 'few', 'many 2']) await end(name);
  expect(await Promise.all([first, few, owner])).toEqual(['first', 'few', 'owner']);
});

test('work that fails gives its place back', async () => {
  const inTurn = createPasswordQueue({ atOnce: 1 });
  await expect(inTurn(stranger('x'), () => Promise.reject(new Error('no memory')))).rejects.toThrow(
    'no memory',
  );
  expect(await inTurn(stranger('x'), async () => 'next')).toBe('next');
});
