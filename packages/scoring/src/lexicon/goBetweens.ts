import { lazy } from '../text/lazy.ts';
import data from './languages/en/goBetweens.json' with { type: 'json' };

const anyOf = (words: readonly string[], flags = 'iu') =>
  words.length === 0 ? /(?!)/ : new RegExp(String.raw`(?<!\p{L})(?:${words.join('|')})(?!\p{L})`, flags);

const trades = lazy(() =>
  data.trades.map(({ name, titles, headlines, notTitles, near }) => ({
    name,
    titles: anyOf(titles),
    headlines: anyOf(headlines),
    notTitles: anyOf(notTitles),
    near: anyOf(near),
  })),
);
const deals = lazy(() => anyOf(data.deals));
const dealt = lazy(() => anyOf(data.dealt));

const PARTS = /[,|\u2013\u2014()@\u2022\u00b7;/]|\s-\s|\sat\s/;

/** The trade that a title names if it deals with the work of others: "Regional Sales Advisor", "Dairy Editor". English. */
export function goBetweenByTitle(title: string): string | undefined {
  return trades().find(({ titles, notTitles }) => titles.test(title) && !notTitles.test(title))?.name;
}

/** The same of a title that names no role at all: "Outside sales, Harbour Tools". */
export function goBetweenByHeadline(title: string): string | undefined {
  const parts = title.split(PARTS).map((part) => (part.split(/\d/, 1)[0] ?? '').trim());
  return trades().find(
    ({ headlines, notTitles }) => parts.some((part) => headlines.test(part)) && !notTitles.test(title),
  )?.name;
}

/** From so many lines of a job on that name what a trade does, the job is near to it. */
const FEWEST_LINES = 2;

/** The trades that a job is near to, by what it asks for (its title and skills) and its other lines: what their people tell of it is told at first hand. */
export function tradesNear(asked: string, lines: readonly string[]): ReadonlySet<string> {
  const close = trades().filter(
    ({ titles, near }) =>
      titles.test(asked) ||
      near.test(asked) ||
      lines.filter((line) => near.test(line)).length >= FEWEST_LINES,
  );
  return new Set(close.map(({ name }) => name));
}

/**
 * Whether what stands around a thing tells that it is dealt with and not done: "explained to clients", "enrolled 200 people in",
 * "... : over forty placements".
 */
export function isDealtWith(before: string, after: string): boolean {
  return deals().test(before) || dealt().test(after);
}
