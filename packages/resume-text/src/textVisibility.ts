import {
  areaOf,
  type Box,
  contains,
  IDENTITY,
  intersect,
  type Matrix,
  multiply,
  overlaps,
  toBox,
  toMatrix,
  transformBox,
} from './matrix.ts';
import { type Colour, createGrounds, type Grounds, shapeOf } from './painted.ts';

/** Text as a page draws it: its characters, where it begins, and why nobody can see it, if nobody can. */
export type DrawnText = { text: string; x: number; y: number; hidden: false | 'unpainted' | 'unseen' };

/** What a page draws: its text in the order of drawing, small shapes, and whether a picture covers most of it. */
export type Drawing = { texts: DrawnText[]; marks: Box[]; hasPagePicture: boolean };

export type Operators = { fnArray: ArrayLike<number>; argsArray: ArrayLike<unknown> };
export type OperatorCodes = Readonly<Record<string, number>>;

type State = {
  ctm: Matrix;
  clip: Box;
  fill: Colour;
  stroke: Colour;
  fillAlpha: number;
  strokeAlpha: number;
  groupAlpha: number;
  lineWidth: number;
  // Neither mixed with what lies below it nor seen through a mask.
  isPlain: boolean;
  mode: number;
  size: number;
  isDrawnFont: boolean;
  charSpacing: number;
  wordSpacing: number;
  scale: number;
  leading: number;
  rise: number;
};
type Ink = { colour: Colour; alpha: number };
// A piece of text that is painted, and by how much the page had been painted before.
type Printed = { drawn: DrawnText; points: (readonly [x: number, y: number])[]; inks: Ink[]; order: number };

// Points. Print of 4 points or less is not meant to be read by a person.
const GREATEST_TINY = 4.05;
const MIN_WIDTH = 1;
const MIN_ALPHA = 0.06;
// Of 255, in every channel: closer than that a text does not stand out from its ground.
const MIN_CONTRAST = 20;
/** Pictures with more pixels need not be opened: only where they lie is of interest. */
export const MAX_PIXELS = 250_000;
const INVISIBLE_MODES = new Set([3, 7]);
const STROKED_MODES = new Set([1, 2, 5, 6]);
const PAGE_PICTURE = 0.5;
const BLACK: Colour = [0, 0, 0];

/**
 * Follows a page's drawing operators and says of each piece of text whether a person can see it: not when it is not
 * painted at all (rendering mode 3), transparent, of the colour of its ground, of 4 points or less, clipped away, under
 * what is painted later, outside of the page or on a layer that is switched off.
 */
