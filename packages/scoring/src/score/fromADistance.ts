import type { Job } from '../job/criterion.ts';
import { goBetweenByHeadline, goBetweenByTitle, tradesNear } from '../lexicon/goBetweens.ts';
import { ROLES } from '../lexicon/roles.ts';
import type { Post, Profile, Statement } from '../resume/profile.ts';

const TOP_LINES = 8;
const TITLE_WORDS = 12;
const LINE = /[\n\r\u2022]|[.;]\s/;
const HELD_BY_THEMSELVES = /^(?:education|languages|licences|interests)$/;
/** A title that names no trade that deals with others'. */
const ANOTHER = '';

/**
 * Marks what is told of the job's work from a distance: below a title of selling, recruiting, writing or keeping books, unless
 * the job is near to that trade itself. Who sells lifts knows the words of those who repair them. A post without a role in its
 * title is what the person calls themself at the top. English.
 */
export function markDistant({ statements, language }: Profile, job: Job): Statement[] {
  if (language !== 'en') return [...statements];
  const isAway = (trade: string) => trade !== ANOTHER && !nearTo(job).has(trade);
  const own = ownTrade(statements);
  const trades = new Map<Post, string | undefined>();
  return statements.map((statement) => {
    const { post, section } = statement;
    const isHeld = HELD_BY_THEMSELVES.test(section);
    if (post && !trades.has(post)) trades.set(post, tradeOf(post.header));
    const trade = (isHeld ? undefined : post && trades.get(post)) ?? own;
    return trade && isAway(trade) ? { ...statement, distant: true } : statement;
  });
}

/** A job is read beside each of its candidates: the last one is kept as it was read. */
let last: { text: string; near: ReadonlySet<string> } | undefined;

function nearTo({ title, skills_required, description }: Job): ReadonlySet<string> {
  const text = `${title}\n${skills_required}\n\n${description}`;
  if (last?.text !== text)
    last = { text, near: tradesNear(`${title}\n${skills_required}`, description.split(LINE)) };
  return last.near;
}

/** What somebody calls themself at the top, if that is a trade that deals with others'. */
function ownTrade(statements: readonly Statement[]): string | undefined {
  for (const { quote, tokens, section } of statements.slice(0, TOP_LINES)) {
    if (section === 'skills' || tokens.length > TITLE_WORDS || /[.!?]$/.test(quote)) continue;
    const trade = tradeOf(quote);
    if (trade !== undefined) return trade;
  }
  return undefined;
}

function tradeOf(title: string): string | undefined {
  const named = goBetweenByTitle(title);
  if (named !== undefined) return named;
  const words = title.toLowerCase().match(/\p{L}+/gu) ?? [];
  return words.some((word) => ROLES.has(word)) ? ANOTHER : goBetweenByHeadline(title);
}
