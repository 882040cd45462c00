/** A run of glyphs on a page: points from the lower left corner, `size` the font's height in points. */
export type TextBox = {
  text: string;
  x: number;
  y: number;
  width: number;
  size: number;
  spaceBefore: boolean;
};

type Row = { y: number; size: number; boxes: TextBox[] };
type Line = {
  text: string;
  boxes: TextBox[];
  y: number;
  size: number;
  left: number;
  textLeft: number;
  right: number;
  hasWideGap: boolean;
};
type Gutter = { from: number; to: number; firstRow: number; lastRow: number };

const BULLET =
  /^[\u2022\u25cf\u25aa\u25e6\u2023\u00b7\u2013\u2014\u25a0\u25a1\u2043\u2219\u27a2\u2756\u2713\u2714\uf0b7\uf0a7*o-](?=\s|$)/;
const ENDS_OPEN = /(?:[,&-]|\b(?:and|or|of|in|the|a|an|for|to|with|at|on|by|from))$/i;
const DATE_LIKE = /\b(?:19|20)\d\d\b|\b(?:present|current|now|today)\b/i;
const SECTION =
  /^(?:(?:professional|work|employment|relevant|additional|core|technical|key|career|personal|executive) )?(?:summary|profile|objective|experience|history|employment|education(?: and training)?|skills|qualifications|competencies|highlights|accomplishments|achievements|certifications|licenses|affiliations|awards|honors|publications|languages|interests|references|projects|information)\s*:?$/i;
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
const MIN_COLUMN_ROWS = 4;
const MAX_DEPTH = 6;

/** A paragraph, and the runs of glyphs that it was put together from, in the order in which they are read. */
export type Paragraph = { text: string; boxes: TextBox[] };

/** Reads a page's text in human order: what spans the columns first, then column by column. */
export function layOutPage(boxes: readonly TextBox[]): Paragraph[] {
  const visible = boxes.filter((box) => box.text.trim() !== '' && box.size > 0);
  return readRegion(visible, 0);
}

function readRegion(boxes: readonly TextBox[], depth: number): Paragraph[] {
  if (boxes.length === 0) return [];
  const rows = toRows(boxes);
  const found = depth < MAX_DEPTH ? findGutter(rows) : undefined;
  const gutter = found && withoutTail(rows, found);
  if (gutter === undefined) return joinParagraphs(rows.map(toLine));
  const middle = (gutter.from + gutter.to) / 2;
  const inside = rows.slice(gutter.firstRow, gutter.lastRow + 1).flatMap((row) => row.boxes);
  return [
    ...readRegion(
      rows.slice(0, gutter.firstRow).flatMap((row) => row.boxes),
      depth + 1,
    ),
    ...readRegion(
      inside.filter((box) => box.x < middle),
      depth + 1,
    ),
    ...readRegion(
      inside.filter((box) => box.x >= middle),
      depth + 1,
    ),
    ...readRegion(
      rows.slice(gutter.lastRow + 1).flatMap((row) => row.boxes),
      depth + 1,
    ),
  ];
}

function toRows(boxes: readonly TextBox[]): Row[] {
  const rows: Row[] = [];
  for (const box of boxes.toSorted((a, b) => b.y - a.y || a.x - b.x)) {
    const row = rows.at(-1);
    if (row !== undefined && row.y - box.y < 0.4 * Math.min(row.size, box.size)) {
      row.boxes.push(box);
      row.size = Math.max(row.size, box.size);
    } else {
      rows.push({ y: box.y, size: box.size, boxes: [box] });
    }
  }
  for (const row of rows) row.boxes.sort((a, b) => a.x - b.x);
  return rows;
}

/**
 * The boxes of a row as they are read: from the right where its writing runs so, Latin words within it from
 * the left.
 */
function inReadingOrder({ boxes }: Row): TextBox[] {
  const backward = boxes.filter(({ text }) => RIGHT_TO_LEFT.test(text));
  if (backward.length <= boxes.length / 2) return [...boxes];
  const read: TextBox[] = [];
  let latin: TextBox[] = [];
  for (const box of boxes.toReversed()) {
    if (/\p{Script=Latin}/u.test(box.text)) latin.unshift(box);
    else {
      read.push(...latin, box);
      latin = [];
    }
  }
  return [...read, ...latin];
}

/**
 * The widest-reaching vertical strip that no text crosses over a run of rows, with real text on both sides. Rows of a
 * table (a date or a label at one side) are not columns: they read along the row.
 */
