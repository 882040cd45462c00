import { expect, test } from 'vitest';
import { countFitting, getRoom, isKeptWhole, makeRoom } from './fitFacts.ts';

const long = 'Continuous delivery of distributed systems on Kubernetes, 60';

test('a row has less room beside its place and its decision', () => {
  const [wide, narrow] = [
    { width: 1200, lines: 2 },
    { width: 320, lines: 3 },
  ];
  expect(getRoom({ width: 0, lines: 2 }, true)).toEqual({ width: Number.POSITIVE_INFINITY, lines: 2 });
  expect(getRoom(wide, false).width - getRoom(wide, true).width).toBeGreaterThan(80);
  expect(getRoom(narrow, true)).toEqual(getRoom(narrow, false));
  expect(getRoom(wide, false, 2).width).toBeLessThan(getRoom(wide, false).width / 2);
  expect([getRoom(wide, false).lines, getRoom(narrow, false).lines]).toEqual([2, 3]);
});

test('the first name gets a line more where it needs it', () => {
  expect(makeRoom(long, { width: 480, lines: 2 }).lines).toBe(2);
  expect(makeRoom(long, { width: 200, lines: 2 }).lines).toBe(3);
});

test('what does not fit is left out, but never the first', () => {
  const short = ['Go', 'SQL', 'Kubernetes'];
  expect(countFitting(short, { width: 600, lines: 1 })).toBe(3);
  expect(countFitting(short, { width: 150, lines: 1 })).toBe(2);
  expect(countFitting(short, { width: 100, lines: 1 })).toBe(1);
  expect(countFitting([long], { width: 100, lines: 1 })).toBe(1);
  expect(countFitting([], { width: 100, lines: 1 })).toBe(0);
});

test('a long name takes further lines, and what follows goes on from its end', () => {
  expect(countFitting([long, long], { width: 480, lines: 2 })).toBe(2);
  expect(countFitting([long, long, 'Go'], { width: 260, lines: 2 })).toBe(1);
  expect(countFitting([long, 'Go'], { width: 320, lines: 2 })).toBe(2);
});

test('a short name is not broken over two lines', () => {
  expect([isKeptWhole('Amazon Web Services'), isKeptWhole(long)]).toEqual([true, false]);
  expect(countFitting(['Amazon Web Services', 'Amazon Web Services'], { width: 200, lines: 2 })).toBe(2);
});

test('letters that are as wide as they are high take their room', () => {
  expect(countFitting(['分布式系统', '分布式系统'], { width: 184, lines: 1 })).toBe(2);
  expect(countFitting(['分布式系统', '分布式系统', '分布式系统'], { width: 184, lines: 1 })).toBe(1);
});
