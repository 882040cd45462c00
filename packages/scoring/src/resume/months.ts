import en from '../lexicon/languages/en.json' with { type: 'json' };
import { FOREIGN, LANGUAGES } from '../lexicon/languages.ts';
import { alternatives, lazyPattern } from '../lexicon/lazyPattern.ts';
import { lazy } from '../text/lazy.ts';
/** A month, counted from the year 0: 2019-03 is 2019 * 12 + 2. */
export type Month = number;

/** A span of time in a text: `to` is the first month after it; `at` and `end` are offsets into the text. */
export type Span = { from: Month; to: Month; current: boolean; at: number; end: number };

/** The ways to write each month, in all languages. */
const monthNames = lazy(() =>
  en.months.map((words, index) =>
    [...new Set([words, ...FOREIGN.map((language) => LANGUAGES[language].months?.[index] ?? words)])].join(
      '|',
    ),
  ),
);
const monthPatterns = lazy(() => monthNames().map((names) => new RegExp(`^(?:${names})$`, 'i')));
// Chinese writes a date together with what is beside it.
const OPENS = '(?<![^\\P{L}\\p{Script=Han}])(?<!\\p{N})';
const CLOSES = '(?![^\\P{L}\\p{Script=Han}]|\\p{N})';
/** One end of a span: 03/19, March 2019, 03.2019, 2019-03, '19, 2019 in Chinese, or a word for today. */
const ATOM = lazy(() => {
  const month = monthNames()
    .map((names) => `(?:${names})`)
    .join('|');
  const short = '(0?[1-9]|1[0-2])/(\\d\\d)(?![\\d/])';
  const name = `(${month})\\.?,?(?:\\s{0,2}|[-\u2013/](?=\\d{4}))(?:\\d{1,2},\\s?)?(?:(?:${alternatives('monthOf', 'all')})\\s)?`;
  const number = '(?:\\d{1,2}[./])?(0?[1-9]|1[0-2])\\s?[./-]\\s?';
  const year = "((?:19[5-9]|20[0-4])\\d)(?:-(0[1-9]|1[0-2])(?![\\d-]|[./]\\d{4}))?|['\\u2019](\\d\\d)";
  const chinese = '(?:\\s?\\u5e74(?:\\s?(\\d{1,2})\\s?\\u6708)?)?';
  return new RegExp(
    [
      `${OPENS}${short}(?=\\s?(?:[-\u2013\u2014\u2192]|to\\b|until\\b))`,
      `(?<=(?:[-\u2013\u2014\u2192>]|\\bto|\\buntil)\\s?)${short}`,
      `${OPENS}(?:${name}|${number})?(?:${year})${chinese}${CLOSES}`,
      `${OPENS}(${alternatives('present', 'all')})${CLOSES}`,
    ].join('|'),
    'giu',
  );
});
const BETWEEN = lazyPattern(String.raw`^[\s)(,.]{0,4}(?:{untilWord:all})[\s)(,.]{0,4}(?:to |the )?$`, 'i');
const SINCE = lazyPattern(
  String.raw`(?:^|[^\p{L}])(?:{sinceWord:all})\s*(?:early |late |mid-? ?|the |about )?$`,
  'iu',
);
const SHORT_END = /^\s?[-\u2013\u2014/]\s?(\d\d)(?![\p{L}\p{N}./-])/u;

type Atom = { month: Month; precise: boolean; now: boolean; at: number; end: number };

/**
 * All spans of time that a text names, from left to right. "Present" is the month `asOf`. A lone year is the
 * year's middle, half a year long.
 */
export function findSpans(text: string, asOf: Month): Span[] {
  const atoms = findAtoms(text, asOf);
  const spans: Span[] = [];
  for (let index = 0; index < atoms.length; index += 1) {
    const first = atoms[index];
    if (!first || first.now) continue;
    const second = atoms[index + 1];
    const between = second && text.slice(first.end, second.at);
    if (
      second &&
      between !== undefined &&
      between.length < 20 &&
      (BETWEEN().test(between) || (second.now && between.trim() === ''))
    ) {
      const to = second.now ? asOf + 1 : second.month + (second.precise ? 1 : first.precise ? 6 : 0);
      if (to >= first.month) {
        spans.push({
          from: first.month,
          to: Math.max(to, first.month + 1),
          current: second.now,
          at: first.at,
          end: second.end,
        });
      }
      index += 1;
      continue;
    }
    const short = SHORT_END.exec(text.slice(first.end, first.end + 6));
    const year = Math.floor(first.month / 12);
    const ends = short ? Math.floor(year / 100) * 100 + Number(short[1]) : 0;
    if (short && ends > year) {
      const from = first.month;
      spans.push({
        from,
        to: ends * 12 + (from % 12),
        current: false,
        at: first.at,
        end: first.end + short[0].length,
      });
      continue;
    }
    const rest = text.slice(first.end, first.end + 3);
    const open =
      SINCE().test(text.slice(Math.max(0, first.at - 16), first.at)) || /^\s?[-\u2013\u2014]\s?$/.test(rest);
    if (open && first.month <= asOf) {
      spans.push({ from: first.month, to: asOf + 1, current: true, at: first.at, end: first.end });
    } else {
      const length = first.precise ? 1 : 6;
      spans.push({
        from: first.month,
        to: first.month + length,
        current: false,
        at: first.at,
        end: first.end,
      });
    }
  }
  return spans;
}

/** Whether a span was written with two ends, or as open, and not as a lone date. */
export function isRange({ from, to, current }: Span): boolean {
  return current || to - from > 6;
}

function findAtoms(written: string, asOf: Month): Atom[] {
  const text = written.replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x660));
  if (!/\d{2}/.test(text)) return [];
  return [...text.matchAll(ATOM())].map((match): Atom => {
    const [
      whole,
      firstMonth,
      firstYear,
      lastMonth,
      lastYear,
      name,
      long,
      year,
      iso,
      apostrophe,
      chinese,
      now,
    ] = match;
    const number = firstMonth ?? lastMonth ?? long;
    const short = firstYear ?? lastYear ?? apostrophe;
    const at = match.index;
    const end = at + whole.length;
    if (now !== undefined) return { month: asOf, precise: true, now: true, at, end };
    const full = year ? Number(year) : Number(short) + (Number(short) > 60 ? 1900 : 2000);
    const month = name
      ? monthPatterns().findIndex((pattern) => pattern.test(name))
      : (number ?? iso ?? chinese) !== undefined
        ? Number(number ?? iso ?? chinese) - 1
        : undefined;
    return { month: full * 12 + (month ?? 6), precise: month !== undefined, now: false, at, end };
  });
}

/** The month of an ISO date. */
export function monthOf(date: string): Month {
  return Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1;
}

/** How many months the spans cover together; what overlaps counts once. */
export function coveredMonths(spans: readonly Pick<Span, 'from' | 'to'>[]): number {
  let total = 0;
  let end = Number.NEGATIVE_INFINITY;
  for (const { from, to } of spans.toSorted((a, b) => a.from - b.from)) {
    total += Math.max(0, to - Math.max(from, end));
    end = Math.max(end, to);
  }
  return total;
}
