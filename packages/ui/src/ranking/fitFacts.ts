/** The room for what a row says below its name. */
export type Room = { width: number; lines: number };

/** A list that is narrower shows neither places nor decisions. */
const NARROW = 416;

/** In pixels, as the row's styles have them. */
const CHROME = 20 + 48 + 44 + 12;
const PLACE = 28 + 12;
const DECISION = 108;
const ICON = 17;
const GAP = 12;
const MORE = 36;

/** A name up to this length is kept on one line; a longer one flows over two. */
const WHOLE = 26;

export function isKeptWhole(text: string): boolean {
  return text.length <= WHOLE;
}

/**
 * The room that a row has in a list, in pixels at the usual text size, without limits where the list's width is not known yet. The scale
 * says how much larger than usual texts are.
 */
export function getRoom(list: Room, decided: boolean, scale = 1): Room {
  if (list.width === 0) return { width: Number.POSITIVE_INFINITY, lines: list.lines };
  const beside = list.width < NARROW ? 0 : PLACE + (decided ? DECISION : 0);
  return { width: Math.max(60, list.width / scale - CHROME - beside), lines: list.lines };
}

/** The room with one more line, where the first fact alone needs it. */
export function makeRoom(first: string, room: Room): Room {
  const needed = layOut([first], room.width)[0]?.line ?? 1;
  return needed > room.lines ? { ...room, lines: room.lines + 1 } : room;
}

/**
 * How many facts fit, by the widths of their letters: the first always does. Where some do not, there is room left to
 * say how many.
 */
export function countFitting(facts: readonly string[], { width, lines }: Room): number {
  const ends = layOut(facts, width);
  if ((ends.at(-1)?.line ?? 0) <= lines) return facts.length;
  const beyond = ends.findIndex(({ line, used }) => line > lines || (line === lines && used + MORE > width));
  return Math.max(1, beyond);
}

/** On which line each fact ends, and how much of the line is used then. */
function layOut(facts: readonly string[], width: number): { line: number; used: number }[] {
  let [line, used] = [1, 0];
  return facts.map((fact) => {
    const length = measure(fact) + ICON;
    const left = Math.max(0, width - used);
    if (length <= left) used += length + GAP;
    else if (isKeptWhole(fact) && length <= width) [line, used] = [line + 1, length + GAP];
    else {
      // Words break unevenly: a tenth of each further line stays empty.
      const further = Math.ceil((length - left) / (width * 0.9));
      [line, used] = [line + further, length - left - (further - 1) * width * 0.9 + GAP];
    }
    return { line, used };
  });
}

/** The width of a text of 13 px, on the safe side. */
function measure(text: string): number {
  let width = 0;
  for (const character of text) width += widthOf(character);
  return width;
}

function widthOf(character: string): number {
  if (character > '\u2e7f') return 13.5;
  if (/[ijltfrI.,;:'| ]/.test(character)) return 4.6;
  return /[A-Zmw&@%]/.test(character) ? 9.6 : 7.5;
}