export function readDrawing({
  operators: { fnArray, argsArray },
  codes,
  page,
  isDrawnFont,
  isLayerOn,
}: {
  operators: Operators;
  codes: OperatorCodes;
  page: Box;
  isDrawnFont: (name: string) => boolean;
  isLayerOn: (group: unknown) => boolean;
}): Drawing {
  const names = new Map(Object.entries(codes).map(([name, code]) => [code, name]));
  const texts: DrawnText[] = [];
  const grounds = createGrounds(page);
  const printed: Printed[] = [];
  const marks: Box[] = [];
  const saved: State[] = [];
  const layers: boolean[] = [];
  let hasPagePicture = false;
  let state = startState(page);
  let line: Matrix = IDENTITY;
  let advance = 0;
  let clips = false;

  const newLine = (x: number, y: number) => {
    line = multiply(line, [1, 0, 0, 1, x, y]);
    advance = 0;
  };

  const paint = (box: Box, { colour, alpha }: Ink, shape?: ReturnType<typeof shapeOf>) => {
    const opacity = alpha * state.groupAlpha;
    if (opacity < MIN_ALPHA || layers.includes(false)) return;
    const isOpaque = colour !== 'unknown' && state.isPlain && opacity > 1 - MIN_ALPHA;
    grounds.add({
      box: intersect(box, state.clip),
      colour: isOpaque ? colour : 'unknown',
      isOpaque,
      ...(shape === undefined ? {} : { shape }),
    });
  };

  const addPicture = () => {
    const box = intersect(transformBox(state.ctm, [0, 0, 1, 1]), state.clip);
    paint(box, { colour: 'unknown', alpha: 1 });
    hasPagePicture ||= areaOf(intersect(box, page)) >= PAGE_PICTURE * areaOf(page);
  };

  for (let index = 0; index < fnArray.length; index += 1) {
    const given: unknown = argsArray[index];
    const args: unknown[] = Array.isArray(given) ? given : [];
    const [first, second, third] = args;
    switch (names.get(fnArray[index] ?? -1)) {
      case 'save':
      case 'beginAnnotation':
        saved.push(state);
        state = { ...state };
        break;
      case 'restore':
        // A picture of more than `MAX_PIXELS` is left out unopened: what is left of it is a transform without use.
        if (names.get(fnArray[index - 1] ?? -1) === 'transform') addPicture();
        state = saved.pop() ?? state;
        break;
      case 'beginGroup':
        saved.push(state);
        state = { ...state, groupAlpha: state.groupAlpha * state.fillAlpha, fillAlpha: 1, strokeAlpha: 1 };
        break;
      case 'endAnnotation':
      case 'endGroup':
      case 'paintFormXObjectEnd':
        state = saved.pop() ?? state;
        break;
      case 'transform':
        state.ctm = multiply(state.ctm, toMatrix(args) ?? IDENTITY);
        break;
      case 'paintFormXObjectBegin': {
        saved.push(state);
        state = { ...state, ctm: multiply(state.ctm, toMatrix(first) ?? IDENTITY) };
        const box = toBox(second);
        if (box !== undefined) state.clip = intersect(state.clip, transformBox(state.ctm, box));
        break;
      }
      case 'setGState':
        for (const [key, value] of pairsOf(first)) {
          if (key === 'ca' && typeof value === 'number') state.fillAlpha = value;
          if (key === 'CA' && typeof value === 'number') state.strokeAlpha = value;
          if (key === 'LW') state.lineWidth = toNumber(value, state.lineWidth);
          if (key === 'BM') state.isPlain = value === 'source-over';
          if (key === 'SMask' && typeof value === 'object') state.isPlain = false;
          if (key === 'Font' && Array.isArray(value)) state.size = toNumber(value[1], state.size);
        }
        break;
      case 'setFillRGBColor':
        state.fill = colourOf(args);
        break;
      case 'setStrokeRGBColor':
        state.stroke = colourOf(args);
        break;
      case 'setFillTransparent':
        state.fillAlpha = 0;
        break;
      case 'setFillColorN':
      case 'setFillColor':
        state.fill = 'unknown';
        break;
      case 'setStrokeColorN':
      case 'setStrokeColor':
        state.stroke = 'unknown';
        break;
      case 'setLineWidth':
        state.lineWidth = toNumber(first);
        break;
      case 'clip':
      case 'eoClip':
        clips = true;
        break;
      case 'constructPath': {
        const own = toBox(third);
        if (own === undefined) break;
        const box = transformBox(state.ctm, own);
        if (isMark(box) && first !== codes.endPath && contains(state.clip, box[0], box[1])) marks.push(box);
        const operator = typeof first === 'number' ? (names.get(first) ?? '') : '';
        const path: unknown = Array.isArray(second) ? second[0] : undefined;
        if (/fill/i.test(operator)) {
          const shape = shapeOf(path, { ctm: state.ctm, evenOdd: /^eo|EO/.test(operator) });
          if (shape !== undefined) paint(box, { colour: state.fill, alpha: state.fillAlpha }, shape);
        }
        if (/stroke/i.test(operator)) {
          const reach = state.lineWidth / 2;
          const around: Box = [own[0] - reach, own[1] - reach, own[2] + reach, own[3] + reach];
          const shape = shapeOf(path, { ctm: state.ctm, evenOdd: false, lineWidth: state.lineWidth });
          const ink = { colour: state.stroke, alpha: state.strokeAlpha };
          if (shape !== undefined) paint(transformBox(state.ctm, around), ink, shape);
        }
        if (clips) state.clip = intersect(state.clip, box);
        clips = false;
        break;
      }
      case 'shadingFill':
        paint(state.clip, { colour: 'unknown', alpha: state.fillAlpha });
        break;
      case 'paintImageXObject':
      case 'paintInlineImageXObject':
      case 'paintImageXObjectRepeat':
      case 'paintImageMaskXObject':
        addPicture();
        break;
      case 'paintSolidColorImageMask':
        paint(transformBox(state.ctm, [0, 0, 1, 1]), { colour: state.fill, alpha: state.fillAlpha });
        break;
      case 'beginMarkedContentProps':
        layers.push(first !== 'OC' || isLayerOn(second));
        break;
      case 'beginMarkedContent':
        layers.push(true);
        break;
      case 'endMarkedContent':
        layers.pop();
        break;
      case 'beginText':
        line = IDENTITY;
        advance = 0;
        break;
      case 'setTextMatrix':
        line = toMatrix(first) ?? toMatrix(args) ?? IDENTITY;
        advance = 0;
        break;
      case 'moveText':
        newLine(toNumber(first), toNumber(second));
        break;
      case 'setLeadingMoveText':
        state.leading = toNumber(second);
        newLine(toNumber(first), toNumber(second));
        break;
      case 'nextLine':
        newLine(0, state.leading);
        break;
      case 'setFont':
        state.size = toNumber(second);
        state.isDrawnFont = typeof first === 'string' && isDrawnFont(first);
        break;
      case 'setTextRenderingMode':
        state.mode = toNumber(first);
        break;
      case 'setCharSpacing':
        state.charSpacing = toNumber(first);
        break;
      case 'setWordSpacing':
        state.wordSpacing = toNumber(first);
        break;
      case 'setHScale':
        state.scale = toNumber(first, 100) / 100;
        break;
      case 'setLeading':
        state.leading = -toNumber(first);
        break;
      case 'setTextRise':
        state.rise = toNumber(first);
        break;
      case 'showText': {
        const { text, width } = readGlyphs(first, state);
        const place = multiply(state.ctm, multiply(line, [1, 0, 0, 1, advance, state.rise]));
        advance += width;
        const hidden = layers.includes(false) ? 'unseen' : hiddenByItself(state, place, width);
        const drawn: DrawnText = { text, x: place[4], y: place[5], hidden };
        texts.push(drawn);
        if (hidden === false) {
          printed.push({
            drawn,
            points: pointsOf(state, place, width),
            inks: inksOf(state),
            order: grounds.count(),
          });
        }
        break;
      }
      default:
    }
  }
  for (const piece of printed) {
    if (!isSeen(piece, grounds)) piece.drawn.hidden = 'unseen';
  }
  return { texts, marks, hasPagePicture };
}

