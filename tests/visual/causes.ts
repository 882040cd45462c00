import type { Tokens } from './tokens.ts';

/** A picture as numbers: one 0xrrggbb a pixel, row by row. */
export type Pixels = { width: number; height: number; colours: Uint32Array };

export type Difference = {
  /** How many pixels are not as they were. */
  pixels: number;
  /** The same for pictures that changed alike, whatever their theme. */
  cause: string;
  /** What else can be said, e.g. from which colour to which in this theme. */
  detail: string;
};

type Context = { theme: 'dark' | 'light'; tokens: { before: Tokens; after: Tokens } };

/** The part of the differing pixels from which on one colour in place of another is what happened. */
const MOST = 1 / 3;

/**
 * Says what happened between two pictures: a token that changed, else one colour for another, else another size, else
 * where something else is seen.
 */
export function findDifference(before: Pixels, after: Pixels, context: Context): Difference {
  const { swaps, pixels, box } = compare(before, after);
  const token = findToken(swaps, context);
  if (token) return { pixels, cause: `${token.name} colour`, detail: `${token.from} became ${token.to}` };
  if (before.width !== after.width || before.height !== after.height) {
    return {
      pixels,
      cause: describeSize(before, after),
      detail: `${before.width} × ${before.height} became ${after.width} × ${after.height}`,
    };
  }
  const [swap] = [...swaps].toSorted(([, a], [, b]) => b - a);
  if (swap && swap[1] >= pixels * MOST) {
    const [from, to] = readSwap(swap[0]);
    const name =
      nameOf(to, context.tokens.after, context.theme) ?? nameOf(from, context.tokens.before, context.theme);
    const change = `${from} became ${to}`;
    return name
      ? { pixels, cause: `${name} colour`, detail: change }
      : { pixels, cause: change, detail: describePlace(box, after) };
  }
  return { pixels, cause: describePlace(box, after), detail: `from ${box.left}, ${box.top}` };
}

type Box = { left: number; top: number; right: number; bottom: number };

/** What only one of two sizes has counts as different. */
function compare(before: Pixels, after: Pixels) {
  const width = Math.min(before.width, after.width);
  const height = Math.min(before.height, after.height);
  const swaps = new Map<number, number>();
  const box: Box = { left: width, top: height, right: 0, bottom: 0 };
  let pixels = Math.max(before.width, after.width) * Math.max(before.height, after.height) - width * height;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const from = before.colours[y * before.width + x] ?? 0;
      const to = after.colours[y * after.width + x] ?? 0;
      if (from === to) continue;
      pixels += 1;
      const swap = from * 2 ** 24 + to;
      swaps.set(swap, (swaps.get(swap) ?? 0) + 1);
      box.left = Math.min(box.left, x);
      box.top = Math.min(box.top, y);
      box.right = Math.max(box.right, x + 1);
      box.bottom = Math.max(box.bottom, y + 1);
    }
  }
  return { swaps, pixels, box };
}

function readSwap(swap: number): [string, string] {
  return [writeColour(Math.floor(swap / 2 ** 24)), writeColour(swap % 2 ** 24)];
}

function writeColour(colour: number): string {
  return `#${colour.toString(16).padStart(6, '0')}`;
}

/** The token whose old and new value stand in for each other in most pixels. */
function findToken(swaps: ReadonlyMap<number, number>, { theme, tokens }: Context) {
  const changed = [...tokens.after].flatMap(([name, value]) => {
    const from = tokens.before.get(name)?.[theme];
    const to = value[theme];
    if (from === undefined || from === to) return [];
    const swap = Number.parseInt(from.slice(1), 16) * 2 ** 24 + Number.parseInt(to.slice(1), 16);
    return [{ name, from, to, pixels: swaps.get(swap) ?? 0 }];
  });
  return changed.filter(({ pixels }) => pixels > 0).toSorted((a, b) => b.pixels - a.pixels)[0];
}

function nameOf(colour: string, tokens: Tokens, theme: Context['theme']): string | undefined {
  return [...tokens].find(([, value]) => value[theme] === colour)?.[0];
}

function describeSize(before: Pixels, after: Pixels): string {
  const words = [
    describeStep(after.height - before.height, 'taller', 'shorter'),
    describeStep(after.width - before.width, 'wider', 'narrower'),
  ];
  return words.filter(Boolean).join(', ');
}

function describeStep(step: number, more: string, less: string): string {
  return step === 0 ? '' : `${Math.abs(step)} px ${step > 0 ? more : less}`;
}

/** Where something else is seen, in words: a part of a page's ninth, or how much of it. */
function describePlace({ left, top, right, bottom }: Box, { width, height }: Pixels): string {
  const size = `${right - left} × ${bottom - top} px`;
  const across = third((left + right) / 2 / width, ['left', 'centre', 'right']);
  const down = third((top + bottom) / 2 / height, ['top', 'middle', 'bottom']);
  const wide = right - left > width / 2;
  const high = bottom - top > height / 2;
  if (wide && high) return `Content or layout of the whole page, ${size}`;
  if (wide) return `Content at the ${down}, ${size}`;
  if (high) return `Content at the ${across}, ${size}`;
  return `Content at the ${down} ${across}, ${size}`;
}

function third(share: number, [first, second, last]: [string, string, string]): string {
  if (share < 1 / 3) return first;
  return share < 2 / 3 ? second : last;
}
