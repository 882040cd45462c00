/** What decides whether a person sees a run of Word text; undefined where nothing is said. `size` in half-points. */
export type RunLook = {
  vanish?: boolean | undefined;
  colour?: string | undefined;
  size?: number | undefined;
  filled?: boolean | undefined;
};

export type WordStyles = ReadonlyMap<string, RunLook>;

const MOST_ANCESTORS = 12;

/** The look that each style gives to its text, with what it takes from the styles that it is based on. */
export function readStyles(xml: string): WordStyles {
  const own = new Map<string, { look: RunLook; parent: string | undefined }>();
  for (const [, attributes = '', body = ''] of xml.matchAll(/<w:style\b([^>]*)>(.*?)<\/w:style>/gs)) {
    const id = /w:styleId="([^"]*)"/.exec(attributes)?.[1];
    if (id === undefined) continue;
    own.set(id, { look: readLook(body), parent: /<w:basedOn\b[^>]*w:val="([^"]*)"/.exec(body)?.[1] });
  }
  const styles = new Map<string, RunLook>();
  for (const id of own.keys()) {
    let look: RunLook = {};
    let style = own.get(id);
    for (let depth = 0; style !== undefined && depth < MOST_ANCESTORS; depth += 1) {
      look = overlay(style.look, look);
      style = style.parent === undefined ? undefined : own.get(style.parent);
    }
    styles.set(id, look);
  }
  return styles;
}

/** What a piece of properties (w:rPr, w:pPr, w:tcPr or a style) says by itself. */
export function readLook(properties: string): RunLook {
  const vanish = /<w:vanish\b([^>]*)>/.exec(properties)?.[1];
  const size = /<w:sz\s[^>]*w:val="(\d+)"/.exec(properties)?.[1];
  const fill = /<w:shd\b[^>]*w:fill="([^"]*)"/.exec(properties)?.[1];
  const highlight = /<w:highlight\b[^>]*w:val="([^"]*)"/.exec(properties)?.[1];
  return {
    vanish: vanish === undefined ? undefined : !/w:val="(?:0|false|off|none)"/.test(vanish),
    colour: /<w:color\b[^>]*w:val="([^"]*)"/.exec(properties)?.[1],
    size: size === undefined ? undefined : Number(size),
    filled:
      (fill !== undefined && !isNearWhite(fill) && fill !== 'auto') ||
      (highlight !== undefined && !/^(?:none|white)$/.test(highlight)) ||
      undefined,
  };
}

/** What `over` says, and where it says nothing what `under` says. */
export function overlay(under: RunLook, over: RunLook): RunLook {
  return {
    vanish: over.vanish ?? under.vanish,
    colour: over.colour ?? under.colour,
    size: over.size ?? under.size,
    filled: over.filled ?? under.filled,
  };
}

export function isNearWhite(colour: string): boolean {
  const channels = /^#?([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(colour)?.slice(1) ?? [];
  return channels.length === 3 && channels.every((channel) => Number.parseInt(channel, 16) > 235);
}