function startState(page: Box): State {
  return {
    ctm: IDENTITY,
    clip: page,
    fill: BLACK,
    stroke: BLACK,
    fillAlpha: 1,
    strokeAlpha: 1,
    groupAlpha: 1,
    lineWidth: 1,
    isPlain: true,
    mode: 0,
    size: 0,
    isDrawnFont: false,
    charSpacing: 0,
    wordSpacing: 0,
    scale: 1,
    leading: 0,
    rise: 0,
  };
}

/** Why nobody can see a piece of text, whatever is painted below and over it. */
function hiddenByItself(state: State, place: Matrix, width: number): DrawnText['hidden'] {
  if (INVISIBLE_MODES.has(state.mode)) return 'unpainted';
  const height = Math.abs(state.size) * Math.hypot(place[2], place[3]);
  const across = Math.abs(state.size * state.scale) * Math.hypot(place[0], place[1]);
  // A font that is itself drawn (Type 3) has a scale of its own.
  if (!state.isDrawnFont && (height < GREATEST_TINY || across < MIN_WIDTH)) return 'unseen';
  const box = transformBox(place, [Math.min(0, width), 0, Math.max(width, 0.1), 0.7 * state.size]);
  return overlaps(box, state.clip) ? false : 'unseen';
}

/** Places in the letters: near their feet and near their tops, so that a line through or below them does not count. */
function pointsOf({ size }: State, place: Matrix, width: number): Printed['points'] {
  return [0.1, 0.5, 0.9].flatMap((along) =>
    [0.08, 0.55].map((up) => {
      const [, , , , x, y] = multiply(place, [1, 0, 0, 1, along * width, up * size]);
      return [x, y] as const;
    }),
  );
}

