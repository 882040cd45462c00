import { isLikeness } from '../job/criterion.ts';
import { readDegree } from '../job/readDegree.ts';
import { readLanguages } from '../job/readLanguages.ts';
import { readYears } from '../job/readYears.ts';
import { wordWeight } from '../lexicon/wordRarity.ts';
import { coveredMonths } from '../resume/months.ts';
import type { Post, Profile } from '../resume/profile.ts';
import { levelOf } from '../resume/profile.ts';
import { tokenize } from '../text/tokens.ts';
import type { Finding } from './finding.ts';
import { isNear, names } from './namesOf.ts';
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
    const { of } = rule;
    const isOfIt =
      of === undefined ||
      places.some(({ quote }) => names(of, quote, language)) ||
      posts.some(({ header }) => names(of, header, language));
    return isOfIt && Math.max(dated + 1, stated) >= rule.months;
  }
  if (rule.by === 'degree') {
    // Which degrees are finished is what our own reading found out: only the field of one may have been left open.
    return statements.some(
      ({ quote }) =>
        (readDegree(quote, language, true)?.level ?? 0) >= rule.level &&
        quotes.some((one) => one.quote === quote),
    );
  }
  if (rule.by === 'licence') return places.some(({ quote }) => names(rule.terms, quote, language));
  if (rule.by === 'language')
    return places.some(({ quote }) =>
      readLanguages(`Languages: ${quote}`, language).some((one) => one.language === rule.language),
    );
  return true;
}

const TELLING = 0.4;

/** Whether our own reading sees a word of a criterion, or a related one, in quotes that are to show it. */
export function isOfCriterion(
  { criterion: { rule, name } }: Finding,
  places: readonly Place[],
  { language }: Profile,
): boolean {
  const told = places.map(({ quote }) => quote).join('\n');
  if (rule.by === 'years' || rule.by === 'degree' || rule.by === 'licence' || rule.by === 'language')
    return true;
  if (rule.by === 'level') return places.some(({ quote }) => levelOf(quote) >= rule.level);
  if (isLikeness(rule)) return false;
  if (places.some(({ quote }) => isNear(rule.terms, quote, language))) return true;
  const words = new Set(tokenize(told, language).map(({ stem }) => stem));
  return tokenize(name, language).some(
    ({ stem }) => wordWeight(stem, language) >= TELLING && words.has(stem),
  );
}
