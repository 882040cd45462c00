import { expect, test } from 'vitest';
import { judgeDeprecation } from './judge.ts';

const deprecated = { since: '2027-01-01', sunset: '2027-07-01' };

test('an operation that is deprecated has to say so, and when it ends', () => {
  const right = new Headers({ Deprecation: '@1798761600', Sunset: 'Thu, 01 Jul 2027 00:00:00 GMT' });
  expect(judgeDeprecation({ deprecated }, right)).toEqual([]);
  expect(judgeDeprecation({ deprecated }, new Headers({ Deprecation: 'true' }))).toEqual([
    'the header Deprecation is true, not @1798761600',
    'the header Sunset is missing, not Thu, 01 Jul 2027 00:00:00 GMT',
  ]);
  expect(judgeDeprecation({ deprecated: undefined }, new Headers())).toEqual([]);
});
