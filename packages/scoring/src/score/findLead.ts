import type { Rule } from '../job/criterion.ts';
import { lazyPattern } from '../lexicon/lazyPattern.ts';
import type { AskedTerms } from '../lexicon/readAskedTerms.ts';
import { assertionOf } from '../resume/assertionOf.ts';
import { isOfOthersWho } from '../resume/othersWho.ts';
import type { Profile, Statement } from '../resume/profile.ts';
import type { Found } from './finding.ts';
import { distinct, findMentions, freshness, judge } from './findSkill.ts';
import { headerQuotes } from './headerQuotes.ts';

const MAX_QUOTES = 8;
/** Leading that is told outside of any post, as any skill there. */
const TOLD = 0.8;

const LEADING = lazyPattern('{ledPeople}', 'i');
/** "A team of twelve led by the site manager": somebody else leads. */
const LED_BY_ANOTHER = lazyPattern(String.raw`\b(?:{ledByAnother})\b`, 'gi');

function leads(text: string): boolean {
  const [found] = LEADING().exec(text.replace(LED_BY_ANOTHER(), ' ')) ?? [];
  return found !== undefined && !isOfOthersWho(text.slice(0, Math.max(0, text.indexOf(found))));
}

/** Whether a person has led others, of the kind that is asked for: said in a post, or by a post's title. */
export function findLead({ terms, of }: Extract<Rule, { by: 'lead' }>, profile: Profile): Found {
  const found = findLed(terms, profile);
  if (!of || found.state !== 'met') return found;
  const isOf = ofKind(of, profile);
  const inKind = findLed(terms, {
    ...profile,
    statements: profile.statements.filter(isOf),
    posts: profile.posts.filter((post) => profile.statements.some((one) => one.post === post && isOf(one))),
  });
  return inKind.state === 'met'
    ? inKind
    : { ...found, state: 'unclear', credit: ELSEWHERE, remark: OTHERS_LED };
}

const ELSEWHERE = 0.5;
const OTHERS_LED = 'Led others; ask whether it was such a team.';

/** Whether a line is of a kind of work: it names it, or its post does. */
function ofKind({ parts }: AskedTerms, profile: Profile): (statement: Statement) => boolean {
  const named = new Set(findMentions(parts.flat(), profile).map(({ statement }) => statement));
  const posts = new Set([...named].flatMap(({ post }) => post ?? []));
  return (statement) => named.has(statement) || (statement.post !== undefined && posts.has(statement.post));
}

function findLed(terms: AskedTerms, profile: Profile): Found {
  const told = profile.statements.filter(
    (statement) =>
      !statement.listed &&
      !statement.isHeader &&
      statement.section !== 'interests' &&
      leads(statement.quote) &&
      assertionOf(statement, 0, 0, profile) === 'plain',
  );
  const named = findMentions(terms.parts.flat(), profile).filter(
    ({ matchLevel, statement: { quote } }) => matchLevel >= 2 && quote.search(LED_BY_ANOTHER()) < 0,
  );
  const byTitle = profile.posts.filter((post) => post.level === 4).toSorted((a, b) => b.to - a.to);
  const newest = told.filter(({ post }) => post).toSorted((a, b) => (b.post?.to ?? 0) - (a.post?.to ?? 0));
  const latest = Math.max(newest[0]?.post?.to ?? 0, byTitle[0]?.to ?? 0);
  if (latest === 0) {
    const found = judge(named, profile.asOf);
    if (found.state === 'met' || told.length === 0) return found;
    return { state: 'met', credit: TOLD, quotes: quotesOfStatements(told) };
  }
  const headers = headerQuotes(profile);
  const quotes = distinct([
    ...quotesOfStatements(newest),
    ...byTitle.flatMap((post) => headers.get(post) ?? []),
  ]);
  return { state: 'met', credit: freshness(latest, profile.asOf), quotes: quotes.slice(0, MAX_QUOTES) };
}

function quotesOfStatements(statements: readonly Statement[]): Found['quotes'] {
  return statements.slice(0, MAX_QUOTES).map(({ quote, source }) => ({ quote, source }));
}
