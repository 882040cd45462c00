import { tagsLimits } from '@cortex/api-client/limits';
import { expect, test } from 'vitest';
import { checkTags, readTags, writeTags } from './tagsText.ts';

test('a cell holds tags parted by semicolons or bars, each once', () => {
  expect(readTags(' SQL;dbt |  night   shifts ;; sql ')).toEqual(['SQL', 'dbt', 'night shifts']);
  expect(readTags('Go, remote; Kubernetes')).toEqual(['Go, remote', 'Kubernetes']);
  expect(readTags('  ')).toEqual([]);
});

test('a cell that was written before tags were quoted is read as it was', () => {
  expect(readTags('"nights"; SQL')).toEqual(['"nights"', 'SQL']);
  expect(readTags('"nights", SQL')).toEqual(['"nights"', 'SQL']);
  expect(readTags('12" screens; SQL')).toEqual(['12" screens', 'SQL']);
  expect(readTags('Berlin, remote;')).toEqual(['Berlin, remote']);
  expect(readTags('"open; SQL')).toEqual(['"open', 'SQL']);
});

test('a cell of another program parts them by commas', () => {
  expect(readTags('Nights, Weekends')).toEqual(['Nights', 'Weekends']);
});

test.each([
  [['SQL', 'night shifts', 'Berlin, remote']],
  [['Berlin, remote']],
  [['SQL']],
  [['SAP; HR module']],
  [['Go', 'either | or, or both', 'Berlin']],
  [['said "soon"; maybe', 'SQL']],
  [['"nights"']],
  [['"a', 'b"']],
  [['"a, b"']],
  [['C++', 'x"y']],
])('what is written is read again: %j', (tags) => {
  expect(readTags(writeTags(tags))).toEqual(tags);
});

test('too many and too long ones are refused, in words', () => {
  const some = (count: number) => Array.from({ length: count }, (_, index) => `tag ${index}`).join('|');
  expect(checkTags(some(tagsLimits.most))).toBe(true);
  expect(checkTags(some(tagsLimits.most + 1))).toBe('There are 21 tags, and at most 20 are kept.');
  expect(checkTags('x'.repeat(tagsLimits.letters))).toBe(true);
  expect(checkTags(`SQL; ${'x'.repeat(tagsLimits.letters + 1)}`)).toBe(
    'A tag has at most 40 letters; part tags by ; or |.',
  );
});
