import type { Post, Profile } from '../resume/profile.ts';
import type { Found } from './finding.ts';

/** The header of each post in one quote, where it is in one piece; else its pieces. */
export function headerQuotes({ statements }: Profile): ReadonlyMap<Post, Found['quotes']> {
  const headers = new Map<Post, Found['quotes']>();
  for (const { post, isHeader, quote, source } of statements) {
    if (!isHeader || !post || post.header === '') continue;
    const quotes = headers.get(post) ?? [];
    const isWhole = post.header.length <= 200 && !post.header.includes('\ue000');
    if (quotes.length === 0) headers.set(post, [{ quote: isWhole ? post.header : quote, source }]);
    else if (!isWhole && quotes.length < 2) headers.set(post, [...quotes, { quote, source }]);
  }
  return headers;
}
