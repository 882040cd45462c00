import { expect, test } from 'vitest';
import { quoteTyped } from './quoteTyped.ts';

test.each([
  ['Acme Talent', 'Acme Talent'],
  ['Zoë O’Brien, Inc.', 'Zoë O’Brien, Inc.'],
  ['Acme\r\nBcc: all@example.com', 'Acme Bcc: all@ example. com'],
  ['You won https://evil.example/now', 'You won https: evil. example/now'],
  ['a\u202Egnp.exe', 'a gnp. exe'],
  [`${'long '.repeat(40)}`, `${'long '.repeat(20)}…`],
])('%j is quoted as %j', (typed, quoted) => {
  expect(quoteTyped(typed)).toBe(quoted);
});
