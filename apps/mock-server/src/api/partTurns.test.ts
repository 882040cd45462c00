import { expect, test } from 'vitest';
import { createPartTurns } from './partTurns.ts';

test('organizations take turns, however many pieces one of them asks for', async () => {
  const inTurns = createPartTurns();
  const done: string[] = [];
  const piece = (who: string, name: string) => inTurns(who, async () => void done.push(name));
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

test('between two pieces whatever else came in is answered', async () => {
  const inTurns = createPartTurns();
  const order: string[] = [];
  const pieces = ['first', 'second', 'third'].map((name) =>
    inTurns('one', async () => void order.push(name)),
  );
  setImmediate(() => order.push('another'));
  await Promise.all(pieces);
  expect(order.indexOf('another')).toBeLessThan(order.indexOf('third'));
});

test('a piece that fails stops no others', async () => {
  const inTurns = createPartTurns();
  const failing = inTurns('one', async () => {
    throw new Error('broken');
  });
  const next = inTurns('one', async () => 'read');
  await expect(failing).rejects.toThrow('broken');
  expect(await next).toBe('read');
});
