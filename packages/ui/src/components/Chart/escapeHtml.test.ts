import { expect, test } from 'vitest';
import { escapeHtml } from './escapeHtml.ts';

test('nothing of a text is left that HTML reads', () => {
  expect(escapeHtml(`<img src="x" alt='&lt;'>`)).toBe('&lt;img src=&quot;x&quot; alt=&#39;&amp;lt;&#39;&gt;');
  expect(escapeHtml('Mara Lindqvist')).toBe('Mara Lindqvist');
});
