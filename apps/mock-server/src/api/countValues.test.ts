import { expect, test } from 'vitest';
import { holdsMoreValues } from './countValues.ts';

test.each([
  ['numbers in a list', `[${'1,'.repeat(9)}1]`, 10],
  ['fields of an object', `{${'"a":1,'.repeat(9)}"b":1}`, 10],
  ['lists in lists', '['.repeat(10) + ']'.repeat(10), 10],
  ['objects in a list', `[${'{},'.repeat(4)}{}]`, 10],
  ['white space between them', '[ 1 , 2 , \n { "a" : [ ] } ]', 5],
])('counts %s', (_, json, values) => {
  expect(holdsMoreValues(json, values)).toBe(false);
  expect(holdsMoreValues(json, values - 1)).toBe(true);
});

test.each([
  ['commas', { text: ',,,,[[{{' }],
  ['quotes', { text: '",",",' }],
  ['backslashes before the end', { text: 'a,b\\' }],
  ['backslashes before a quote', { text: '\\\\",[,' }],
  ['escapes', { text: '\u0001,\n,' }],
])('counts no %s within a text or a name', (_, value) => {
  const [text] = Object.values(value);
  const named = JSON.stringify({ ...value, [String(text)]: 1 });
  expect(holdsMoreValues(named, 2)).toBe(false);
  expect(holdsMoreValues(named, 1)).toBe(true);
});

test('a text that never ends is none that is too long', () => {
  expect(holdsMoreValues(`{"a":"${','.repeat(100)}`, 2)).toBe(false);
  expect(holdsMoreValues(`{"a":"${','.repeat(100)}\\`, 2)).toBe(false);
});
