import { expect, test } from 'vitest';
import { findDifference, type Pixels } from './causes.ts';
import { type Change, group } from './changes.ts';
import { readTokens } from './tokens.ts';

const before = readTokens("accent: pair('#8B93FF', '#4A52D6'), line: pair('#262C38', '#E2E5EB'),");
const after = readTokens("accent: pair('#FF8B93', '#4A52D6'), line: pair('#262C38', '#E2E5EB'),");
const context = { theme: 'dark' as const, tokens: { before, after } };

/** A picture of one colour, with some pixels of others. */
function paint(width: number, height: number, spots: Record<string, number> = {}): Pixels {
  const colours = new Uint32Array(width * height).fill(0x0b0d12);
  for (const [place, colour] of Object.entries(spots)) {
    const [x = 0, y = 0] = place.split(',').map(Number);
    colours[y * width + x] = colour;
  }
  return { width, height, colours };
}

test('a token that changed names its pictures, however few of their pixels have its pure colour', () => {
  const then = paint(20, 20, { '3,3': 0x8b93ff, '4,3': 0x111111, '5,3': 0x222222, '6,3': 0x333333 });
  const now = paint(20, 20, { '3,3': 0xff8b93, '4,3': 0x111112, '5,3': 0x222223, '6,3': 0x333334 });
  expect(findDifference(then, now, context)).toEqual({
    pixels: 4,
    cause: 'accent colour',
    detail: '#8b93ff became #ff8b93',
  });
});

test('a token that stands in place of another names them as well, and an unknown colour its own value', () => {
  const then = paint(20, 20, { '3,3': 0x123456 });
  expect(findDifference(then, paint(20, 20, { '3,3': 0x262c38 }), context).cause).toBe('line colour');
  expect(findDifference(then, paint(20, 20, { '3,3': 0x654321 }), context).cause).toBe(
    '#123456 became #654321',
  );
});

test('another size is told before what moved because of it', () => {
  expect(findDifference(paint(20, 20), paint(20, 24), context)).toEqual({
    pixels: 80,
    cause: '4 px taller',
    detail: '20 × 20 became 20 × 24',
  });
});

test('where colours of all kinds differ, the place is told', () => {
  const now = paint(30, 30, { '25,2': 1, '26,3': 2, '27,4': 3, '28,5': 4 });
  expect(findDifference(paint(30, 30), now, context).cause).toBe('Content at the top right, 4 × 4 px');
});

test('what changed alike is one group, which counts stories and not their pictures', () => {
  const change = (name: string, cause: string): Change => {
    return { name, cause, pixels: 1, detail: '', before: null, now: null };
  };
  const groups = group([
    change('dark/a-b', 'New'),
    change('dark/c-d', 'accent colour'),
    change('light/c-d', 'accent colour'),
    change('light/c-d-360', 'accent colour'),
    change('light/e-f', 'accent colour'),
  ]);
  expect(groups.map(({ title }) => title)).toEqual(['2 stories: accent colour', '1 story: New']);
});