function findGutter(rows: readonly Row[]): Gutter | undefined {
  if (rows.length < MIN_COLUMN_ROWS) return undefined;
  const minWidth = 1.1 * median(rows.map((row) => row.size));
  let best: { gutter: Gutter; value: number } | undefined;
  const edges = new Set(rows.flatMap((row) => row.boxes.map((box) => Math.ceil(box.x + box.width))));
  for (const edge of edges) {
    for (const gutter of clearRuns(rows, edge, edge + minWidth)) {
      const value = columnValue(rows.slice(gutter.firstRow, gutter.lastRow + 1), gutter);
      if (value > 0 && (best === undefined || value > best.value)) best = { gutter, value };
    }
  }
  return best?.gutter;
}

/**
 * Where text runs across the page again below two columns, the short lines before it belong to it, not to the left
 * column: its heading, say. They begin below the first wide gap after the right column's end.
 */
function withoutTail(rows: readonly Row[], gutter: Gutter): Gutter {
  if (gutter.lastRow === rows.length - 1) return gutter;
  const gapAbove = (index: number) => (rows[index - 1]?.y ?? 0) - (rows[index]?.y ?? 0);
  const inside = rows.slice(gutter.firstRow, gutter.lastRow + 1);
  const lastRight = inside.findLastIndex((row) => row.boxes.some((box) => box.x >= gutter.to - 0.1));
  const usual = median(inside.slice(1).map((_row, index) => gapAbove(gutter.firstRow + index + 1)));
  for (let index = gutter.firstRow + lastRight + 1; index <= gutter.lastRow; index += 1) {
    if (gapAbove(index) > 1.4 * usual) return { ...gutter, lastRow: index - 1 };
  }
  return gutter;
}

function clearRuns(rows: readonly Row[], from: number, to: number): Gutter[] {
  const runs: Gutter[] = [];
  let first = -1;
  for (let index = 0; index <= rows.length; index += 1) {
    const row = rows[index];
    const clear = row?.boxes.every((box) => box.x + box.width <= from + 0.5 || box.x >= to) ?? false;
    if (clear && first === -1) first = index;
    if (!clear && first !== -1) {
      runs.push({ from, to, firstRow: first, lastRow: index - 1 });
      first = -1;
    }
  }
  return runs;
}

function columnValue(rows: readonly Row[], gutter: Gutter): number {
  const left = sideTexts(rows, (box) => box.x < gutter.to - 0.1);
  const right = sideTexts(rows, (box) => box.x >= gutter.to - 0.1);
  const fewer = Math.min(left.length, right.length);
  if (fewer < MIN_COLUMN_ROWS) return 0;
  if (isTableSide(left) || isTableSide(right)) return 0;
  if ([false, true].some((atRight) => isFlushRight(rows, gutter, atRight))) return 0;
  return fewer * 1000 + rows.length;
}

function sideTexts(rows: readonly Row[], belongs: (box: TextBox) => boolean): string[] {
  return rows
    .map((row) =>
      row.boxes
        .filter(belongs)
        .map((box) => box.text)
        .join(' ')
        .trim(),
    )
    .filter((text) => text !== '');
}

function isTableSide(texts: readonly string[]): boolean {
  const cells = texts.filter(
    (text) =>
      (BULLET.test(text) && text.length === 1) ||
      text.endsWith(':') ||
      (DATE_LIKE.test(text) && text.length <= 32),
  );
  return cells.length >= 0.6 * texts.length;
}

/** Dates and places that a tab or fill pushed to the right end of their lines belong to these lines. */
function isFlushRight(rows: readonly Row[], gutter: Gutter, atRight: boolean): boolean {
  const sides = rows
    .map((row) => row.boxes.filter((box) => box.x >= gutter.to - 0.1 === atRight))
    .filter((boxes) => boxes.length > 0);
  const lefts = sides.map((boxes) => Math.min(...boxes.map((box) => box.x)));
  const rights = sides.map((boxes) => Math.max(...boxes.map((box) => box.x + box.width)));
  return shareNearMedian(rights) >= 0.8 && shareNearMedian(lefts) <= 0.5;
}

function shareNearMedian(values: readonly number[]): number {
  const middle = median(values);
  return values.filter((value) => Math.abs(value - middle) < 2).length / values.length;
}

