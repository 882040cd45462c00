import type { Rule } from '../job/criterion.ts';
import type { Key } from '../lexicon/concepts.ts';
import { lazyPattern } from '../lexicon/lazyPattern.ts';
import type { AskedTerms, Phrase } from '../lexicon/readAskedTerms.ts';
import type { Post, Profile, Statement } from '../resume/profile.ts';
import { stem } from '../text/stem.ts';
import type { Found } from './finding.ts';
import { findMentions, freshness, judge, type Mention, quotesOf } from './findSkill.ts';

const NEAR_ROLE = 0.5;
const ROLE_OPENS = lazyPattern('{roleOpens}', 'i');
/** What is around a role makes it another: a teaching assistant, an electrician's mate, a trainee accountant. */
const HELPS = lazyPattern('^(?:{helperRole})$');
const LEARNS = lazyPattern('^(?:{learnerRole})$');
/** "Assistant to the head of marketing", "Assistant Director". */
const HELPS_WHO = /\b(?:assistant|secretary|aide|pa|reporting|reports)\b(?:\s(?:to|for|of|the|our|a))*\s*$/i;
/** Words before a role that leave open of what work it is. */
const LEAVES_OPEN = lazyPattern('^(?:{openRoleWord})$');
/** What the same people are called. */
const SAME_HEADS = [
  ['engineer', 'developer', 'programmer'],
  ['leader', 'supervisor', 'foreman'],
  ['operative', 'operator', 'worker'],
  ['advisor', 'agent', 'representative'],
].map((group) => group.map(stem));

/**
 * The role: in the title of a post, or as what the person calls themself. "Worked with nurses" does not make
 * a nurse.
 */
export function findRole({ terms, head }: Extract<Rule, { by: 'role' }>, profile: Profile): Found {
  const ways = terms.parts.flat();
  const heads = headsOf(head);
  const inHeaders = findMentions(heads, profile).filter(
    ({ statement, matchLevel }) => statement.isHeader && matchLevel >= 2,
  );
  const atTop = findMentions(heads, profile).filter(
    ({ statement, matchLevel }) => statement.isTitle && matchLevel >= 2,
  );
  const near = [...inHeaders, ...atTop].map(asNear);
  const mentions = findMentions(ways, profile).flatMap((mention): Mention[] => {
    const { statement } = mention;
    if (statement.isHeader) return [isAnotherRole(mention, ways) ? asNear(mention) : mention];
    if (statement.section === 'education' || statement.section === 'skills' || statement.listed) return [];
    if (mention.matchLevel < 3) return [];
    return opensRole(statement, ways)
      ? [{ ...mention, value: Math.min(mention.value, statement.post ? 1 : 0.7) }]
      : [];
  });
  const found = judge([...mentions, ...near], profile.asOf);
  return found.state === 'met' ? found : (shownByLines(ways, heads, inHeaders, profile) ?? found);
}

function asNear(mention: Mention): Mention {
  return { ...mention, matchLevel: 1, value: mention.value * NEAR_ROLE };
}

function headsOf(head: Phrase): Phrase[] {
  const group = SAME_HEADS.find((names) => names.some((name) => name === head[0]?.key)) ?? [];
  const others = group.filter((name) => name !== head[0]?.key);
  return [head, ...others.map((key): Phrase => [{ key, weight: 1, from: 0, to: 0 }])];
}

/** Whether the header names somebody beside the role: what is asked for must not be such a helper itself. */
function isAnotherRole({ statement, matchLevel }: Mention, ways: readonly Phrase[]): boolean {
  if (matchLevel < 2) return false;
  return ways.every((phrase) => {
    const hits = statement.keys.filter(({ key }) => key === phrase.at(-1)?.key);
    const first = statement.keys.find(({ key }) => key === phrase[0]?.key);
    if (hits.length === 0 || !first) return true;
    return hits.every((hit) => isBeside(statement, first, hit));
  });
}

function isBeside({ tokens, quote }: Statement, first: Key, last: Key): boolean {
  const after = tokens[last.to + 1];
  const before = tokens[first.from - 1];
  if (HELPS_WHO.test(quote.slice(0, tokens[Math.min(first.from, last.from)]?.start ?? 0))) return true;
  const touches = (left: number, right: number) =>
    !/[,;:|()\u2013\u2014]|\s-\s/.test(quote.slice(left, right));
  if (after && HELPS().test(after.lower) && touches(tokens[last.to]?.end ?? 0, after.start)) return true;
  return (
    before !== undefined && LEARNS().test(before.lower) && touches(before.end, tokens[first.from]?.start ?? 0)
  );
}

/** "Senior Software Engineer" is a backend engineer if a line of the post is about the backend. */
function shownByLines(
  ways: readonly Phrase[],
  heads: readonly Phrase[],
  inHeaders: readonly Mention[],
  profile: Profile,
): Found | undefined {
  const open = inHeaders.filter(
    ({ statement, assertion }) => assertion === 'plain' && isOpen(statement, heads),
  );
  if (open.length === 0) return undefined;
  const fields = ways.flatMap((phrase): Phrase[] => {
    const field = phrase.slice(0, -1).filter(({ key }) => !/^(?:team|shift|crew)$/.test(key));
    return phrase.length > 1 && heads.some(([head]) => head?.key === phrase.at(-1)?.key) && isTelling(field)
      ? [field]
      : [];
  });
  if (fields.length === 0) return undefined;
  const lines = findMentions(fields, profile).filter(
    ({ statement, matchLevel, assertion }) =>
      matchLevel >= 2 && assertion === 'plain' && statement.post && !statement.listed && !statement.isHeader,
  );
  const told = new Set(lines.map(({ statement }) => statement.post));
  const shown = open.filter(({ statement }) => told.has(statement.post));
  const [newest] = shown.toSorted((a, b) => endOf(b) - endOf(a));
  if (!newest) return undefined;
  return {
    state: 'met',
    credit: freshness(endOf(newest), profile.asOf),
    quotes: quotesOf([
      newest,
      ...lines.filter(({ statement }) => statement.post === newest.statement.post).slice(0, 2),
    ]),
    inPost: true,
  };
}

const endOf = ({ statement: { post } }: Mention): Post['to'] => post?.to ?? 0;

const isTelling = (phrase: Phrase) => phrase.some(({ key, weight }) => key.startsWith('=') || weight >= 0.4);

function isOpen({ tokens, keys, quote }: Statement, heads: readonly Phrase[]): boolean {
  return heads.some(([head]) => {
    const hit = keys.find(({ key }) => key === head?.key);
    if (!hit) return false;
    const before = tokens[hit.from - 1];
    const after = tokens[hit.to + 1];
    if (after && HELPS().test(after.lower)) return false;
    return (
      !before ||
      LEAVES_OPEN().test(before.lower) ||
      /[,;:|()\u2013\u2014]|\s-\s/.test(quote.slice(before.end, tokens[hit.from]?.start ?? 0))
    );
  });
}

/** "Developed policies" has no developer in it; "intensive care nursing" is what such a nurse does. */
const IS_DEED = /ed$/;

function opensRole({ quote, keys, tokens }: Statement, ways: AskedTerms['parts'][number]): boolean {
  return ways.some((phrase) => {
    const hit = keys.find(({ key }) => key === phrase[0]?.key);
    const head = keys.find(({ key }) => key === phrase.at(-1)?.key);
    if (head === undefined || IS_DEED.test(tokens[head.to]?.lower ?? '')) return false;
    return hit !== undefined && ROLE_OPENS().test(quote.slice(0, tokens[hit.from]?.start ?? 0));
  });
}
