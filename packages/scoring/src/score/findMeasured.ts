import type { Rule } from '../job/criterion.ts';
import { namesLicence } from '../job/namesLicence.ts';
import { readDegree } from '../job/readDegree.ts';
import { LEVEL_NAMES, readLanguages } from '../job/readLanguages.ts';
import { toKeys } from '../lexicon/concepts.ts';
import { matchesForeign } from '../lexicon/languagePatterns.ts';
import { lazyPattern } from '../lexicon/lazyPattern.ts';
import type { AskedTerms } from '../lexicon/readAskedTerms.ts';
import { assertionOf } from '../resume/assertionOf.ts';
import { coveredMonths } from '../resume/months.ts';
import type { Post, Profile, Statement } from '../resume/profile.ts';
import type { Language } from '../text/language.ts';
import { tokenize } from '../text/tokens.ts';
import { type Found, NOTHING } from './finding.ts';
import { distinct, findMentions, freshness, judge, type Mention, quotesOf, REMARKS } from './findSkill.ts';

const UNCLEAR = 0.5;
const MAX_QUOTES = 8;

/** A licence or certificate: held, and said to be one or named by its own name. */
export function findLicence(terms: AskedTerms, profile: Profile): Found {
  const { language } = profile;
  const parts = terms.parts.map((ways) => {
    const mentions = findMentions(ways, profile)
      .filter(({ matchLevel }) => matchLevel >= 2)
      .filter(({ statement }) => !isOfAnother(statement, language));
    const stated = mentions.filter(
      ({ statement }) =>
        !statement.isHeader &&
        isLicence(statement, ways, language) &&
        (namesLicence(statement.quote, language) ||
          HELD().test(statement.quote) ||
          statement.section === 'licences'),
    );
    const proper =
      stated.length > 0 ? stated : mentions.filter(({ statement }) => isLicence(statement, ways, language));
    const found = judge(
      (proper.length > 0 ? proper : mentions).map((mention) => ({
        ...mention,
        value: mention.assertion === 'plain' ? 1 : mention.value,
      })),
      profile.asOf,
    );
    if (proper.length > 0 || found.state !== 'met') return found;
    return {
      ...found,
      state: 'unclear' as const,
      credit: UNCLEAR,
      remark: 'The work is named, the licence is not.',
    };
  });
  const state = parts.every((part) => part.state === 'met')
    ? 'met'
    : parts.some((part) => part.state !== 'missing')
      ? 'unclear'
      : 'missing';
  const remark = parts.find(
    (part) => part.remark && !part.remark.startsWith('Last') && !part.remark.startsWith('Listed'),
  )?.remark;
  const credit = parts.reduce((sum, part) => sum + part.credit, 0) / parts.length;
  return {
    state,
    credit: state === 'unclear' ? Math.min(credit, UNCLEAR) : credit,
    quotes: distinct(parts.flatMap(({ quotes }) => quotes)).slice(0, MAX_QUOTES),
    ...(remark ? { remark } : {}),
  };
}

/** Who works for, with or under somebody who holds a licence has none by that: "report to the charge nurse". */
function isOfAnother({ section, quote, isHeader }: Statement, language: Language): boolean {
  return (
    !isHeader &&
    section !== 'licences' &&
    ANOTHER().test(quote) &&
    !namesLicence(quote.replace(ANOTHER(), ''), language)
  );
}

const ANOTHER = lazyPattern('{licenceOfAnother}', 'iu');

function isLicence(
  { section, quote, isHeader }: Statement,
  ways: readonly (readonly { key: string }[])[],
  language: Language,
): boolean {
  if (!isHeader && SOCIETY().test(quote) && !HELD().test(quote)) return false;
  return (
    section === 'licences' ||
    isHeader ||
    namesLicence(quote, language) ||
    HELD().test(quote) ||
    ways.some((phrase) => phrase.some(({ key }) => key.startsWith('=')))
  );
}

/** Who is a member of a society of accountants holds no licence by that. */
const SOCIETY = lazyPattern(String.raw`\b(?:{society})\b`, 'i');
const HELD = lazyPattern(String.raw`\b(?:{licenceHeld})\b`, 'i');
const DEGREE_LEVEL_MET = 1;

