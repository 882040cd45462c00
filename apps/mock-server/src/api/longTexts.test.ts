import { expect, test } from 'vitest';
import { z } from 'zod';
import { findLongTexts } from './longTexts.ts';

const pairs = (count: number) => '🙂'.repeat(count);
const schema = z.object({
  title: z.string().max(4),
  place: z.string().max(4).optional(),
  tags: z.array(z.string().max(4)).nullable(),
  interview: z.object({ notes: z.string().max(2).default('') }).optional(),
  minutes: z.number().max(3),
});
const right = {
  title: pairs(2),
  place: 'four',
  tags: [pairs(2)],
  interview: { notes: pairs(1) },
  minutes: 3,
};

test('characters of two units count as two, wherever the text stands', () => {
  expect(findLongTexts(schema, right)).toEqual(new Map());
  expect(findLongTexts(schema, { ...right, title: pairs(3) })).toEqual(new Map([['title', 4]]));
  expect(findLongTexts(schema, { ...right, place: pairs(3) })).toEqual(new Map([['place', 4]]));
  expect(findLongTexts(schema, { ...right, tags: ['a', pairs(3)] })).toEqual(new Map([['tags', 4]]));
  expect(findLongTexts(schema, { ...right, interview: { notes: pairs(2) } })).toEqual(
    new Map([['interview', 2]]),
  );
});

test('what is left out or null is no text', () => {
  expect(findLongTexts(schema, { title: '', tags: null, minutes: 3 })).toEqual(new Map());
  expect(findLongTexts(z.string().max(1), pairs(2))).toEqual(new Map());
});
