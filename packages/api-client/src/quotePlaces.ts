import type { Place } from './generated/model/index.ts';

/** A run of text on a page of a document, and where it stands. `runs`: where to, as the page is shown, unless to the right. */
export type PageText = Place & { text: string; runs?: Direction };

type Direction = 'down' | 'up' | 'left';

/** A part of one of several texts, in UTF-16 code units. */
export type Stretch = { index: number; from: number; to: number };

type TextItem = { str: string; transform: number[]; width: number };
type Viewport = { transform: number[]; width: number; height: number };

// Of a font's size, how far its letters reach below and above their line.
const BELOW = 0.24;
const ABOVE = 0.86;

/** Where a text item of pdf.js stands, as fractions of its page as that is shown (1 is the first page). */
export function toPageText({ str, transform, width }: TextItem, viewport: Viewport, page: number): PageText {
  const [a = 1, b = 0, c = 0, d = 1, x = 0, y = 0] = transform;
  const [along, size] = [Math.hypot(a, b) || 1, Math.hypot(c, d) || 1];
  const corners = [0, width].flatMap((run) =>
    [-BELOW, ABOVE].map((rise) => [x + (a / along) * run + c * rise, y + (b / along) * run + d * rise]),
  );
  const [m0 = 1, m1 = 0, m2 = 0, m3 = 1, m4 = 0, m5 = 0] = viewport.transform;
  const xs = corners.map(([px = 0, py = 0]) => (m0 * px + m2 * py + m4) / viewport.width);
  const ys = corners.map(([px = 0, py = 0]) => (m1 * px + m3 * py + m5) / viewport.height);
  const [left, top] = [Math.max(0, Math.min(...xs)), Math.max(0, Math.min(...ys))];
  const [across, down] = [m0 * a + m2 * b, m1 * a + m3 * b];
  const runs =
    Math.abs(down) > Math.abs(across) ? (down > 0 ? 'down' : 'up') : across < 0 ? 'left' : undefined;
  return {
    ...(runs ? { runs } : {}),
    text: size > 0 ? str : '',
    page,
    left: toFraction(left),
    top: toFraction(top),
    width: toFraction(Math.min(1, Math.max(...xs)) - left),
    height: toFraction(Math.min(1, Math.max(...ys)) - top),
  };
}

function toFraction(value: number): number {
  return Math.min(1, Math.max(0, Math.round(value * 10_000) / 10_000));
}

/** Where a quote stands on the pages, a box a line; empty where it is not found. `find` is the finder over the runs' texts. */
export function findPlaces(
  runs: readonly PageText[],
  find: (quote: string) => Stretch[],
  quote: string,
): Place[] {
  const places: Place[] = [];
  for (const { index, from, to } of find(quote)) {
    const run = runs[index];
    if (!run) continue;
    const box = cut(run, from, to);
    const last = places.at(-1);
    const upright = run.runs === undefined || run.runs === 'left';
    if (last && isSameLine(last, box, upright)) places[places.length - 1] = union(last, box);
    else places.push(box);
  }
  return places;
}

function cut({ text, runs, page, left, top, width, height }: PageText, from: number, to: number): Place {
  const whole = { page, left, top, width, height };
  if (RIGHT_TO_LEFT.test(text)) return whole;
  const all = lengthOf(text) || 1;
  const share = lengthOf(text.slice(from, to)) / all;
  const before = lengthOf(text.slice(0, from)) / all;
  const start = runs === 'left' || runs === 'up' ? 1 - before - share : before;
  return runs === 'down' || runs === 'up'
    ? { ...whole, top: toFraction(top + start * height), height: toFraction(share * height) }
    : { ...whole, left: toFraction(left + start * width), width: toFraction(share * width) };
}

