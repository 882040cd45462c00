import { expect, test } from 'vitest';
import { z } from 'zod';
import { keepFirstFaults } from './firstFaults.ts';

const row = z.strictObject({ name: z.string(), tags: z.array(z.string()).optional() });
const schema = z.strictObject({ title: z.string(), rows: z.array(row).min(1).max(300) });
const ann = { name: 'Ann' };

/** Each thing that the schema finds wrong, by where it stands. */
const faultsOf = (value: unknown) =>
  z
    .safeParse(schema, keepFirstFaults(schema, value))
    .error?.issues.map(({ path, code }) => `${path.join('.')} ${code}`) ?? [];

test('of a long list with items at fault some are told, beside the other fields', () => {
  const faults = faultsOf({ rows: [...Array(150).fill(ann), ...Array(10_000).fill({})] });
  expect(faults.slice(0, 2)).toEqual(['title invalid_type', 'rows.50.name invalid_type']);
  expect(faults).toHaveLength(51);
});

test('so it is of a long list within another', () => {
  const tags = [...Array(150).fill('x'), ...Array(10_000).fill(1)];
  const faults = faultsOf({ title: '', rows: [ann, { name: 'Ann', tags }] });
  expect(faults[0]).toBe('rows.1.tags.50 invalid_type');
  expect(faults).toHaveLength(50);
});

test('a list that is too long or too short is told as such', () => {
  expect(faultsOf({ title: '', rows: [] })).toEqual(['rows too_small']);
  expect(faultsOf({ title: '', rows: Array(301).fill(ann) })).toEqual(['rows too_big']);
});

test.each([
  { title: 'a', rows: [{ name: 'Ann', tags: Array(200).fill('x') }, ...Array(200).fill(ann)] },
  { title: 1, rows: 'none', other: [] },
  null,
  [],
])('what is not at fault in a list is kept as it is', (value) => {
  expect(keepFirstFaults(schema, value)).toBe(value);
});
