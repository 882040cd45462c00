import { describe, expect, test } from 'vitest';
import type { Criterion, WeighedCriterion } from '../job/criterion.ts';
import { weighText } from '../meaning/wordCosine.ts';
import type { Finding } from './finding.ts';
import { add, scoreWith, weigh } from './weights.ts';

const criterion = (values: Partial<Criterion>): Criterion => ({
  name: 'Go',
  kind: 'skill',
  importance: 'neither',
  from: 'description',
  rule: { by: 'skill', terms: { parts: [] } },
  ...values,
});
const many = (count: number, values: Partial<Criterion>) =>
  Array.from({ length: count }, () => criterion(values));
const whole = weighText('Van driver. You drive a van.');
const likenesses = [
  criterion({
    kind: 'responsibility',
    rule: { by: 'work', words: new Map(), likeness: { lines: [{ text: 'Drive a van', weight: 1 }], whole } },
  }),
  criterion({ kind: 'responsibility', rule: { by: 'words', words: new Map(), whole } }),
];
const points = (criteria: readonly WeighedCriterion[], is: (one: WeighedCriterion) => boolean) =>
  criteria.filter(is).reduce((sum, { weight }) => sum + weight, 0);

describe('weights', () => {
  test.each([
    1, 2, 5, 20,
  ])('sum to 100, with at least 60 for %d must-haves and skills, and at most 15 for any other', (count) => {
    const weighed = weigh([
      ...many(count, { from: 'skills' }),
      ...many(2, { importance: 'must' }),
      ...many(12, {}),
      ...many(6, { kind: 'responsibility', rule: { by: 'duty', terms: { parts: [] } } }),
      criterion({ kind: 'title', from: 'title' }),
      criterion({ kind: 'education' }),
    ]);
    expect(points(weighed, () => true)).toBe(100);
    expect(
      points(weighed, ({ from, importance }) => from === 'skills' || importance === 'must'),
    ).toBeGreaterThanOrEqual(60);
    for (const { weight, from, importance } of weighed) {
      expect(Number.isInteger(weight) && weight > 0).toBe(true);
      if (from !== 'skills' && importance !== 'must') expect(weight).toBeLessThanOrEqual(15);
    }
  });

  test('a lone must-have that an ad names is not the whole job', () => {
    const [must = 0] = weigh([
      criterion({ kind: 'education', importance: 'must' }),
      criterion({ kind: 'title', from: 'title' }),
      ...many(4, { kind: 'responsibility', rule: { by: 'duty', terms: { parts: [] } } }),
    ]).map(({ weight }) => weight);
    expect(must).toBe(25);
  });

  test('a school leaving certificate that an ad asks for carries 4 points, as many do not write it down', () => {
    const [must = 0] = weigh([
      criterion({
        kind: 'education',
        importance: 'must',
        rule: { by: 'degree', level: 1, field: undefined, orExperience: false },
      }),
      criterion({ kind: 'title', from: 'title' }),
      ...likenesses,
    ]).map(({ weight }) => weight);
    expect(must).toBe(4);
  });

  test.each([
    ['one must-have', 1],
    ['five must-haves', 5],
    ['none', 0],
  ])('where all was read in the description, %s among it, the likeness has 45, the shared words 15, and each has a point', (_, musts) => {
    const weighed = weigh([
      ...many(musts, { importance: 'must' }),
      criterion({ kind: 'title', from: 'title' }),
      ...many(3, {}),
      ...likenesses,
    ]);
    expect(points(weighed, () => true)).toBe(100);
    expect(points(weighed, ({ rule }) => rule.by === 'work')).toBe(45);
    expect(points(weighed, ({ rule }) => rule.by === 'words')).toBe(15);
    expect(Math.min(...weighed.map(({ weight }) => weight))).toBeGreaterThanOrEqual(1);
    for (const { weight, importance } of weighed)
      if (importance === 'must') expect(weight).toBeLessThanOrEqual(25);
  });

  test('a degree of any field weighs less than one that the job names', () => {
    const degree = (field: { parts: [] } | undefined) =>
      criterion({ kind: 'education', rule: { by: 'degree', level: 3, field, orExperience: false } });
    const [any = 0, named = 0] = weigh([
      degree(undefined),
      degree({ parts: [] }),
      ...many(3, { from: 'skills' }),
    ]).map(({ weight }) => weight);
    expect(any).toBeLessThan(named);
  });

  test('the words shared with the job text count nothing where a person listed skills', () => {
    const weighed = weigh([...many(3, { from: 'skills' }), ...likenesses]);
    expect(weighed.map(({ rule, weight }) => [rule.by, weight])).toContainEqual(['work', 25]);
    expect(weighed.some(({ rule }) => rule.by === 'words')).toBe(false);
  });

  test('beside a skill of the recruiter, the core keeps its 60', () => {
    const weighed = weigh([
      criterion({ from: 'skills' }),
      criterion({ kind: 'education', importance: 'must' }),
      criterion({ kind: 'title', from: 'title' }),
      ...many(12, {}),
      ...many(6, { kind: 'responsibility', rule: { by: 'duty', terms: { parts: [] } } }),
    ]);
    expect(points(weighed, ({ importance }) => importance === 'must')).toBe(25);
    expect(
      points(weighed, ({ from, importance }) => from === 'skills' || importance === 'must'),
    ).toBeGreaterThanOrEqual(60);
  });

  test.each([
    1, 4, 12,
  ])('the likeness of the work has 25, less what whole points take, beside %d skills', (count) => {
    const work = criterion({ kind: 'responsibility', rule: { by: 'work', words: new Map() } });
    const weighed = weigh([
      ...many(count, { from: 'skills' }),
      criterion({ kind: 'title', from: 'title' }),
      ...many(9, {}),
      work,
    ]);
    expect(points(weighed, () => true)).toBe(100);
    const likeness = points(weighed, ({ rule }) => rule.by === 'work');
    expect(likeness).toBeGreaterThanOrEqual(23);
    expect(likeness).toBeLessThanOrEqual(25);
    expect(points(weighed, ({ from }) => from === 'skills')).toBeGreaterThanOrEqual(60);
  });

  test('what most applicants have carries 10 at most', () => {
    const of = undefined;
    const weighed = weigh([
      criterion({ importance: 'must', rule: { by: 'language', language: 'English', level: 4 } }),
      criterion({ importance: 'must', rule: { by: 'degree', level: 2, field: of, orExperience: false } }),
      criterion({ importance: 'must', rule: { by: 'years', months: 60, of } }),
      criterion({ kind: 'title', from: 'title' }),
      ...likenesses,
    ]);
    expect(weighed.map(({ weight }) => weight)).toEqual([10, 10, 10, 10, 45, 15]);
  });

  test('what is left out has none', () => {
    const weighed = weigh([criterion({ from: 'skills' }), criterion({ importance: 'left_out' })]);
    expect(weighed.map(({ weight }) => weight)).toEqual([100]);
  });

  test('a must-have counts more than a skill, and that more than what is nice to have', () => {
    const [must = 0, neither = 0, nice = 0] = weigh([
      criterion({ from: 'skills', importance: 'must' }),
      criterion({ from: 'skills' }),
      criterion({ from: 'skills', importance: 'nice' }),
    ]).map(({ weight }) => weight);
    expect(must).toBeGreaterThan(neither);
    expect(neither).toBeGreaterThan(nice);
  });
});

