import { expect, test } from 'vitest';
import { readDeprecation } from '../../packages/api-client/readDeprecation.ts';

const operationId = 'listJobs';

test('an operation that is not deprecated says nothing', () => {
  expect(readDeprecation({ operationId })).toBeUndefined();
});

test('a deprecated one has the day since when, and the day of its end, half a year later', () => {
  const marked = { operationId, deprecated: true, 'x-deprecated-since': '2027-01-01' };
  expect(readDeprecation({ ...marked, 'x-sunset': '2027-07-01' })).toEqual({
    since: '2027-01-01',
    sunset: '2027-07-01',
  });
  expect(() => readDeprecation({ ...marked, 'x-sunset': '2027-06-01' })).toThrow(/180 days/);
  expect(() => readDeprecation(marked)).toThrow(/x-sunset/);
  expect(() => readDeprecation({ operationId, 'x-sunset': '2027-07-01' })).toThrow(/deprecated: true/);
});
