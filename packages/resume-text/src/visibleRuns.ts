import { countWords } from './tidyText.ts';
import { isNearWhite, overlay, type RunLook, readLook, type WordStyles } from './wordStyles.ts';
import { walkTags, without } from './wordTags.ts';

// Half-points: Word's sizes of up to 4 points are not meant to be read by a person.
const TINY = 8;
const PROPERTIES: Readonly<Record<string, string>> = {
  'w:rPr': 'w:r',
  'w:pPr': 'w:p',
  'w:tcPr': 'w:tc',
  'w:trPr': 'w:tr',
  'w:tblPr': 'w:tbl',
};
const SHAPES = new Set(['wps:wsp', 'v:shape', 'v:rect', 'v:roundrect']);
// The properties of a shape stand before its text and are shorter than that.
const SHAPE_LENGTH = 20_000;

type Level = { name: string; start: number; look: RunLook; texts: [number, number][] };

/**
 * A part of a Word document without the text that nobody can see: hidden (w:vanish, a hidden row, a cell of no width),
 * white on no coloured ground, or of at most 4 points. Colours and sizes that come from styles count as well. `filled`
 * says that the page itself may be coloured. Throws where the tags do not match.
 */
export function dropHiddenRuns(
  xml: string,
  styles: WordStyles,
  page: RunLook = {},
): { xml: string; hiddenWords: number; hidden: string[] } {
  const top: Level = { name: '', start: 0, look: overlay(styles.defaults, page), texts: [] };
  const levels: Level[] = [top];
  const dropped: [number, number][] = [];
  walkTags(xml, ({ kind, name, start, end, attributes }) => {
    if (kind === 'empty') return;
    if (kind === 'opens') {
      const around = levels.at(-1)?.look ?? {};
      let look = around;
      if (SHAPES.has(name)) look = overlay(around, shapeLook(xml, start, attributes));
      if (name === 'w:p') look = overlay(around, styles.paragraph);
      levels.push({ name, start: end, look, texts: [] });
      return;
    }
    const level = levels.pop();
    const owner = levels.at(-1);
    if (level === undefined || owner === undefined) return;
    if (PROPERTIES[name] === owner.name) {
      const around = levels.at(-2)?.look ?? {};
      owner.look = lookOf(owner, around, xml.slice(level.start, start), styles);
    }
    if (name === 'w:t') {
      const run = levels.findLast((outer) => outer.name === 'w:r') ?? level;
      run.texts.push([level.start, start]);
    }
    if (isHidden(level.look)) dropped.push(...level.texts);
  });
  const hidden = dropped.map(([start, end]) => xml.slice(start, end));
  const hiddenWords = hidden.reduce((sum, text) => sum + countWords(text), 0);
  return { xml: without(xml, dropped), hiddenWords, hidden };
}

/** The look that a paragraph's, a cell's or a run's own properties give to what stands in it. */
function lookOf(owner: Level, around: RunLook, properties: string, styles: WordStyles): RunLook {
  const now = properties.replace(/<w:[rp]PrChange\b.*?(?:<\/w:[rp]PrChange>|$)/gs, '');
  const id = /<w:(?:[rp]|tbl)Style\b[^<>]*w:val="([^"]*)"/.exec(now)?.[1];
  const style = styles.byId.get(id ?? '') ?? (owner.name === 'w:p' ? styles.paragraph : {});
  // A paragraph's own w:rPr is the look of its end mark, not of its text.
  const own = readLook(owner.name === 'w:p' ? now.replace(/<w:rPr>.*?(?:<\/w:rPr>|$)/gs, '') : now);
  // The colours that a table's style gives belong to some of its cells only.
  if (owner.name === 'w:tbl') return overlay(around, { filled: own.filled ?? style.filled });
  return overlay(overlay(around, style), own);
}

/** A text box has a ground of its own, or the page's. */
function shapeLook(xml: string, start: number, attributes: string): RunLook {
  const colour = /fillcolor="([^"\s]*)/.exec(attributes)?.[1];
  const isOff = /filled="(?:f|false)"/.test(attributes);
  const near = xml.slice(start, start + SHAPE_LENGTH);
  const upToText = near.slice(0, Math.max(0, near.search(/<w:txbxContent|<\/wps:wsp>|<\/v:\w+>/)));
  const drawn = /<a:(?:grad|blip|patt)Fill\b|<a:fillRef\b/.test(upToText);
  const solid = /<a:solidFill>\s*<a:srgbClr val="([^"]*)"/.exec(upToText)?.[1];
  const scheme = /<a:solidFill>\s*<a:schemeClr val="(?!bg1|lt1)/.test(upToText);
  const filled =
    (colour !== undefined && !isOff && !isNearWhite(colour) && colour !== 'white') ||
    (solid !== undefined && !isNearWhite(solid)) ||
    drawn ||
    scheme;
  return { filled: filled || undefined, colour: undefined, size: undefined };
}

function isHidden({ vanish, gone, colour, size, filled }: RunLook): boolean {
  if (vanish === true || gone === true) return true;
  if (size !== undefined && size <= TINY) return true;
  return colour !== undefined && isNearWhite(colour) && filled !== true;
}
