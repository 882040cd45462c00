import { readDegree } from '../job/readDegree.ts';
import { areLinked, isVerb } from '../lexicon/areLinked.ts';
import type { Assertion } from '../lexicon/assertion.ts';
import { deedsOf, findDeed } from '../lexicon/deeds.ts';
import { lazyPattern } from '../lexicon/lazyPattern.ts';
import { type Borders, matchPhrase } from '../lexicon/matchPhrase.ts';
import type { AskedTerms, Phrase } from '../lexicon/readAskedTerms.ts';
import { relatedPhrases } from '../lexicon/relatedPhrases.ts';
import { ROLES } from '../lexicon/roles.ts';
import { wordWeight } from '../lexicon/wordRarity.ts';
import { assertionOf } from '../resume/assertionOf.ts';
import type { Month } from '../resume/months.ts';
import type { Profile, Statement } from '../resume/profile.ts';
import type { Language } from '../text/language.ts';
import { tokenize } from '../text/tokens.ts';
import { type Found, NOTHING } from './finding.ts';

/** One place where a text names what is asked for. `value` is what it is worth, 0 to 1. */
export type Mention = {
  statement: Statement;
  matchLevel: 1 | 2 | 3;
  assertion: Assertion;
  value: number;
  /** It is not named: what was done shows it. */
  byDeed?: boolean;
};

/** What is said where only words near a thing are there. */
const NEAR = 'Related work is mentioned; ask how far it goes.';
/** What is said of a skill that is told in other words. */
const IN_OTHER_WORDS = 'Not named; what was done shows it.';
/** What is said of a skill that is in a list and nowhere else. */
export const LISTED_ALONE = 'Listed, not shown in a post.';
const USED = 1;
const LISTED_IN_POST = 0.85;
const TOLD = 0.8;
const LISTED = 0.6;
const INTEREST = 0.3;
const HALF_NAMED = 0.5;
const HALF_WORDS = 0.35;
const LISTED_AND_NEAR = 0.8;
const BY_DEED = 0.85;
const BEGINNER = 0.15;
const FAMILIAR = 0.35;
const MET = 0.5;
const MAX_QUOTES = 8;
const FRESH_YEARS = 5;
const OLD_YEARS = 15;
const OLDEST = 0.6;

/**
 * How much a skill that was last used in a post still counts: all for five years, then less, down to 0.6
 * after fifteen.
 */
export function freshness(to: Month, asOf: Month): number {
  const years = Math.max(0, asOf - to) / 12;
  const faded = Math.min(1, Math.max(0, (years - FRESH_YEARS) / (OLD_YEARS - FRESH_YEARS)));
  return 1 - (1 - OLDEST) * faded;
}

/** All places where a profile names one of several phrases. */
export function findMentions(ways: readonly Phrase[], profile: Profile, isDuty = false): Mention[] {
  const { statements, asOf, language } = profile;
  const tries = [
    ...ways.map((phrase) => ({ phrase, isRelated: false })),
    ...ways.flatMap(relatedPhrases).map((phrase) => ({ phrase, isRelated: true })),
  ];
  const deeds = language === 'en' ? ways.flatMap(deedsOf) : [];
  return statements.flatMap((statement): Mention[] => {
    const borders: Borders = {
      crosses: (from, to) => partsBetween(statement, from, to),
      links: (pair) => areLinked(statement, pair, language),
    };
    const matches = [
      ...tries
        .filter(({ phrase }) => phrase.some(({ key }) => statement.named.has(key)))
        .map(({ phrase, isRelated }) => {
          const match = matchPhrase(phrase, statement.keys, borders, language, isDuty);
          return {
            ...match,
            // "Beautiful presentation of food" is only near presentation skills; "presentation and other skills" names them.
            isRelated:
              isRelated ||
              phrase[0]?.isExample === true ||
              (phrase[0]?.isNear === true && !isToldOf(statement, match)),
            byDeed: false,
          };
        }),
      ...deeds.flatMap((deed) => {
        const place = findDeed(deed, statement, borders);
        if (!place) return [];
        const isTold = (rest: string) =>
          statement.keys.some(
            ({ key, from, to }) => key === rest && from >= place.from && to <= place.to + 1,
          );
        return [{ ...place, matchLevel: 2 as const, isRelated: !deed.rest.every(isTold), byDeed: true }];
      }),
    ];
    let best: Mention | undefined;
    for (const match of matches) {
      const { from, to, isRelated, byDeed } = match;
      if (match.matchLevel === 0) continue;
      if (namesSchools(statement, from, to) && isStudy(statement, language)) continue;
      const isNear = isRelated || (isSoft(statement, from, to, language) && isStudy(statement, language));
      const matchLevel = isNear ? (match.matchLevel >= 2 ? 1 : 0) : match.matchLevel;
      if (matchLevel === 0 || (statement.isHeader && isEmployer(statement, from, language))) continue;
      if (isInAddress(statement, from)) continue;
      const assertion = assertionOf(statement, from, to, profile);
      const half = matchLevel === 1 && !isNear ? HALF_WORDS / HALF_NAMED : 1;
      const share = byDeed && matchLevel >= 2 ? BY_DEED : half;
      const value = worth(statement, matchLevel, assertion, asOf) * share;
      const mention = { statement, matchLevel, assertion, value, byDeed };
      if (
        !best ||
        mention.matchLevel > best.matchLevel ||
        (mention.matchLevel === best.matchLevel && mention.value > best.value)
      )
        best = mention;
    }
    return best ? [best] : [];
  });
}

