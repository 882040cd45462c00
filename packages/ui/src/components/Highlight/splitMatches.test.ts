import { expect, test } from 'vitest';
import { splitMatches } from './splitMatches.ts';

function show(text: string, query: string): string {
  return splitMatches(text, query)
    .map((part) => (part.matches ? `[${part.text}]` : part.text))
    .join('');
}

test('marks each place of the query, in whichever case, and loses nothing of the text', () => {
  expect(show('Mara Lindqvist', 'ma')).toBe('[Ma]ra Lindqvist');
  expect(show('Anna Hannan', ' AN ')).toBe('[An]na H[an]n[an]');
  expect(show('Go', 'go')).toBe('[Go]');
  expect(show('C++, C', 'c+')).toBe('[C+]+, C');
});

test('marks nothing where nothing is searched for, found, or sure', () => {
  expect(show('Mara', '')).toBe('Mara');
  expect(show('Mara', 'x')).toBe('Mara');
  expect(show('', 'x')).toBe('');
  expect(show('İpek Yıldız', 'yıl')).toBe('İpek Yıldız');
});