function inksOf(state: State): Ink[] {
  const fill = { colour: state.fill, alpha: state.fillAlpha * state.groupAlpha };
  const stroke = { colour: state.stroke, alpha: state.strokeAlpha * state.groupAlpha };
  if (!STROKED_MODES.has(state.mode)) return [fill];
  return state.mode === 1 || state.mode === 5 ? [stroke] : [fill, stroke];
}

/** Whether a text stands out from its ground, uncovered, in at least half of its places. */
function isSeen({ points, inks, order }: Printed, grounds: Grounds): boolean {
  const painted = inks.filter(({ alpha }) => alpha >= MIN_ALPHA);
  const seen = points.filter(([x, y]) => {
    const ground = grounds.below(x, y, order);
    return ground !== 'covered' && painted.some(({ colour }) => standsOut(colour, ground));
  });
  return seen.length >= points.length / 2;
}

/** About as high as wide, as a list's bullet is. */
function isMark([left, bottom, right, top]: Box): boolean {
  const [width, height] = [right - left, top - bottom];
  return width > 1.2 && width < 7 && height > 0.6 * width && height < 1.7 * width;
}

function standsOut(colour: Colour, ground: Colour): boolean {
  if (colour === 'unknown' || ground === 'unknown') return true;
  return colour.some((value, channel) => Math.abs(value - (ground[channel] ?? 0)) >= MIN_CONTRAST);
}

function readGlyphs(glyphs: unknown, state: State): { text: string; width: number } {
  let text = '';
  let width = 0;
  for (const glyph of Array.isArray(glyphs) ? glyphs : []) {
    if (typeof glyph === 'number') {
      width -= (glyph / 1000) * state.size * state.scale;
    } else if (typeof glyph === 'object' && glyph !== null) {
      const [own, isSpace, unicode] = ['width', 'isSpace', 'unicode'].map((key): unknown =>
        Reflect.get(glyph, key),
      );
      const spacing = state.charSpacing + (isSpace === true ? state.wordSpacing : 0);
      width += ((toNumber(own) / 1000) * state.size + spacing) * state.scale;
      if (typeof unicode === 'string') text += unicode;
    }
  }
  return { text, width };
}

function colourOf([first, green, blue]: readonly unknown[]): Colour {
  if (typeof first === 'string') {
    const [, red, middle, last] = /^#(..)(..)(..)$/.exec(first) ?? [];
    if (red === undefined || middle === undefined || last === undefined) return 'unknown';
    return [Number.parseInt(red, 16), Number.parseInt(middle, 16), Number.parseInt(last, 16)];
  }
  if (typeof first !== 'number' || typeof green !== 'number' || typeof blue !== 'number') return 'unknown';
  return [first, green, blue];
}

function pairsOf(value: unknown): [unknown, unknown][] {
  return (Array.isArray(value) ? value : []).flatMap((pair): [unknown, unknown][] =>
    Array.isArray(pair) ? [[pair[0], pair[1]]] : [],
  );
}

function toNumber(value: unknown, otherwise = 0): number {
  return typeof value === 'number' ? value : otherwise;
}