const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/** About how wide a text is set, in widths of a usual small letter. */
function lengthOf(text: string): number {
  let length = 0;
  for (const letter of text) {
    if (/[\s.,:;'|!ijltfrI()[\]-]/.test(letter)) length += 0.55;
    else if (/[mwMW@%]/.test(letter)) length += 1.6;
    else length += /[\p{Lu}&]/u.test(letter) ? 1.25 : 1;
  }
  return length;
}

function isSameLine(a: Place, b: Place, upright: boolean): boolean {
  const [from, size] = upright ? (['top', 'height'] as const) : (['left', 'width'] as const);
  const overlap = Math.min(a[from] + a[size], b[from] + b[size]) - Math.max(a[from], b[from]);
  return a.page === b.page && overlap > 0.5 * Math.min(a[size], b[size]);
}

function union(a: Place, b: Place): Place {
  const [left, top] = [Math.min(a.left, b.left), Math.min(a.top, b.top)];
  const right = Math.max(a.left + a.width, b.left + b.width);
  const bottom = Math.max(a.top + a.height, b.top + b.height);
  return { page: a.page, left, top, width: toFraction(right - left), height: toFraction(bottom - top) };
}

// What readers of a file add, drop and change: white space, hyphens and dashes, bullets, invisible characters, accents
// on their own.
const LOOSE =
  /[\s\p{Cf}\p{Cc}\p{Co}\p{Mn}\p{Pd}\u2022\u25a0-\u25ff\u2023\u2043\u2219\u00b7\u2756\u2713\u2714\u27a2]/u;
const MIN_FRAGMENT = 6;
const MIN_SHARE = 0.7;
// Letters that stand together, on average: crumbs of a quote stand in any text.
const MIN_TOGETHER = 12;
// Between parts that stand together there are this many letters at most, such as one that was mended in the text.
const MAX_BETWEEN = 8;
const NEAR = 3_000;
const NEXT = 200;
const MAX_SKIPPED = 40;
const MAX_PLACES = 100;

/**
 * Finds quotes in texts that follow each other, such as the lines of a page: letters count, not how they are spaced,
 * hyphenated or broken into lines. A quote that is interrupted, by another column say, is found in its parts, at least
 * 7 in 10 of its letters.
 */
export function createFinder(texts: readonly string[]): (quote: string) => Stretch[] {
  let letters = '';
  const origins: { index: number; at: number; end: number }[] = [];
  const edges = new Set([0]);
  for (const [index, text] of texts.entries()) {
    let at = 0;
    for (const character of text) {
      const end = at + character.length;
      for (const letter of toLetters(character)) {
        letters += letter;
        for (let unit = 0; unit < letter.length; unit += 1) origins.push({ index, at, end });
      }
      at = end;
    }
    edges.add(letters.length);
  }
  return (quote) => {
    const stretches: Stretch[] = [];
    for (const [from, to] of findLetters(letters, edges, [...quote].map(toLetters).join('')))
      for (const { index, at, end } of origins.slice(from, to)) {
        const last = stretches.at(-1);
        if (last?.index === index && at >= last.from) last.to = end;
        else stretches.push({ index, from: at, to: end });
      }
    return stretches;
  };
}

function toLetters(character: string): string {
  return [...character.normalize('NFKD')].filter((letter) => !LOOSE.test(letter)).join('');
}

function findLetters(letters: string, edges: ReadonlySet<number>, wanted: string): [number, number][] {
  if (wanted === '') return [];
  const whole = findWhole(letters, edges, wanted);
  if (whole !== -1) return [[whole, whole + wanted.length]];
  const parts: [number, number][] = [];
  let at = 0;
  let found = 0;
  while (at < wanted.length) {
    const part = findPart(letters, wanted.slice(at), parts.at(-1)?.[1]);
    if (part) {
      parts.push(part);
      found += part[1] - part[0];
      at += part[1] - part[0];
    } else {
      at += 1;
      if (parts.length === 0 && at > MAX_SKIPPED) return [];
    }
  }
  const apart = parts.filter(([from], index) => {
    const between = from - (parts[index - 1]?.[1] ?? Number.NEGATIVE_INFINITY);
    return between < 0 || between > MAX_BETWEEN;
  });
  const isThere = found >= MIN_SHARE * wanted.length && found >= MIN_TOGETHER * apart.length;
  return isThere ? parts : [];
}

/** Where it stands first as lines of its own, or else first at all; -1 where it does not. */
function findWhole(letters: string, edges: ReadonlySet<number>, wanted: string): number {
  const first = letters.indexOf(wanted);
  let at = first;
  for (let tries = 0; at !== -1 && tries < MAX_PLACES; tries += 1) {
    if (edges.has(at) && edges.has(at + wanted.length)) return at;
    at = letters.indexOf(wanted, at + 1);
  }
  return first;
}

/** The longest beginning of a text that stands near, after what was found last before what stands in front of it. */
function findPart(letters: string, rest: string, after: number | undefined): [number, number] | undefined {
  if (rest.length < MIN_FRAGMENT) {
    const at = after === undefined ? -1 : letters.indexOf(rest, after);
    return at !== -1 && after !== undefined && at - after <= NEXT ? [at, at + rest.length] : undefined;
  }
  const near: [number, number] = after === undefined ? [0, letters.length] : [after, after + NEAR];
  const part = longestStart(letters, rest, near);
  if (part || after === undefined) return part;
  return longestStart(letters, rest, [Math.max(0, after - NEAR), after]);
}

function longestStart(
  letters: string,
  rest: string,
  [from, to]: [number, number],
): [number, number] | undefined {
  const region = letters.slice(from, to);
  let [low, high] = [MIN_FRAGMENT - 1, rest.length];
  let at = -1;
  while (low < high) {
    const length = Math.ceil((low + high) / 2);
    const there = region.indexOf(rest.slice(0, length));
    if (there === -1) high = length - 1;
    else [low, at] = [length, there];
  }
  return at === -1 ? undefined : [from + at, from + at + low];
}