/** A degree of the level, in the field where one is asked for, and finished. */
export function findDegree(
  { level, field, orExperience }: Extract<Rule, { by: 'degree' }>,
  profile: Profile,
): Found {
  const found = profile.statements.flatMap((statement) => {
    const degree =
      statement.isHeader && statement.section === 'experience'
        ? undefined
        : readDegree(statement.quote, profile.language);
    if (!degree) return [];
    const assertion = assertionOf(statement, 0, 0, profile);
    const inProgress =
      (assertion !== 'plain' && assertion !== 'in progress') || isUnfinished(statement, profile);
    return [{ statement, level: degree.level, inProgress }];
  });
  const done = studiedFirst(found.filter(({ inProgress }) => !inProgress));
  const enough = done.filter((degree) => degree.level >= level).toSorted((a, b) => b.level - a.level);
  const quotesFrom = (list: readonly { statement: Statement }[]) =>
    distinct(list.map(({ statement: { quote, source } }) => ({ quote, source }))).slice(0, 2);
  if (enough.length > 0) {
    if (!field) return { state: 'met', credit: DEGREE_LEVEL_MET, quotes: quotesFrom(enough) };
    const inField = enough.filter(({ statement }) => nearField(field, statement, profile));
    if (inField.length > 0) return { state: 'met', credit: DEGREE_LEVEL_MET, quotes: quotesFrom(inField) };
    return {
      state: 'unclear',
      credit: UNCLEAR,
      quotes: quotesFrom(enough),
      remark: 'A degree of this level, in a field that may be another.',
    };
  }
  const unfinished = found.filter(({ inProgress, level: reached }) => inProgress && reached >= level);
  if (unfinished.length > 0)
    return { state: 'missing', credit: 0, quotes: quotesFrom(unfinished), remark: REMARKS['in progress'] };
  if (orExperience && coveredMonths(profile.posts) >= 36) {
    return {
      state: 'unclear',
      credit: UNCLEAR,
      quotes: quotesFrom(
        profile.statements.filter(({ isHeader }) => isHeader).map((statement) => ({ statement })),
      ),
      remark: 'No such degree is named; experience may count instead.',
    };
  }
  if (done.length > 0)
    return { state: 'missing', credit: 0.2, quotes: quotesFrom(done), remark: 'A lower degree is named.' };
  return NOTHING;
}

/** Where the studies are told, what is said elsewhere ("classes for MBA students") says nothing of the person's own degree. */
function studiedFirst<Degree extends { statement: Statement }>(found: readonly Degree[]): readonly Degree[] {
  const studied = found.filter(({ statement }) => statement.section === 'education');
  return studied.length > 0 ? studied : found.filter(({ statement }) => !OF_OTHERS().test(statement.quote));
}

const OF_OTHERS = lazyPattern(String.raw`\b(?:{studiesOfOthers})\b`, 'i');

/** The field may stand in the line of the degree or beside it. */
function nearField(
  field: AskedTerms,
  statement: Statement,
  { statements, asOf, language }: Profile,
): boolean {
  const at = statements.indexOf(statement);
  const near = [statement, statements[at + 1], statements[at - 1]].filter(
    (one): one is Statement => one !== undefined && one.section === statement.section,
  );
  return field.parts.some((ways) =>
    findMentions(ways, { statements: near, posts: [], asOf, language }).some(
      ({ matchLevel }) => matchLevel >= 1,
    ),
  );
}

const UNFINISHED = lazyPattern(String.raw`\b(?:{unfinishedStudies})\b|{unfinishedStudies:unspaced}`, 'i');

function isUnfinished(statement: Statement, { statements, asOf, language }: Profile): boolean {
  const at = statements.indexOf(statement);
  const next = statements[at + 1];
  const isDetail =
    next &&
    next.section === statement.section &&
    next.tokens.length <= 6 &&
    !readDegree(next.quote, language);
  const near = isDetail ? next : undefined;
  const texts = [statement, ...(near ? [near] : [])];
  if (
    texts.some(
      ({ quote }) =>
        /\b(?:awarded|conferred|graduated)\b/i.test(quote) && !/\bnot (?:awarded|graduated)\b/i.test(quote),
    )
  )
    return false;
  if (texts.some(({ quote }) => UNFINISHED().test(quote) || matchesForeign('progress', quote, language)))
    return true;
  const spans = statement.spans.length > 0 ? statement.spans : (near?.spans ?? []);
  return spans.some(({ to, current, from }) => (current && asOf - from < 96) || (!current && to > asOf + 6));
}

