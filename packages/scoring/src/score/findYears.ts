import type { Rule } from '../job/criterion.ts';
import { toKeys } from '../lexicon/concepts.ts';
import en from '../lexicon/languages/en.json' with { type: 'json' };
import { lazyPattern } from '../lexicon/lazyPattern.ts';
import type { AskedTerms } from '../lexicon/readAskedTerms.ts';
import { coveredMonths } from '../resume/months.ts';
import type { Post, Profile } from '../resume/profile.ts';
import type { Language } from '../text/language.ts';
import { tokenize } from '../text/tokens.ts';
import { type Found, NOTHING } from './finding.ts';
import { distinct, findMentions, type Mention, quotesOf } from './findSkill.ts';
import { headerQuotes } from './headerQuotes.ts';
import { names } from './namesOf.ts';

const COUNT = `\\d{1,2}|${Object.keys(en.numberWords)
  .filter((word) => word.length > 2)
  .join('|')}`;
const STATED = lazyPattern(
  String.raw`(?<![\p{L}\d.])(${COUNT})\s?\+?(?:\splus)?\s?(?:(?:{yearUnit})(?!\p{L})|{yearUnit:unspaced})`,
  'giu',
);
const NOT_THEIRS = lazyPattern(String.raw`\b(?:{yearsNotTheirs})\b`, 'i');
const NOT_THEIRS_AFTER = lazyPattern(
  String.raw`^['\u2019\s-]{0,3}(?:of )?(?:[\p{L}-]{1,20} )?(?:{yearsNotTheirsAfter})\b`,
  'iu',
);
/** What stands beside the years that somebody has worked: "9 years in retail", "for 9 years". */
const WORKED_AFTER =
  /^['\u2019\s]{0,3}(?:of|in|as|with|at|on|experience|working|\p{L}{2,15}ing|(?:[\p{L}-]{1,20} ){1,3}experience)(?!\p{L})/iu;
const WORKED_BEFORE =
  /(?:\b(?:for|over|past|last|than|nearly|almost|about|around|spent|have|has|had|with|experience|least|through)|[:(,\u2013\u2014-]|^)\W{0,3}(?:the )?(?:past |last )?$/i;
const SAYS_NO_MORE =
  /^['\u2019\s]{0,3}(?:(?:of|in|the|a|experience|work|working|professional|total|combined|hands-on|relevant|full-time|industry|field|solid|progressive)(?!\p{L})\W{0,3})*$/iu;
/** "Certified accountant with more than 10 years' experience with financial statements": years of an accountant. */
const OF_A_ROLE =
  /^\W*(?:(?!(?:trainee|student|apprentice|intern|graduate|aspiring|future)\b)[\p{L}/&-]{1,20}\s){1,5}with\s(?:(?:more|over|than|at|least|nearly|almost|about|some|around)\s){0,3}$/iu;

/** "A six-week rotation in intensive care", "helped in pastry for a month in 2020": so long, and not as long as the post. */
const BRIEF = lazyPattern(
  String.raw`(?<![\p{L}\d.])(${COUNT})[\s-]{1,2}(weeks?|months?|days?)['\u2019]?(?![\p{L}])[\s-]{0,2}(?:[\p{L}-]{1,20}\s){0,2}(?:{briefTime})(?!\p{L})|` +
    String.raw`(?<!\p{L})(?:{briefTime})(?!\p{L})[^.;]{0,40}?(?<![\p{L}\d.])(${COUNT})[\s-]{1,2}(weeks?|months?|days?)(?!\p{L})|` +
    String.raw`(?:^\W{0,3}(${COUNT})\s(weeks?|months?|days?)\s(?:on|in|at|with|as|of)\s|` +
    String.raw`(?<!\p{L})for\s(?:(?:about|only|just|almost|nearly)\s)?(${COUNT})\s(weeks?|months?|days?)(?=[.,;)]|$|\s(?:in|on|at|as|while|when|during|until|before|after)\b))`,
  'iu',
);

/** The posts that are of the work a job asks for: by their title, or by a skill of the job that was used in them. */
export function relevantPosts(
  role: AskedTerms | undefined,
  skills: readonly AskedTerms[],
  profile: Profile,
): Post[] {
  const shown = new Set(
    [
      ...findMentions(role?.parts.flat() ?? [], profile),
      ...skills.flatMap(({ parts }) => parts.flatMap((ways) => findMentions(ways, profile))),
    ]
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
  asksForWork = false,
): Found {
  const byPart = of ? of.parts.map((ways) => findMentions(ways, profile)) : [];
  const all = byPart.flat();
  const mentions = all.filter(({ statement }) => briefMonths(statement.quote) === undefined);
  const isShown = ({ matchLevel, assertion }: Mention) => matchLevel >= 2 && assertion === 'plain';
  const named = mentions.filter(isShown);
  const shown = named.filter(
    (mention) => isEnough(mention, byPart, named) && isOftenEnough(mention, byPart, of, named),
  );
  const brief = all.filter((mention) => isShown(mention) && !mentions.includes(mention));
  const shownPosts = postsOf(shown);
  const posts = of
    ? profile.posts.filter((post) => shownPosts.has(post) || namesInHeader(of, post, profile.language))
    : [...relevant];
  const covered = coveredMonths(
    posts
      .filter(({ undated }) => !undated)
      .map(({ from, to }) => ({ from, to: Math.min(to, profile.asOf + 1) })),
  );
  const stated = statedMonths(profile, of, shown);
  const inBrief = Math.max(0, ...brief.map(({ statement }) => briefMonths(statement.quote) ?? 0));
  const total = covered > 0 ? covered : Math.max(stated.months, Math.floor(inBrief));
  const quotes = distinct([
    ...(covered > 0 || stated.months === 0 ? headersOf(posts, profile, shown) : []),
    ...stated.quotes,
    ...(posts.length === 0 && stated.months === 0 ? quotesOf(brief) : []),
  ]);
  if (total === 0) {
    const undated = [...new Set([...posts, ...relevant])].filter((post) => post.undated);
    if (undated.length > 0)
      return { state: 'unclear', credit: 0.5, quotes: headersOf(undated, profile, shown), remark: NO_DATES };
    const half = mentions.filter(
      (mention) =>
        (mention.matchLevel === 1 || named.includes(mention)) &&
        mention.assertion === 'plain' &&
        mention.statement.post,
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
  if (!of && asksForWork && posts.length === 0 && profile.posts.length > 0)
    return {
      state: 'unclear',
      credit: 0.5 * Math.min(1, total / months),
      quotes,
      remark: 'Years are stated; whether they are of this work is open.',
    };
  if (total + 1 >= months) return { state: 'met', credit: 1, quotes };
  if (posts.some(({ undated }) => undated))
    return {
      state: 'unclear',
      credit: 0.5,
      quotes,
      remark: `The dates show ${tellMonths(total)}; how long another post lasted is not told.`,
    };
  const open = coveredMonths([...new Set([...posts, ...relevant])]);
  if (of && open + 1 >= months && open > total) {
    return {
      state: 'unclear',
      credit: 0.5,
      quotes,
      remark: `The dates show ${tellMonths(total)} named so, and ${tellMonths(open)} in posts of this role.`,
    };
  }
  if (stated.months + 1 >= months)
    return {
      state: 'unclear',
      credit: Math.max(0.5, (0.6 * total) / months),
      quotes,
      remark: `The dates show ${tellMonths(total)}, and ${tellMonths(stated.months)} are stated.`,
    };
  const share = total / months;
  return {
    state: 'missing',
    credit: 0.6 * share,
    quotes,
    remark: `The dates show ${tellMonths(total)} of the ${tellMonths(months)}.`,
  };
}

/** From so many things on that years are asked of, a post has to name half of them. */
const SEVERAL = 3;

/** "Nine years of analysis, design and testing of web applications": a post that names one of these is not yet of this work. */
function isEnough(
  { statement: { post } }: Mention,
  byPart: readonly (readonly Mention[])[],
  shown: readonly Mention[],
): boolean {
  if (!post || byPart.length < SEVERAL) return true;
  const parts = byPart.filter((part) =>
    part.some((mention) => mention.statement.post === post && shown.includes(mention)),
  );
  return 2 * parts.length >= byPart.length;
}

const TELLING = 0.9;

/** "Medical consultations" once in a post is no year of consulting: one word of several trades stands in its title, or in two of its lines. */
function isOftenEnough(
  mention: Mention,
  byPart: readonly (readonly Mention[])[],
  of: AskedTerms | undefined,
  shown: readonly Mention[],
): boolean {
  const { post, isHeader, isTitle } = mention.statement;
  if (!post || isHeader || isTitle) return true;
  const index = byPart.findIndex((part) => part.includes(mention));
  const isOneWord = of?.parts[index]?.every(
    (phrase) =>
      phrase.length === 1 && phrase.every(({ key, weight }) => !key.startsWith('=') && weight < TELLING),
  );
  if (!isOneWord) return true;
  const again = byPart[index]?.filter((one) => one.statement.post === post && shown.includes(one)) ?? [];
  return again.length > 1;
}

const NO_DATES = 'The work is named, and no dates say how long it lasted.';

const postsOf = (mentions: readonly Mention[]) => new Set(mentions.map(({ statement }) => statement.post));

/** The title and the employer together: "Ward Nurse | Addle Bay Hospital" is hospital nursing. */
function namesInHeader({ parts }: AskedTerms, { header }: Post, language: Language): boolean {
  const keys = new Set(toKeys(tokenize(header, language), language).map(({ key }) => key));
  return parts.every((ways) => ways.some((phrase) => phrase.every(({ key }) => keys.has(key))));
}

function statedMonths(
  { statements, language }: Profile,
  of: AskedTerms | undefined,
  shown: readonly Mention[],
): { months: number; quotes: Found['quotes'] } {
  const places = of ? shown.map(({ statement }) => statement) : statements;
  let months = 0;
  let quotes: Found['quotes'] = [];
  for (const { quote, source } of places) {
    for (const { years, ofWhat } of toldYears(quote, language)) {
      if (years > 45 || years * 12 <= months || (of && !names(of, ofWhat, language))) continue;
      months = years * 12;
      quotes = [{ quote, source }];
    }
  }
  return { months, quotes };
}

/** The years that a sentence tells of, and the words that say of what: "8 years as a cashier, two as a welder". */
function toldYears(quote: string, language: Language): { years: number; ofWhat: string }[] {
  const found = [...quote.matchAll(STATED())];
  return found.flatMap((match, index) => {
    const last = found[index - 1];
    const before = quote.slice(last ? last.index + last[0].length : 0, match.index);
    const after = quote.slice(match.index + match[0].length, found[index + 1]?.index);
    const years = countOf(match[1]);
    if (language !== 'en') return NOT_THEIRS().test(quote) ? [] : [{ years, ofWhat: quote }];
    if (NOT_THEIRS().test(before.slice(-24)) || NOT_THEIRS_AFTER().test(after)) return [];
    if (!WORKED_AFTER.test(after) && !WORKED_BEFORE.test(before)) return [];
    const object = after.split(/[;.]\s|\sbut\s/)[0] ?? '';
    const tellsOf = WORKED_AFTER.test(after) && !SAYS_NO_MORE.test(object) && !OF_A_ROLE.test(before);
    return [{ years, ofWhat: tellsOf ? object : `${before} ${object}` }];
  });
}

function countOf(text = ''): number {
  const known: Readonly<Record<string, number>> = en.numberWords;
  return known[text.toLowerCase()] ?? Number(text);
}

/** The months of a rotation or another short time that a sentence tells of. */
function briefMonths(quote: string): number | undefined {
  const found = BRIEF().exec(quote);
  if (!found) return undefined;
  const [count = 0, unit = ''] = [1, 3, 5, 7].flatMap((at) =>
    found[at] === undefined ? [] : [countOf(found[at]), (found[at + 1] ?? '').toLowerCase()],
  ) as [number?, string?];
  const months = unit.startsWith('m') ? count : unit.startsWith('w') ? count / 4.35 : count / 30;
  return months < 12 ? months : undefined;
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
