import type { Rule } from '../job/criterion.ts';
import { coveredMonths } from '../resume/months.ts';
import type { Post, Profile } from '../resume/profile.ts';
import { type Found, NOTHING } from './finding.ts';
import { distinct, freshness } from './findSkill.ts';
import { headerQuotes } from './headerQuotes.ts';

/**
 * Whether a relevant post has the level that a job asks for. Long experience without the title leaves it
 * open.
 */
export function findLevel(
  { level }: Extract<Rule, { by: 'level' }>,
  profile: Profile,
  relevant: readonly Post[],
): Found {
  const headers = headerQuotes(profile);
  const quotes = (posts: readonly Post[]) =>
    distinct(posts.flatMap((post) => headers.get(post) ?? [])).slice(0, 2);
  const high = relevant.filter((post) => post.level >= level).toSorted((a, b) => b.to - a.to);
  const [newest] = high;
  if (newest) return { state: 'met', credit: freshness(newest.to, profile.asOf), quotes: quotes(high) };
  const near = relevant.filter((post) => post.level === 3 || (post.level === 2 && post.to - post.from >= 24));
  if (near.length > 0 && coveredMonths(near) >= 60)
    return {
      state: 'unclear',
      credit: 0.5,
      quotes: quotes(near),
      remark: 'Years in the work, without the title.',
    };
  const undated = relevant.filter((post) => post.undated && post.level >= 2);
  if (undated.length > 0)
    return {
      state: 'unclear',
      credit: 0.35,
      quotes: quotes(undated),
      remark: 'The work without the title; no dates say how long.',
    };
  return NOTHING;
}