describe('the score', () => {
  const finding = (weight: number, credit: number, importance: 'must' | 'neither' = 'neither'): Finding => ({
    criterion: { ...criterion({ importance }), weight },
    state: credit >= 0.5 ? 'met' : 'missing',
    credit,
    quotes: [],
  });

  test('is points times credits', () => {
    expect(add([finding(60, 1), finding(40, 0.5)])).toEqual({ score: 80, capped: false });
  });

  test('a missing must-have keeps it below an interview, and people in their order', () => {
    const better = add([finding(10, 0, 'must'), finding(10, 1, 'must'), finding(80, 1)]);
    const worse = add([finding(10, 0, 'must'), finding(10, 1, 'must'), finding(80, 0.8)]);
    expect(better).toEqual({ score: expect.any(Number), capped: true });
    expect(better.score).toBeLessThan(70);
    expect(worse.score).toBeLessThan(better.score);
  });

  test('without any of the must-haves it stays below a closer look', () => {
    expect(add([finding(10, 0, 'must'), finding(10, 0, 'must'), finding(80, 1)])).toEqual({
      score: 44,
      capped: true,
    });
  });

  test('the likeness of the work alone never reaches a closer look', () => {
    const work: Finding = {
      criterion: { ...criterion({ rule: { by: 'work', words: new Map() } }), weight: 100 },
      state: 'met',
      credit: 1,
      quotes: [],
    };
    expect(add([work]).score).toBe(44);
    const words = {
      ...work,
      criterion: { ...criterion({ rule: { by: 'words', words: new Map(), whole } }), weight: 50 },
    };
    expect(add([{ ...work, criterion: { ...work.criterion, weight: 50 } }, words]).score).toBe(44);
    expect(add([{ ...work, criterion: { ...work.criterion, weight: 30 } }, finding(70, 0)]).score).toBe(30);
  });

  test('what would change it is computed anew, the border of the must-haves included', () => {
    const missing = finding(20, 0, 'must');
    const findings = [missing, finding(80, 1)];
    expect(scoreWith(findings, missing)).toBe(100);
    expect(add(findings).score).toBeLessThan(70);
  });
});
