import { describe, expect, test } from 'vitest';
import { readVectors } from './readVectors.ts';

const entry = (index: unknown, embedding: unknown) => ({ object: 'embedding', index, embedding });
const numbers = (count: number) => Array.from({ length: count }, () => 0.5);

test('vectors come in the order of the lines, each of length 1', () => {
  const body = { data: [entry(1, [0, 2]), entry(0, [3, 4])] };
  const read = readVectors(body, 2);
  expect(read).toEqual({ ok: true, value: [Float32Array.of(0.6, 0.8), Float32Array.of(0, 1)] });
});

test('the longest vector has 8,192 numbers', () => {
  expect(readVectors({ data: [entry(0, numbers(8_192))] }, 1).ok).toBe(true);
});

describe('is nonsense', () => {
  test.each<[string, unknown]>([
    ['nothing', null],
    ['a text', 'vectors'],
    ['no list', { data: { 0: entry(0, [1]) } }],
    ['one too few', { data: [entry(0, [1, 0])] }],
    ['one too many', { data: [entry(0, [1, 0]), entry(1, [0, 1]), entry(2, [0, 1])] }],
    ['an index twice', { data: [entry(0, [1, 0]), entry(0, [0, 1])] }],
    ['an index beyond', { data: [entry(0, [1, 0]), entry(2, [0, 1])] }],
    ['no index', { data: [entry(undefined, [1, 0]), entry(undefined, [0, 1])] }],
    ['an index as a text', { data: [entry('0', [1, 0]), entry('1', [0, 1])] }],
    ['other lengths', { data: [entry(0, [1, 0]), entry(1, [0, 1, 0])] }],
    ['no numbers', { data: [entry(0, []), entry(1, [])] }],
    ['too many numbers', { data: [entry(0, numbers(8_193)), entry(1, numbers(8_193))] }],
    ['all zero', { data: [entry(0, [1, 0]), entry(1, [0, 0])] }],
    ['null for a number that is none', { data: [entry(0, [1, 0]), entry(1, [null, 1])] }],
    ['not a number', { data: [entry(0, [1, 0]), entry(1, [Number.NaN, 1])] }],
    ['infinite', { data: [entry(0, [1, 0]), entry(1, [Number.POSITIVE_INFINITY, 1])] }],
    ['too large', { data: [entry(0, [1, 0]), entry(1, [1e300, 1])] }],
    ['texts', { data: [entry(0, ['1', '0']), entry(1, ['0', '1'])] }],
    ['base64', { data: [entry(0, 'AACAPw=='), entry(1, 'AACAPw==')] }],
    ['an empty entry', { data: [null, entry(1, [0, 1])] }],
  ])('%s', (_name, body) => {
    expect(readVectors(body, 2)).toEqual({ ok: false, failure: 'nonsense' });
  });
});

test('an error that calls itself a success is one', () => {
  expect(readVectors({ error: { message: 'busy' } }, 1)).toEqual({ ok: false, failure: 'error' });
});
