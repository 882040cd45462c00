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

/** Text as a page draws it: its characters, where it begins, and why nobody can see it, if nobody can. */
export type DrawnText = { text: string; x: number; y: number; hidden: false | 'unpainted' | 'unseen' };

/** What a page draws: its text in the order of drawing, and whether a picture covers most of it. */
export type Drawing = { texts: DrawnText[]; hasPagePicture: boolean };

export type Operators = { fnArray: ArrayLike<number>; argsArray: ArrayLike<unknown> };
export type OperatorCodes = Readonly<Record<string, number>>;

type Colour = readonly [red: number, green: number, blue: number] | 'unknown';
type State = {
  ctm: Matrix;
  clip: Box;
  fill: Colour;
  stroke: Colour;
  fillAlpha: number;
  strokeAlpha: number;
  mode: number;
  size: number;
  isDrawnFont: boolean;
  charSpacing: number;
  wordSpacing: number;
  scale: number;
  leading: number;
  rise: number;
};
type Region = { box: Box; colour: Colour };

// Points. Print that small is not meant to be read by a person.
const LEAST_HEIGHT = 4;
const LEAST_WIDTH = 1;
const LEAST_ALPHA = 0.06;
// Of 255, in every channel: closer than that a text does not stand out from its ground.
const LEAST_CONTRAST = 20;
/** Pictures with more pixels need not be opened: only where they lie is of interest. */
export const MOST_PIXELS = 250_000;
const INVISIBLE_MODES = new Set([3, 7]);
const STROKED_MODES = new Set([1, 2, 5, 6]);
const PAGE_PICTURE = 0.5;
const WHITE: Colour = [255, 255, 255];
const BLACK: Colour = [0, 0, 0];

/**
 * Follows a page's drawing operators and says of each piece of text whether a person can see it: not when it is not
 * painted at all (rendering mode 3), transparent, of the colour of its ground, smaller than 4 points, clipped away,
 * outside of the page or on a layer that is switched off.
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
  const grounds: Region[] = [];
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

  const addPicture = () => {
    const box = intersect(transformBox(state.ctm, [0, 0, 1, 1]), state.clip);
    grounds.push({ box, colour: 'unknown' });
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
        // A picture of more than `MOST_PIXELS` is left out unopened: what is left of it is a transform without use.
        if (names.get(fnArray[index - 1] ?? -1) === 'transform') addPicture();
        state = saved.pop() ?? state;
        break;
      case 'endAnnotation':
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
      case 'clip':
      case 'eoClip':
        clips = true;
        break;
      case 'constructPath': {
        const own = toBox(third);
        if (own === undefined) break;
        const box = transformBox(state.ctm, own);
        if (fills(first, codes) && state.fillAlpha >= LEAST_ALPHA) {
          grounds.push({
            box: intersect(box, state.clip),
            colour: state.fillAlpha > 1 - LEAST_ALPHA ? state.fill : 'unknown',
          });
        }
        if (clips) state.clip = intersect(state.clip, box);
        clips = false;
        break;
      }
      case 'shadingFill':
        grounds.push({ box: state.clip, colour: 'unknown' });
        break;
      case 'paintImageXObject':
      case 'paintInlineImageXObject':
      case 'paintImageXObjectRepeat':
      case 'paintImageMaskXObject':
        addPicture();
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
        const hidden = layers.includes(false) ? 'unseen' : visibility(state, place, width, grounds);
        texts.push({ text, x: place[4], y: place[5], hidden });
        break;
      }
      default:
    }
  }
  return { texts, hasPagePicture };
}

function startState(page: Box): State {
  return {
    ctm: IDENTITY,
    clip: page,
    fill: BLACK,
    stroke: BLACK,
    fillAlpha: 1,
    strokeAlpha: 1,
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

function visibility(
  state: State,
  place: Matrix,
  width: number,
  grounds: readonly Region[],
): DrawnText['hidden'] {
  if (INVISIBLE_MODES.has(state.mode)) return 'unpainted';
  const height = Math.abs(state.size) * Math.hypot(place[2], place[3]);
  const across = Math.abs(state.size * state.scale) * Math.hypot(place[0], place[1]);
  // A font that is itself drawn (Type 3) has a scale of its own.
  if (!state.isDrawnFont && (height < LEAST_HEIGHT || across < LEAST_WIDTH)) return 'unseen';
  const box = transformBox(place, [Math.min(0, width), 0, Math.max(width, 0.1), 0.7 * state.size]);
  if (!overlaps(box, state.clip)) return 'unseen';
  const [x, y] = [(box[0] + box[2]) / 2, (box[1] + box[3]) / 2];
  const ground = grounds.findLast((region) => contains(region.box, x, y))?.colour ?? WHITE;
  const filled = state.mode !== 1 && state.mode !== 5;
  const isSeen =
    (filled && state.fillAlpha >= LEAST_ALPHA && standsOut(state.fill, ground)) ||
    (STROKED_MODES.has(state.mode) && state.strokeAlpha >= LEAST_ALPHA && standsOut(state.stroke, ground));
  return isSeen ? false : 'unseen';
}

function standsOut(colour: Colour, ground: Colour): boolean {
  if (colour === 'unknown' || ground === 'unknown') return true;
  return colour.some((value, channel) => Math.abs(value - (ground[channel] ?? 0)) >= LEAST_CONTRAST);
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

function fills(operator: unknown, codes: OperatorCodes): boolean {
  return ['fill', 'eoFill', 'fillStroke', 'eoFillStroke', 'closeFillStroke', 'closeEOFillStroke'].some(
    (name) => codes[name] === operator,
  );
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
