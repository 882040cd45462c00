import { expect, test } from 'vitest';
import { unescapeEntities } from './unescapeEntities.ts';

test('entities of a web page are the characters that they stand for', () => {
  expect(unescapeEntities('Health &amp; Wellness, a candidate&rsquo;s &#8211; or two&#39;')).toBe(
    "Health & Wellness, a candidate’s – or two'",
  );
  expect(unescapeEntities('Sales&nbsp;&lt;10 %')).toBe('Sales <10 %');
});

test('what is no entity stays as it is', () => {
  for (const text of ['R&D; A&B', '&unknown;', 'AT&T & Co', '&#1;', ''])
    expect(unescapeEntities(text)).toBe(text);
});