function toLine(row: Row): Line {
  const boxes = inReadingOrder(row);
  const [first] = row.boxes;
  const isBackward = boxes[0] !== first;
  let text = '';
  let right = first?.x ?? 0;
  let hasWideGap = false;
  let previous: TextBox | undefined;
  for (const box of boxes) {
    const gap = isBackward && previous !== undefined ? gapBetween(previous, box) : box.x - right;
    previous = box;
    const piece = box.text.replace(/\s+/g, ' ');
    if (text !== '') {
      const afterBullet = BULLET.test(text) && text.length === 1;
      const wide = gap > 1.5 * row.size && !afterBullet;
      hasWideGap ||= wide;
      if (wide) text = `${text.trimEnd()}   `;
      else if ((box.spaceBefore || gap > 0.15 * box.size) && !/\s$/.test(text)) text += ' ';
    }
    text += /\s$/.test(text) ? piece.trimStart() : piece;
    right = Math.max(right, box.x + box.width);
  }
  const left = first?.x ?? 0;
  const bullet = BULLET.test(text.trim());
  const textLeft = bullet ? (row.boxes.find((box) => box.x > left)?.x ?? left) : left;
  return { text: text.trim(), boxes, y: row.y, size: row.size, left, textLeft, right, hasWideGap };
}

function gapBetween(a: TextBox, b: TextBox): number {
  return Math.max(a.x, b.x) - Math.min(a.x + a.width, b.x + b.width);
}

function joinParagraphs(lines: readonly Line[]): Paragraph[] {
  const margin = Math.max(0, ...lines.map((line) => line.right));
  const paragraphs: Paragraph[] = [];
  let previous: Line | undefined;
  for (const line of lines) {
    const last = paragraphs.at(-1);
    if (last !== undefined && previous !== undefined && continues(previous, line, lines, margin)) {
      last.text = joinWrapped(last.text, line.text);
      last.boxes.push(...line.boxes);
      previous = { ...line, textLeft: previous.textLeft };
    } else {
      paragraphs.push({ text: line.text, boxes: [...line.boxes] });
      previous = line;
    }
  }
  return paragraphs;
}

function continues(line: Line, next: Line, lines: readonly Line[], margin: number): boolean {
  if (line.hasWideGap || next.hasWideGap || BULLET.test(next.text)) return false;
  if (Math.abs(line.size - next.size) > 0.06 * line.size) return false;
  const gap = line.y - next.y;
  if (gap <= 0 || gap > 1.18 * tightestLeading(lines, line.size)) return false;
  if (next.left < line.textLeft - 1.5 * line.size || next.left > line.textLeft + 4 * line.size) return false;
  if (isHeading(line.text) || isHeading(next.text)) return false;
  if (/,$/.test(line.text) || (/[a-z]$/.test(line.text) && /^[a-z]/.test(next.text))) return true;
  // In a narrow column a short line before a capital is more often the next item than the same sentence.
  if (line.text.length < 45 && /^[\p{Lu}\p{N}]/u.test(next.text) && !ENDS_OPEN.test(line.text)) return false;
  const nextWordWidth = firstWordShare(next) * (next.right - next.left);
  return margin - line.right < nextWordWidth + 0.8 * line.size;
}

function isHeading(text: string): boolean {
  if (/^\p{Lu}/u.test(text) && SECTION.test(text)) return true;
  return text.length <= 40 && /[A-Z]{3}/.test(text) && text === text.toUpperCase() && !/[.,;]$/.test(text);
}

function firstWordShare(line: Line): number {
  const [word = ''] = line.text.split(' ');
  return word.length / Math.max(1, line.text.length);
}

function tightestLeading(lines: readonly Line[], size: number): number {
  let tightest = 1.7 * size;
  for (const [index, line] of lines.entries()) {
    const next = lines[index + 1];
    if (
      next === undefined ||
      Math.abs(line.size - size) > 0.06 * size ||
      Math.abs(next.size - size) > 0.06 * size
    )
      continue;
    const gap = line.y - next.y;
    if (gap > 0.9 * size && gap < tightest) tightest = gap;
  }
  return tightest;
}

/**
 * A soft hyphen at a line's end goes, with the break. Whether a typed one belongs to the word is seen by the
 * whole text.
 */
function joinWrapped(head: string, tail: string): string {
  if (/[\u00ad\u2010]$/.test(head)) return head.slice(0, -1) + tail;
  if (/\p{L}-$/u.test(head) && /^\p{Ll}{2}/u.test(tail)) return `${head}\n${tail}`;
  if (/\p{L}-$/u.test(head) && /^\p{L}/u.test(tail)) return head + tail;
  return `${head} ${tail}`;
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
