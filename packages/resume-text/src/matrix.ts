/** A transformation of the plane, as PDF writes it: x' = a x + c y + e, y' = b x + d y + f. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

/** Left, bottom, right, top. */
export type Box = readonly [left: number, bottom: number, right: number, top: number];

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

/** First `inner`, then `outer`. */
export function multiply(outer: Matrix, inner: Matrix): Matrix {
  const [a, b, c, d, e, f] = outer;
  return [
    a * inner[0] + c * inner[1],
    b * inner[0] + d * inner[1],
    a * inner[2] + c * inner[3],
    b * inner[2] + d * inner[3],
    a * inner[4] + c * inner[5] + e,
    b * inner[4] + d * inner[5] + f,
  ];
}

export function toMatrix(value: unknown): Matrix | undefined {
  const numbers = toNumbers(value);
  const [a, b, c, d, e, f] = numbers;
  if (a === undefined || b === undefined || c === undefined) return undefined;
  return d === undefined || e === undefined || f === undefined ? undefined : [a, b, c, d, e, f];
}

/** The smallest upright box around a transformed one. */
export function transformBox(matrix: Matrix, [left, bottom, right, top]: Box): Box {
  const corners = [
    [left, bottom],
    [right, bottom],
    [left, top],
    [right, top],
  ].map(([x = 0, y = 0]) => multiply(matrix, [1, 0, 0, 1, x, y]));
  const xs = corners.map((corner) => corner[4]);
  const ys = corners.map((corner) => corner[5]);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

export function toBox(value: unknown): Box | undefined {
  const [left, bottom, right, top] = toNumbers(value);
  if (left === undefined || bottom === undefined || right === undefined || top === undefined)
    return undefined;
  return [left, bottom, right, top];
}

export function intersect(a: Box, b: Box): Box {
  return [Math.max(a[0], b[0]), Math.max(a[1], b[1]), Math.min(a[2], b[2]), Math.min(a[3], b[3])];
}

export function overlaps(a: Box, b: Box): boolean {
  return a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];
}

export function contains(outer: Box, x: number, y: number): boolean {
  return x >= outer[0] && x <= outer[2] && y >= outer[1] && y <= outer[3];
}

export function areaOf([left, bottom, right, top]: Box): number {
  return Math.max(0, right - left) * Math.max(0, top - bottom);
}

/** The numbers of a list, of a typed array or of an object with numbered keys. */
export function toNumbers(value: unknown): number[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).filter((item) => typeof item === 'number');
}
