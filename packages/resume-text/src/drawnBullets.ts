import type { Box } from './matrix.ts';
import type { TextBox } from './pageLayout.ts';

const BUCKET = 12;
const WIDEST_GAP = 3;
// A page with more small shapes holds a drawing, not a list.
const MAX_MARKS = 1000;

/**
 * The texts of a page with a bullet before each item whose bullet is drawn as a small shape, as browsers print lists.
 * A mark in the middle of a line separates words and is left out.
 */
export function addBullets(texts: readonly TextBox[], marks: readonly Box[]): TextBox[] {
  if (marks.length === 0 || marks.length > MAX_MARKS) return [...texts];
  const rows = Map.groupBy(texts, ({ y }) => Math.floor(y / BUCKET));
  const bullets = marks.flatMap(([left, bottom, right, top]): TextBox[] => {
    const middle = (bottom + top) / 2;
    const bucket = Math.floor(middle / BUCKET);
    const beside = [bucket - 2, bucket - 1, bucket]
      .flatMap((key) => rows.get(key) ?? [])
      .filter(({ y, size }) => y <= middle && middle <= y + size);
    const next = beside
      .filter(({ x, size }) => x >= right && x - right <= WIDEST_GAP * size && top - bottom < 0.8 * size)
      .reduce<TextBox | undefined>(
        (first, box) => (first !== undefined && first.x <= box.x ? first : box),
        undefined,
      );
    if (next === undefined) return [];
    const { y, size } = next;
    if (beside.some(({ x, width }) => x < left && x + width > left - size)) return [];
    return [{ text: '\u2022', x: left, y, width: right - left, size, spaceBefore: false }];
  });
  return [...texts, ...bullets];
}
