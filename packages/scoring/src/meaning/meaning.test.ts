import { readFileSync, statSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { tokenize } from '../text/tokens.ts';
import { featuresOf, wordsOf } from './features.ts';
import { meaningTable } from './table.ts';
import { likeness, vectorOf } from './vectorOf.ts';
import { weighWords, wordCosine } from './wordCosine.ts';

const file = new URL('./table.json', import.meta.url);
const near = (one: string, other: string) => likeness(vectorOf(one), vectorOf(other));

describe('the table', () => {
  test('takes at most 5 MB on disk, and names what it was learnt from', () => {
    expect(statSync(file).size).toBeLessThanOrEqual(5_000_000);
    const { teacher, corpus, settings, lines } = JSON.parse(readFileSync(file, 'utf8'));
    expect(teacher.model).toMatch(/^[0-9a-f]{64}$/);
    expect(teacher.tokenizer).toMatch(/^[0-9a-f]{64}$/);
    expect(corpus).toMatch(/^[0-9a-f]{64}$/);
    expect(settings.dimensions).toBeGreaterThan(0);
    expect(lines).toBeGreaterThan(45_000);
  });

  test('has a whole vector for each feature', () => {
    const { places, vectors, dimensions, steps } = meaningTable();
    expect(vectors).toHaveLength(places.size * dimensions);
    expect(steps).toHaveLength(dimensions);
  });

  test('knows that a rare word weighs more than a common one', () => {
    const { rarity } = meaningTable();
    const [welding = '', team = ''] = tokenize('welding team', 'en').map(({ stem }) => stem);
    expect(rarity(welding)).toBeGreaterThan(rarity(team));
    expect(rarity('zzyzx')).toBeGreaterThan(rarity(welding));
  });
});

describe('nearness', () => {
  test.each([
    ['month-end closing', 'closed the books each month', 'repaired gearboxes of trucks'],
    ['wound care', 'dressed wounds of patients on a surgical ward', 'planned the routes of six vans'],
    ['primary school teacher', 'elementary school teacher', 'network security administrator'],
    ['recruitment', 'hired staff for three branches', 'welded pipes for a refinery'],
  ])('%s is nearer to "%s" than to "%s"', (asked, alike, other) => {
    expect(near(asked, alike)).toBeGreaterThan(near(asked, other) + 0.1);
  });

  test('is 1 with itself, the same with other accents and capitals, and 0 where nothing is known', () => {
    expect(near('Head chef', 'Head chef')).toBeCloseTo(1, 5);
    expect(vectorOf('HEAD CHEF')).toEqual(vectorOf('head ch\u00e9f'));
    expect(near('qqqq', 'Head chef')).toBe(0);
  });

  test('is the same on every machine', () => {
    const bytes = new Uint8Array(vectorOf('Planned menus for eighty guests a day').buffer);
    const sum = bytes.reduce((all, byte, at) => (all * 31 + byte * (at + 1)) % 1_000_003, 7);
    expect(sum).toMatchInlineSnapshot(`275501`);
  });
});

test('names of languages with signs are words of their own', () => {
  expect(wordsOf('C++, C# and .NET')).toEqual(['c++', 'c#', 'and', '.net']);
  expect(featuresOf('Welding gates')).toEqual([
    'welding',
    'welding gates',
    '^weld',
    'ing$',
    '^weldin',
    'gates',
    '^gate',
    'tes$',
  ]);
});

test('words in common count by how rare they are', () => {
  const weigh = (text: string) => weighWords([[tokenize(text, 'en'), 1]]);
  const asked = weigh('TIG welding in a team');
  expect(wordCosine(asked, asked)).toBeCloseTo(1, 10);
  expect(wordCosine(asked, weigh('welding'))).toBeGreaterThan(wordCosine(asked, weigh('team')));
  expect(wordCosine(asked, weigh('in a'))).toBe(0);
});