/** A language at the level that is asked for. */
export function findLanguage(
  { language, level }: Extract<Rule, { by: 'language' }>,
  profile: Profile,
): Found {
  const asked = level === 0 ? 2 : level;
  const mentions = profile.statements.flatMap((statement) => {
    const listed = statement.section === 'languages';
    const text = listed ? `Languages: ${statement.quote}` : statement.quote;
    const hit = readLanguages(text, profile.language).find((one) => one.language === language);
    if (!hit) return [];
    const token = statement.tokens.findIndex(({ start }) => start >= hit.at - (listed ? 11 : 0));
    const assertion = assertionOf(statement, token, token, profile);
    const reached =
      assertion === 'denied' || assertion === 'wished' || assertion === 'in progress'
        ? 0.5
        : assertion === 'basic'
          ? 1
          : hit.level;
    return [{ statement, reached }];
  });
  const best = mentions.toSorted((a, b) => b.reached - a.reached)[0];
  if (!best) {
    if (language !== 'English' || !isEnglish(profile)) return NOTHING;
    const [first] = profile.statements.filter(({ tokens }) => tokens.length >= 6);
    return first
      ? {
          state: 'unclear',
          credit: UNCLEAR,
          quotes: [{ quote: first.quote, source: first.source }],
          remark: 'Not named; the texts are written in it.',
        }
      : NOTHING;
  }
  const quotes = [{ quote: best.statement.quote, source: best.statement.source }];
  if (best.reached === 0.5)
    return { state: 'missing', credit: 0, quotes, remark: 'Not yet spoken, by what the texts say.' };
  if (best.reached === 0)
    return asked <= 2
      ? { state: 'met', credit: 1, quotes }
      : { state: 'unclear', credit: UNCLEAR, quotes, remark: 'Named without a level.' };
  if (best.reached >= asked || (asked === 4 && best.reached === 3 && level === 0))
    return { state: 'met', credit: 1, quotes };
  const remark = `Named as ${LEVEL_NAMES[best.reached as 1]}, asked for as ${LEVEL_NAMES[asked as 1]}.`;
  return asked - best.reached === 1
    ? { state: 'unclear', credit: UNCLEAR, quotes, remark }
    : { state: 'missing', credit: 0.15, quotes, remark };
}

function isEnglish({ statements }: Profile): boolean {
  let small = 0;
  let words = 0;
  for (const { tokens } of statements) {
    words += tokens.length;
    small += tokens.filter(({ lower }) => /^(?:the|and|of|in|with|to|for|at|a)$/.test(lower)).length;
  }
  return words > 0 && small / words > 0.06;
}

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

const STATED = lazyPattern(
  String.raw`(?<![\d.])(\d{1,2})\s?\+?\s?(?:(?:{yearUnit})\b|{yearUnit:unspaced})`,
  'i',
);
const NOT_THEIRS = lazyPattern(String.raw`\b(?:{yearsNotTheirs})\b`, 'i');

/** Time in some work: the months of the posts in which it shows, overlaps once; what the person states counts where no dates do. */
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

/** How far up the posts of the work stand that a job asks for. Long experience without the title leaves it open. */
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
  return NOTHING;
}

const LEADING = lazyPattern('{ledPeople}', 'i');

/** Whether a person has led others: said in a post, or by a post's title. */
export function findLead({ terms }: Extract<Rule, { by: 'lead' }>, profile: Profile): Found {
  const told = profile.statements.filter(
    (statement) =>
      !statement.listed &&
      !statement.isHeader &&
      statement.post &&
      LEADING().test(statement.quote) &&
      assertionOf(statement, 0, 0, profile) === 'plain',
  );
  const named = findMentions(terms.parts.flat(), profile).filter(({ matchLevel }) => matchLevel >= 2);
  const byTitle = profile.posts.filter((post) => post.level === 4).toSorted((a, b) => b.to - a.to);
  const newest = [...told].toSorted((a, b) => (b.post?.to ?? 0) - (a.post?.to ?? 0));
  const latest = Math.max(newest[0]?.post?.to ?? 0, byTitle[0]?.to ?? 0);
  if (latest === 0) return judge(named, profile.asOf);
  const headers = headerQuotes(profile);
  const quotes = distinct([
    ...newest.map(({ quote, source }) => ({ quote, source })),
    ...byTitle.flatMap((post) => headers.get(post) ?? []),
  ]);
  return { state: 'met', credit: freshness(latest, profile.asOf), quotes: quotes.slice(0, MAX_QUOTES) };
}

/** The header of each post in one quote, where it is in one piece; else its pieces. */
function headerQuotes({ statements }: Profile): ReadonlyMap<Post, Found['quotes']> {
  const headers = new Map<Post, Found['quotes']>();
  for (const { post, isHeader, quote, source } of statements) {
    if (!isHeader || !post) continue;
    const quotes = headers.get(post) ?? [];
    const isWhole = post.header.length <= 200 && !post.header.includes('\ue000');
    if (quotes.length === 0) headers.set(post, [{ quote: isWhole ? post.header : quote, source }]);
    else if (!isWhole && quotes.length < 2) headers.set(post, [...quotes, { quote, source }]);
  }
  return headers;
}
