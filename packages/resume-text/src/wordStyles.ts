/**
 * What decides whether a person sees a run of Word text; undefined where nothing is said. `size` in half-points, `gone`
 * where the row or cell around it is not shown, `filled` where its ground is coloured.
 */
export type RunLook = {
  vanish?: boolean | undefined;
  gone?: boolean | undefined;
  colour?: string | undefined;
  size?: number | undefined;
  filled?: boolean | undefined;
};

/** `defaults` hold for all text, `paragraph` for paragraphs that name no style. */
export type WordStyles = { defaults: RunLook; paragraph: RunLook; byId: ReadonlyMap<string, RunLook> };

const MAX_ANCESTORS = 12;
// Twentieths of a point: no letter can be read in a cell or row of that size.
const MIN_EXTENT = 40;

/** The look that each style gives to its text, with what it takes from the styles that it is based on. */
export function readStyles(xml: string): WordStyles {
  const own = new Map<string, { look: RunLook; parent: string | undefined }>();
  let standard = '';
  const [beginning = '', ...written] = xml.split(/<w:style\s/);
  for (const style of written) {
    const [attributes = ''] = style.split('>', 1);
    const [body = ''] = style.slice(attributes.length).split('</w:style>', 1);
    const id = /w:styleId="([^"]*)"/.exec(attributes)?.[1];
    if (id === undefined) continue;
    if (/w:type="paragraph"/.test(attributes) && /w:default="(?:1|true|on)"/.test(attributes)) standard = id;
    own.set(id, { look: readLook(body), parent: /<w:basedOn\b[^<>]*w:val="([^"]*)"/.exec(body)?.[1] });
  }
  const byId = new Map<string, RunLook>();
  for (const id of own.keys()) {
    let look: RunLook = {};
    let style = own.get(id);
    for (let depth = 0; style !== undefined && depth < MAX_ANCESTORS; depth += 1) {
      look = overlay(style.look, look);
      style = style.parent === undefined ? undefined : own.get(style.parent);
    }
    byId.set(id, look);
  }
  const [, defaults = ''] = beginning.split('<w:rPrDefault>');
  return { defaults: readLook(defaults), paragraph: byId.get(standard) ?? {}, byId };
}

/** What a piece of properties (w:rPr, w:pPr, w:tcPr, w:trPr or a style) says by itself. */
export function readLook(properties: string): RunLook {
  const vanish = /<w:(?:vanish|webHidden|specVanish)\b([^<>]*)>/.exec(properties)?.[1];
  const size = /<w:sz\s[^<>]*w:val="(\d+)/.exec(properties)?.[1];
  const fill = /<w:shd\b[^<>]*w:fill="([^"]*)"/.exec(properties)?.[1];
  const highlight = /<w:highlight\b[^<>]*w:val="([^"]*)"/.exec(properties)?.[1];
  return {
    vanish: vanish === undefined ? undefined : !/w:val="(?:0|false|off|none)"/.test(vanish),
    gone: isGone(properties) || undefined,
    colour: /<w:color\b[^<>]*w:val="([^"]*)"/.exec(properties)?.[1],
    size: size === undefined ? undefined : Number(size),
    filled:
      (fill !== undefined && !isNearWhite(fill) && fill !== 'auto') ||
      (highlight !== undefined && !/^(?:none|white)$/.test(highlight)) ||
      undefined,
  };
}

/** A hidden row, a row of a fixed height without room, or a cell of a fixed width without room. */
function isGone(properties: string): boolean {
  const hidden = /<w:hidden\b([^<>]*)>/.exec(properties)?.[1];
  if (hidden !== undefined && !/w:val="(?:0|false|off)"/.test(hidden)) return true;
  const width = /<w:tcW\b([^<>]*)>/.exec(properties)?.[1];
  if (width !== undefined && !/w:type="(?:auto|nil)"/.test(width) && hasNoRoom(width, 'w')) return true;
  const height = /<w:trHeight\b([^<>]*)>/.exec(properties)?.[1];
  return height !== undefined && /w:hRule="exact"/.test(height) && hasNoRoom(height, 'val');
}

function hasNoRoom(attributes: string, name: 'w' | 'val'): boolean {
  const extent = new RegExp(`w:${name}="(\\d+)(?:\\.\\d+)?%?"`).exec(attributes)?.[1];
  return extent !== undefined && Number(extent) < MIN_EXTENT && !attributes.includes('%');
}

/** What `over` says, and where it says nothing what `under` says. */
export function overlay(under: RunLook, over: RunLook): RunLook {
  return {
    vanish: over.vanish ?? under.vanish,
    gone: over.gone ?? under.gone,
    colour: over.colour ?? under.colour,
    size: over.size ?? under.size,
    filled: over.filled ?? under.filled,
  };
}

export function isNearWhite(colour: string): boolean {
  const channels = /^#?([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(colour)?.slice(1) ?? [];
  return channels.length === 3 && channels.every((channel) => Number.parseInt(channel, 16) > 235);
}
