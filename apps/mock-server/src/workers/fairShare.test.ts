import { expect, test } from 'vitest';
import { createFairShare } from './fairShare.ts';

test('time that was used counts half after a while', () => {
  const used = createFairShare(1_000);
  used.add('one', 80, 0);
  expect(used.of('one', 0)).toBe(80);
  expect(used.of('one', 1_000)).toBe(40);
  used.add('one', 10, 2_000);
  expect(used.of('one', 2_000)).toBe(30);
  expect(used.of('another', 2_000)).toBe(0);
});

test('of many thousands the latest are remembered', () => {
  const used = createFairShare(1_000);
  for (let index = 0; index < 10_050; index += 1) used.add(`org ${index}`, 50, 0);
  expect(used.of('org 0', 0)).toBe(0);
  expect(used.of('org 10049', 0)).toBe(50);
});
