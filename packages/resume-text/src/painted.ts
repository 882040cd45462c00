import { type Box, contains, type Matrix, multiply, toNumbers } from './matrix.ts';

export type Colour = readonly [red: number, green: number, blue: number] | 'unknown';

/** What a page paints besides its text. `shape` is missing where the box is filled as a whole. */
export type Region = { box: Box; colour: Colour; isOpaque: boolean; shape?: Shape };

/** A path in its own coordinates, `toPath` the way there from the page; `reach` is half of a line's width. */
type Shape = { toPath: Matrix; segments: () => number[]; evenOdd: boolean; reach?: number };

/** Answers what lies below a place of the page and what was painted over it. */
export type Grounds = {
  /** Adds what is painted next, and says how much was painted by then. */
  add(region: Region): void;
  count(): number;
  /**
   * The colour below what is painted as number `order` at this place, or `covered` where something hides it
   * later. Throws `TooManyShapes`.
   */
  below(x: number, y: number, order: number): Colour | 'covered';
};

export const WHITE: Colour = [255, 255, 255];
const BANDS = 128;
const CURVE_STEPS = 8;
const MAX_STEPS = 10_000_000;
// pdf.js writes a path as these codes, each followed by its coordinates.
const [MOVE, LINE, CURVE, QUADRATIC] = [0, 1, 2, 3];

/** The page paints far more shapes than it takes a reasonable time to compare its text with. */
export class TooManyShapes extends Error {}

/** Keeps the regions of a page by horizontal bands, so that a place is compared with what lies near it alone. */
export function createGrounds([, bottom, , top]: Box): Grounds {
  const bands = Array.from({ length: BANDS }, (): { order: number; region: Region }[] => []);
  let count = 0;
  let steps = 0;
  const bandOf = (y: number) =>
    Math.min(BANDS - 1, Math.max(0, Math.floor((BANDS * (y - bottom)) / (top - bottom)) || 0));
  return {
    add(region) {
      const painted = { order: count, region };
      for (let band = bandOf(region.box[1]); band <= bandOf(region.box[3]); band += 1) {
        bands[band]?.push(painted);
      }
      count += 1;
    },
    count: () => count,
    below(x, y, order) {
      const near = bands[bandOf(y)] ?? [];
      for (let index = near.length - 1; index >= 0; index -= 1) {
        const painted = near[index];
        steps += 1;
        if (steps > MAX_STEPS) throw new TooManyShapes();
        if (painted === undefined || (painted.order >= order && !painted.region.isOpaque)) continue;
        if (!contains(painted.region.box, x, y)) continue;
        steps += painted.region.shape?.segments().length ?? 0;
        if (!isPaintedAt(painted.region, x, y)) continue;
        return painted.order < order ? painted.region.colour : 'covered';
      }
      return WHITE;
    },
  };
}

/** The area that a path fills or, with a `lineWidth`, that its line covers. Undefined for a path without area. */
export function shapeOf(
  path: unknown,
  { ctm, evenOdd, lineWidth }: { ctm: Matrix; evenOdd: boolean; lineWidth?: number },
): Shape | undefined {
  const toPath = invert(ctm);
  if (toPath === undefined) return undefined;
  let segments: number[] | undefined;
  return {
    toPath,
    segments: () => {
      segments ??= flatten(toNumbers(path), lineWidth === undefined);
      return segments;
    },
    evenOdd,
    ...(lineWidth === undefined ? {} : { reach: lineWidth / 2 }),
  };
}

function isPaintedAt({ shape }: Region, x: number, y: number): boolean {
  if (shape === undefined) return true;
  const [, , , , ownX, ownY] = multiply(shape.toPath, [1, 0, 0, 1, x, y]);
  return shape.reach === undefined
    ? isInside(shape.segments(), shape.evenOdd, ownX, ownY)
    : isNear(shape.segments(), shape.reach, ownX, ownY);
}

function isInside(segments: readonly number[], evenOdd: boolean, x: number, y: number): boolean {
  let winding = 0;
  for (let index = 0; index < segments.length; index += 4) {
    const x0 = segments[index] ?? 0;
    const y0 = segments[index + 1] ?? 0;
    const x1 = segments[index + 2] ?? 0;
    const y1 = segments[index + 3] ?? 0;
    if (y0 > y === y1 > y || x >= x0 + ((y - y0) / (y1 - y0)) * (x1 - x0)) continue;
    winding += y1 > y0 ? 1 : -1;
  }
  return evenOdd ? winding % 2 !== 0 : winding !== 0;
}

function isNear(segments: readonly number[], reach: number, x: number, y: number): boolean {
  for (let index = 0; index < segments.length; index += 4) {
    const x0 = segments[index] ?? 0;
    const y0 = segments[index + 1] ?? 0;
    const x1 = segments[index + 2] ?? 0;
    const y1 = segments[index + 3] ?? 0;
    const [dx, dy] = [x1 - x0, y1 - y0];
    const along = ((x - x0) * dx + (y - y0) * dy) / (dx * dx + dy * dy) || 0;
    const nearest = Math.min(1, Math.max(0, along));
    if (Math.hypot(x - x0 - nearest * dx, y - y0 - nearest * dy) <= reach) return true;
  }
  return false;
}

/** The straight pieces of a path, four numbers each; `closes` where each part of it ends at its beginning. */
function flatten(path: readonly number[], closes: boolean): number[] {
  const segments: number[] = [];
  let [startX, startY, x, y] = [0, 0, 0, 0];
  let at = 0;
  const next = () => path[at++] ?? 0;
  const lineTo = (toX: number, toY: number) => {
    segments.push(x, y, toX, toY);
    [x, y] = [toX, toY];
  };
  const curveTo = (controls: readonly number[]) => {
    const [fromX, fromY] = [x, y];
    for (let step = 1; step <= CURVE_STEPS; step += 1) {
      lineTo(...curvePoint([fromX, fromY, ...controls], step / CURVE_STEPS));
    }
  };
  while (at < path.length) {
    const code = next();
    if (code === MOVE) {
      if (closes) lineTo(startX, startY);
      [x, y] = [next(), next()];
      [startX, startY] = [x, y];
    } else if (code === LINE) lineTo(next(), next());
    else if (code === CURVE) curveTo([next(), next(), next(), next(), next(), next()]);
    else if (code === QUADRATIC) curveTo([next(), next(), next(), next()]);
    else lineTo(startX, startY);
  }
  if (closes) lineTo(startX, startY);
  return segments;
}

/** A point of a curve by its control points, one after the other (de Casteljau). */
function curvePoint(points: readonly number[], share: number): [number, number] {
  if (points.length === 2) return [points[0] ?? 0, points[1] ?? 0];
  const between = points
    .slice(2)
    .map((value, index) => (points[index] ?? 0) + share * (value - (points[index] ?? 0)));
  return curvePoint(between, share);
}

function invert([a, b, c, d, e, f]: Matrix): Matrix | undefined {
  const size = a * d - b * c;
  if (!Number.isFinite(1 / size)) return undefined;
  return [d / size, -b / size, -c / size, a / size, (c * f - d * e) / size, (b * e - a * f) / size];
}
