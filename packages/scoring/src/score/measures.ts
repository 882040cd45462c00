import { readDegree } from '../job/readDegree.ts';
import { readYears } from '../job/readYears.ts';
import { coveredMonths } from '../resume/months.ts';
import type { Post, Profile } from '../resume/profile.ts';
import type { Finding } from './finding.ts';
import type { Place } from './quotePlaces.ts';

/**
 * Whether quotes reach what a criterion measures: as many months as it asks for, by the posts that they
 * belong to or by what they say; a finished degree of its level. What is not measured is always reached.
 */
export function measures(
  { criterion, quotes }: Finding,
  places: readonly Place[],
  { asOf, language }: Profile,
): boolean {
  const { rule } = criterion;
  const statements = places.flatMap(({ touched }) => touched.map(({ statement }) => statement));
  if (rule.by === 'years') {
    const posts = statements.flatMap(({ post }): Post[] => (post ? [post] : []));
    const dated = coveredMonths(posts.map(({ from, to }) => ({ from, to: Math.min(to, asOf + 1) })));
    const stated = Math.max(0, ...places.map(({ quote }) => readYears(quote, language)?.months ?? 0));
    return Math.max(dated + 1, stated) >= rule.months;
  }
  if (rule.by === 'degree') {
    // Which degrees are finished is what our own reading found out: only the field of one may have been left open.
    return statements.some(
      ({ quote }) =>
        (readDegree(quote, language, true)?.level ?? 0) >= rule.level && quotes.some((one) => one.quote === quote),
    );
  }
  return true;
}
