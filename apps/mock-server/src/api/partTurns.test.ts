import { expect, test } from 'vitest';
import { createPartTurns } from './partTurns.ts';

test('organizations take turns, however many pieces one of them asks for', async () => {
  const begin = createPartTurns();
  const done: string[] = [];
  const piece = (who: string, name: string) => begin(who)(async () => void done.push(name));
  await Promise.all([
    piece('one', '1a'),
    piece('one', '1b'),
    piece('one', '1c'),
    piece('two', '2a'),
    piece('two', '2b'),
  ]);
  // The first piece begins before the others are there.
  expect(done).toEqual(['1a', '1b', '2a', '1c', '2b']);
});

test('of an organization the answer that began first goes first, and the next one while its reader takes nothing', async () => {
  const begin = createPartTurns();
  const done: string[] = [];
  const [first, second] = [begin('one'), begin('one')];
  const note = (name: string) => async () => void done.push(name);
  const readSecond = Promise.resolve().then(async () => {
    await Promise.all([second(note('2a')), second(note('2b'))]);
    await second(note('2c'));
  });
  await first(note('1a'));
  await first(note('1b'));
  // Its reader has no room for more until the other one is done.
  await readSecond;
  await first(note('1c'));
  expect(done).toEqual(['1a', '1b', '2a', '2b', '2c', '1c']);
});

test('between two pieces whatever else came in is answered', async () => {
  const inTurn = createPartTurns()('one');
  const order: string[] = [];
  const pieces = ['first', 'second', 'third'].map((name) => inTurn(async () => void order.push(name)));
  setImmediate(() => order.push('another'));
  await Promise.all(pieces);
  expect(order.indexOf('another')).toBeLessThan(order.indexOf('third'));
});

test('a piece that fails stops no others', async () => {
  const inTurn = createPartTurns()('one');
  const failing = inTurn(async () => {
    throw new Error('broken');
  });
  const next = inTurn(async () => 'read');
  await expect(failing).rejects.toThrow('broken');
  expect(await next).toBe('read');
});
