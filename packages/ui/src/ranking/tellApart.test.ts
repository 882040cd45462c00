import type { MustHave } from '@cortex/api-client/model';
import { expect, test } from 'vitest';
import { describeMustHaves } from './mustHaveWords.ts';
import type { RankedRow } from './rankRows.ts';
import { tellApart } from './tellApart.ts';

const states = { '+': 'met', '?': 'unclear', '-': 'missing' } as const;

/** Must-haves as "+Go -SQL". */
function read(text: string): MustHave[] {
  return text
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => ({ name: word.slice(1), state: states[word[0] as keyof typeof states] }));
}

const row = (mustHaves: string, told: Partial<RankedRow> = {}): RankedRow => ({
  candidateId: mustHaves,
  jobId: 'job',
  name: 'Ann',
  mustHaves: read(mustHaves),
  ...told,
});

/** What sets rows apart, as "-SQL | 1 other met | a sentence". */
function tell(...rows: RankedRow[]): string[] {
  return tellApart(rows).map(({ difference: { open, met, sentence } }) => {
    const own = open.map(({ name, state }) => (state === 'missing' ? `-${name}` : `?${name}`)).join(' ');
    return [own, met, sentence].filter(Boolean).join(' | ');
  });
}

test('what is missing comes first, then what is unclear, then how many others are met', () => {
  expect(tell(row('+Go ?SQL -Rust +C'), row('+Go +SQL +Rust +C'), row('-Go -SQL -Rust -C'))).toEqual([
    '-Rust ?SQL | 2 others met',
    'All 4 must-haves met',
    '-Go -SQL -Rust -C',
  ]);
  expect(tell(row('+Go -SQL'), row('-Go +SQL'))).toEqual(['-SQL | 1 other met', '-Go | 1 other met']);
});

test('what all rows lack alike is left to the list’s own words', () => {
  expect(tell(row('+Go -SQL +C'), row('-Go -SQL +C'))).toEqual([
    '2 of 3 must-haves met',
    '-Go | 1 other met',
  ]);
  expect(tell(row('?Go -SQL'), row('-Go -SQL'))).toEqual(['?Go', '-Go']);
});

test('one row alone says all, and one or two must-haves have no number', () => {
  expect(tell(row('+Go -SQL'))).toEqual(['-SQL | 1 other met']);
  expect(tell(row('+Go'), row('-Go'))).toEqual(['The must-have is met', '-Go']);
  expect(tell(row('+Go +C'), row('-Go -C'))).toEqual(['Both must-haves met', '-Go -C']);
});

test('without must-haves that differ, a row says the first sentence that not every row says', () => {
  const sentences = [
    'Worth an interview. Above all Go, e.g. in billing.',
    'Worth an interview. Above all SQL. Ask about Go.',
  ];
  const [one = '', other = ''] = sentences;
  const wanted = ['Above all Go, e.g. in billing.', 'Above all SQL.'];
  expect(tell(row('', { sentence: one }), row('', { sentence: other }))).toEqual(wanted);
  expect(tell(row('+Go', { sentence: one }), row('+Go', { sentence: other }))).toEqual(wanted);
});

test('where nothing differs, a row still says something', () => {
  const sentence = 'Little is shown. Ask about Go.';
  expect(tell(row('', { sentence }), row('', { sentence }))).toEqual([
    'Little is shown.',
    'Little is shown.',
  ]);
  expect(tell(row('-Go', { sentence }), row('-Go', { sentence }))).toEqual(['-Go', '-Go']);
  expect(tell(row(''))).toEqual(['']);
});

test('rows without a result have no place, and do not count', () => {
  const rows = tellApart([row('+Go'), row('-Go'), row('', { refusal: 'Too little text.' })]);
  expect(rows.map(({ place }) => place)).toEqual([1, 2, undefined]);
  expect(rows[1]?.difference.open).toHaveLength(1);
  expect(tell(row('-Go'), row('', { refusal: 'Too little text.' }))).toEqual(['-Go', '']);
});

test('must-haves are told in words', () => {
  expect(describeMustHaves([])).toBe('');
  expect(describeMustHaves(read('+Go'))).toBe('1 of 1 must-haves met');
  expect(describeMustHaves(read('+Go ?SQL -Rust -C'))).toBe(
    '1 of 4 must-haves met. Missing: Rust, C. Unclear: SQL',
  );
});
