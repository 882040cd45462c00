import type { Rule } from '../job/criterion.ts';
import { toKeys } from '../lexicon/concepts.ts';
import { lazyPattern } from '../lexicon/lazyPattern.ts';
import type { AskedTerms } from '../lexicon/readAskedTerms.ts';
import { coveredMonths } from '../resume/months.ts';
import type { Post, Profile } from '../resume/profile.ts';
import type { Language } from '../text/language.ts';
import { tokenize } from '../text/tokens.ts';
import { type Found, NOTHING } from './finding.ts';
import { distinct, findMentions, type Mention, quotesOf } from './findSkill.ts';
import { headerQuotes } from './headerQuotes.ts';

const STATED = lazyPattern(
  String.raw`(?<![\d.])(\d{1,2})\s?\+?\s?(?:(?:{yearUnit})\b|{yearUnit:unspaced})`,
  'i',
);

const NOT_THEIRS = lazyPattern(String.raw`\b(?:{yearsNotTheirs})\b`, 'i');

/** The posts that are of the work a job asks for: by their title, or by a skill of the job that was used in them. */
export function relevantPosts(
  role: AskedTerms | undefined,
  skills: readonly AskedTerms[],
  profile: Profile,
): Post[] {
  const ways = [...(role?.parts.flat() ?? []), ...skills.flatMap(({ parts }) => parts.flat())];
  const shown = new Set(
    findMentions(ways, profile)
      .filter(
        ({ matchLevel, assertion, statement }) => matchLevel >= 2 && assertion === 'plain' && statement.post,
      )
      .map(({ statement }) => statement.post),
  );
  return profile.posts.filter((post) => shown.has(post));
}

/**
 * Time in some work: the months of the posts in which it shows, overlaps once; what the person states counts
 * where no dates do.
 */
export function findYears(
  { months, of }: Extract<Rule, { by: 'years' }>,
  profile: Profile,
  relevant: readonly Post[],
): Found {
  const mentions = of ? of.parts.flatMap((ways) => findMentions(ways, profile)) : [];
  const shown = mentions.filter(({ matchLevel, assertion }) => matchLevel >= 2 && assertion === 'plain');
  const shownPosts = postsOf(shown);
  const posts = of
    ? profile.posts.filter((post) => shownPosts.has(post) || namesInHeader(of, post, profile.language))
    : [...relevant];
  const covered = coveredMonths(posts.map(({ from, to }) => ({ from, to: Math.min(to, profile.asOf + 1) })));
  const stated = statedMonths(profile, of, shown);
  const total = posts.length > 0 ? covered : stated.months;
  const quotes =
    posts.length > 0 ? distinct([...headersOf(posts, profile, shown), ...stated.quotes]) : stated.quotes;
  if (total === 0) {
    const half = mentions.filter(
      ({ matchLevel, statement, assertion }) => matchLevel === 1 && assertion === 'plain' && statement.post,
    );
    const halfPosts = postsOf(half);
    const open = coveredMonths(profile.posts.filter((post) => halfPosts.has(post)));
    const credit = 0.5 * Math.min(1, (open || coveredMonths(relevant)) / months);
    if (half.length === 0 && of && relevant.length > 0)
      return {
        state: 'unclear',
        credit,
        quotes: headersOf(relevant, profile, []),
        remark: 'Posts of this role are dated; whether they are of this work is open.',
      };
    if (half.length > 0)
      return {
        state: 'unclear',
        credit,
        quotes: quotesOf(half),
        remark: 'Posts near it are named; whether they count is open.',
      };
    return NOTHING;
  }
  if (total + 1 >= months) return { state: 'met', credit: 1, quotes };
  const open = coveredMonths([...new Set([...posts, ...relevant])]);
  if (of && open + 1 >= months && open > total) {
    return {
      state: 'unclear',
      credit: 0.5,
      quotes,
      remark: `The dates show ${tellMonths(total)} named so, and ${tellMonths(open)} in posts of this role.`,
    };
  }
  const share = total / months;
  return {
    state: 'missing',
    credit: 0.6 * share,
    quotes,
    remark: `The dates show ${tellMonths(total)} of the ${tellMonths(months)}.`,
  };
}

const postsOf = (mentions: readonly Mention[]) => new Set(mentions.map(({ statement }) => statement.post));

/** The title and the employer together: "Ward Nurse | Addle Bay Hospital" is hospital nursing. */
function namesInHeader({ parts }: AskedTerms, { header }: Post, language: Language): boolean {
  const keys = new Set(toKeys(tokenize(header, language), language).map(({ key }) => key));
  return parts.every((ways) => ways.some((phrase) => phrase.every(({ key }) => keys.has(key))));
}

function statedMonths(
  { statements }: Profile,
  of: AskedTerms | undefined,
  shown: readonly Mention[],
): { months: number; quotes: Found['quotes'] } {
  const places = of ? shown.map(({ statement }) => statement) : statements;
  let months = 0;
  let quotes: Found['quotes'] = [];
  for (const { quote, source } of places) {
    const years = Number(STATED().exec(quote)?.[1] ?? 0);
    if (years > 45 || years * 12 <= months || NOT_THEIRS().test(quote)) continue;
    months = years * 12;
    quotes = [{ quote, source }];
  }
  return { months, quotes };
}

function headersOf(posts: readonly Post[], profile: Profile, shown: readonly Mention[]): Found['quotes'] {
  const newest = posts.toSorted((a, b) => b.to - a.to);
  const headers = headerQuotes(profile);
  const inHeader = postsOf(shown.filter(({ statement }) => statement.isHeader));
  const below = new Map(shown.toReversed().map(({ statement }) => [statement.post, statement]));
  return distinct(
    newest.flatMap((post) => {
      const named = inHeader.has(post) ? undefined : below.get(post);
      return [...(headers.get(post) ?? []), ...(named ? [{ quote: named.quote, source: named.source }] : [])];
    }),
  ).slice(0, 4);
}

function tellMonths(months: number): string {
  if (months < 12) return `${months} months`;
  const years = Math.round(months / 6) / 2;
  return years === 1 ? '1 year' : `${years} years`;
}