/** What stands between a title and an employer, dates among it. */
const PARTS_OF_HEADER =
  /(,|\||\u2013|\u2014|\(|@|\bat\b|\s-\s|\b(?:19|20)\d\d\b|\b(?:current|present)\b|\s(?=company name\b))/i;
/** What is done for pleasure, told outside of posts. */
const PASTIME = lazyPattern('{pastimeCue}', 'iu');
const EMPLOYER = lazyPattern('{employerWord}', 'i');

/** Whether a word of a header is in the employer's name: who sold bread at Corner Bakery has not baked. */
function isEmployer({ quote, tokens }: Statement, index: number, language: Language): boolean {
  const at = tokens[index]?.start ?? 0;
  let start = 0;
  for (const segment of quote.split(PARTS_OF_HEADER)) {
    const end = start + segment.length;
    if (at >= start && at < end)
      return (
        EMPLOYER().test(segment) &&
        !tokenize(segment, language).some(({ lower }) => ROLES.has(lower)) &&
        segment !== quote
      );
    start = end;
  }
  return false;
}

const OF_SKILLS = /^(?:skills?|abilit(?:y|ies)|proficiency|literacy|literate|proficient)$/;
const MOST_BETWEEN = 5;

/** Whether the word of a known term tells of it by itself: as what was done ("led the kitchen"), or as one of several skills. */
function isToldOf({ tokens }: Statement, { from, to }: { from: number; to: number }): boolean {
  if (isVerb(tokens[from]?.lower ?? '')) return true;
  return tokens.slice(to + 1, to + 2 + MOST_BETWEEN).some(({ lower }) => OF_SKILLS.test(lower));
}

const ADDRESS = lazyPattern('{address}', 'iu');

/** "12 Baker Street" bakes nothing. */
export function isInAddress({ quote, tokens }: Statement, index: number): boolean {
  const at = tokens[index]?.start ?? 0;
  const found = ADDRESS().exec(quote);
  return found !== null && at >= found.index && at < found.index + found[0].length;
}

/** A word of any resume ("communication") is no skill where it names what somebody studied. */
function isSoft({ tokens }: Statement, from: number, to: number, language: Language): boolean {
  return tokens.slice(from, to + 1).every(({ stem }) => wordWeight(stem, language) < SOFT);
}

const SCHOOL = lazyPattern('^(?:{schoolWord}|conservator(?:y|ies|ium))$', 'iu');

/** "Experience in a college" is not where somebody studied. */
function namesSchools({ tokens }: Statement, from: number, to: number): boolean {
  return tokens.slice(from, to + 1).every(({ lower }) => SCHOOL().test(lower));
}

function isStudy({ section, quote }: Statement, language: Language): boolean {
  return section === 'education' || readDegree(quote, language) !== undefined;
}

const SOFT = 0.5;

/** In a list, and beyond the end of a clause, words do not belong together. */
function partsBetween({ quote, tokens, listed }: Statement, from: number, to: number): boolean {
  const between = quote.slice(tokens[from]?.end ?? 0, tokens[to]?.start ?? 0);
  return listed ? /[,;|/\u2022\u00b7\u3001\uff0c]/.test(between) : /[;.:]\s/.test(between);
}

/** What a mention is worth, 0 to 1: by where it stands, how fully it names a thing, and what is said of it. */
export function worth(
  statement: Statement,
  matchLevel: 1 | 2 | 3,
  assertion: Assertion,
  asOf: Month,
): number {
  if (assertion === 'basic') return BEGINNER;
  if (assertion === 'familiar' || assertion === 'in passing') return FAMILIAR;
  if (assertion !== 'plain') return 0;
  const { post, listed, section, repeated, quote } = statement;
  const place =
    repeated || section === 'interests' || (!post && PASTIME().test(quote))
      ? INTEREST
      : post
        ? (listed ? LISTED_IN_POST : USED) * freshness(post.to, asOf)
        : listed
          ? LISTED
          : TOLD;
  return matchLevel === 1 ? place * HALF_NAMED : place;
}

/** Looks for a skill or a duty: each of its parts, each in the best of the ways to name it. */
export function findSkill(terms: AskedTerms, profile: Profile, isDuty = false): Found {
  const parts = terms.parts.map((ways) => judge(findMentions(ways, profile, isDuty), profile.asOf));
  const credit = parts.reduce((sum, part) => sum + part.credit, 0) / parts.length;
  const quotes = distinct(parts.flatMap((part) => part.quotes));
  const state = parts.every((part) => part.state === 'met')
    ? 'met'
    : parts.some((part) => part.state !== 'missing')
      ? 'unclear'
      : 'missing';
  const remark = parts.find((part) => part.remark)?.remark;
  const inPost = parts.some((part) => part.inPost);
  return {
    state,
    credit: state === 'unclear' ? Math.min(credit, 0.5) : credit,
    quotes: quotes.slice(0, MAX_QUOTES),
    inPost,
    ...(remark ? { remark } : {}),
  };
}

/**
 * What the mentions of one thing show together. What the texts deny is not met, unless a post shows it all
 * the same.
 */
export function judge(mentions: readonly Mention[], asOf: Month): Found {
  const named = mentions.filter(({ matchLevel }) => matchLevel >= 2);
  const ranked = (named.length > 0 ? named : mentions).toSorted(
    (a, b) => b.value - a.value || b.matchLevel - a.matchLevel,
  );
  const [best] = ranked;
  if (!best) return NOTHING;
  const usedInPost = named.some(
    ({ statement, assertion, value }) =>
      assertion === 'plain' && statement.post && !statement.listed && value > MET,
  );
  // "Answered basic accounting questions" is a piece of the work beside what else shows it, and no level of the person.
  const isBasicTask = ({ assertion, statement }: Mention) =>
    assertion === 'basic' && usedInPost && statement.post && !statement.listed;
  const denied = named.find(
    (mention) => mention.assertion !== 'plain' && mention.assertion !== 'in passing' && !isBasicTask(mention),
  );
  if ((denied?.assertion === 'denied' || denied?.assertion === 'basic') && usedInPost) {
    return {
      state: 'unclear',
      credit: HALF_NAMED,
      quotes: quotesOf([best, denied]),
      remark: 'The texts say both.',
    };
  }
  if (denied && !usedInPost) {
    const credit = Math.min(
      ...named
        .filter(({ assertion }) => assertion !== 'plain' && assertion !== 'in passing')
        .map(({ value }) => value),
    );
    return {
      state: denied.assertion === 'familiar' ? 'unclear' : 'missing',
      credit,
      quotes: quotesOf([denied]),
      remark: REMARKS[denied.assertion],
    };
  }
  if (best.matchLevel === 1)
    return {
      state: 'unclear',
      credit: best.value,
      quotes: quotesOf(ranked.slice(0, 2)),
      inPost: best.statement.post !== undefined && !best.statement.listed,
      remark: NEAR,
    };
  if (best.value < MET)
    return {
      state: 'unclear',
      credit: best.value,
      quotes: quotesOf([best]),
      remark: REMARKS['in passing'],
    };
  const near = mentions.filter(
    ({ matchLevel, assertion, statement }) =>
      matchLevel === 1 && assertion === 'plain' && statement.post && !statement.listed,
  );
  if (!best.statement.post && best.statement.listed && near.length > 0) {
    const quotes = quotesOf([best, ...near]);
    return {
      state: 'met',
      credit: Math.max(best.value, LISTED_AND_NEAR),
      quotes,
      remark: 'Listed; a post tells of something near it.',
      inPost: true,
    };
  }
  const remark = named.every(({ byDeed }) => byDeed)
    ? IN_OTHER_WORDS
    : best.statement.post?.undated
      ? undefined
      : best.statement.post
        ? asOf - best.statement.post.to > FRESH_YEARS * 12
          ? `Last shown in a post that ended in ${Math.floor((best.statement.post.to - 1) / 12)}.`
          : undefined
        : best.statement.listed
          ? LISTED_ALONE
          : undefined;
  const inPost = best.statement.post !== undefined && !best.statement.listed;
  const quotes = quotesOf(ranked.filter(({ assertion, value }) => assertion === 'plain' && value >= MET));
  return { state: 'met', credit: best.value, quotes, inPost, ...(remark ? { remark } : {}) };
}

export const REMARKS: Readonly<Record<Assertion, string>> = {
  plain: '',
  denied: 'The texts say that it is not there.',
  wished: 'It is a wish or a plan so far.',
  'in progress': 'In progress, or not finished.',
  expired: 'It is no longer valid.',
  basic: 'At a beginner\u2019s level.',
  'of another': 'It is told of somebody else.',
  familiar: 'Known from a distance, by what the texts say.',
  'in passing': 'Named in passing alone.',
};

/** The quotes of mentions, strongest first, each once. */
export function quotesOf(mentions: readonly Mention[]): Found['quotes'] {
  return distinct(mentions.map(({ statement: { quote, source } }) => ({ quote, source }))).slice(
    0,
    MAX_QUOTES,
  );
}

export function distinct(quotes: Found['quotes']): Found['quotes'] {
  return [...new Map(quotes.map((one) => [`${one.source} ${one.quote}`, one])).values()];
}
