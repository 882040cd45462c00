import { countWords } from './tidyText.ts';
import { isNearWhite, overlay, type RunLook, readLook, type WordStyles } from './wordStyles.ts';

// Half-points: Word's sizes of up to 4 points are not meant to be read by a person.
const TINY = 8;
const TAG = /<(\/?)([\w:]+)((?:"[^"]*"|'[^']*'|[^>"'])*?)(\/?)>/g;
const PROPERTIES = new Set(['w:rPr', 'w:pPr', 'w:tcPr']);
const SHAPES = new Set(['wps:wsp', 'v:shape', 'v:rect', 'v:roundrect']);

type Level = { name: string; start: number; look: RunLook; texts: [number, number][] };

/**
 * A part of a Word document without the text that nobody can see: hidden (w:vanish), white on no coloured ground, or of
 * at most 4 points. Colours and sizes that come from styles count as well.
 */
export function dropHiddenRuns(part: string, styles: WordStyles): { xml: string; hiddenWords: number } {
  const xml = withoutComments(part);
  const levels: Level[] = [];
  const dropped: [number, number][] = [];
  for (const tag of xml.matchAll(TAG)) {
    const [whole, closing, name = '', attributes = '', selfClosing] = tag;
    const end = tag.index + whole.length;
    const parent = levels.at(-1);
    if (closing === '/') {
      const level = levels.pop();
      if (level === undefined || level.name !== name) return { xml, hiddenWords: 0 };
      const owner = levels.at(-1);
      if (PROPERTIES.has(name)) applyProperties(levels, xml.slice(level.start, tag.index), styles);
      if (name === 'w:t' && owner?.name === 'w:r') owner.texts.push([level.start, tag.index]);
      if (name === 'w:r' && isHidden(level.look)) dropped.push(...level.texts);
    } else if (selfClosing !== '/') {
      const inherited = SHAPES.has(name) ? shapeLook(xml, tag.index, attributes) : (parent?.look ?? {});
      levels.push({ name, start: end, look: inherited, texts: [] });
    }
  }
  let visible = '';
  let from = 0;
  let hiddenWords = 0;
  for (const [start, end] of dropped.toSorted((a, b) => a[0] - b[0])) {
    visible += xml.slice(from, start);
    hiddenWords += countWords(xml.slice(start, end));
    from = end;
  }
  return { xml: visible + xml.slice(from), hiddenWords };
}

/** Comments and CDATA sections may hold what looks like tags. */
function withoutComments(xml: string): string {
  return xml
    .replace(/<!--.*?-->/gs, '')
    .replace(/<!\[CDATA\[(.*?)\]\]>/gs, (_section, text: string) =>
      text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
    );
}

/** Gives the look of a paragraph's, a cell's or a run's own properties to what stands in it. */
function applyProperties(levels: readonly Level[], properties: string, styles: WordStyles): void {
  const level = levels.at(-1);
  if (level === undefined || !['w:r', 'w:p', 'w:tc'].includes(level.name)) return;
  const style = /<w:[pr]Style\b[^>]*w:val="([^"]*)"/.exec(properties)?.[1];
  // A paragraph's own w:rPr is the look of its end mark, not of its text.
  const own = readLook(level.name === 'w:p' ? properties.replace(/<w:rPr>.*?<\/w:rPr>/gs, '') : properties);
  level.look = overlay(overlay(level.look, styles.get(style ?? '') ?? {}), own);
}

/** A text box has a ground of its own. */
function shapeLook(xml: string, start: number, attributes: string): RunLook {
  const colour = /fillcolor="([^"\s]*)/.exec(attributes)?.[1];
  const isOff = /filled="(?:f|false)"/.test(attributes);
  const upToText = xml.slice(start, start + xml.slice(start).search(/<w:txbxContent|<\/wps:wsp>|<\/v:\w+>/));
  const drawn = /<a:(?:grad|blip|patt)Fill\b|<a:fillRef\b/.test(upToText);
  const solid = /<a:solidFill>\s*<a:srgbClr val="([^"]*)"/.exec(upToText)?.[1];
  const scheme = /<a:solidFill>\s*<a:schemeClr val="(?!bg1|lt1)/.test(upToText);
  const filled =
    (colour !== undefined && !isOff && !isNearWhite(colour) && colour !== 'white') ||
    (solid !== undefined && !isNearWhite(solid)) ||
    drawn ||
    scheme;
  return filled ? { filled } : {};
}

function isHidden({ vanish, colour, size, filled }: RunLook): boolean {
  if (vanish === true) return true;
  if (size !== undefined && size <= TINY) return true;
  return colour !== undefined && isNearWhite(colour) && filled !== true;
}
