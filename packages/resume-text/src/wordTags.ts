/** A tag of an XML text: where it stands, and what is written in it. */
export type Tag = {
  start: number;
  end: number;
  name: string;
  attributes: string;
  kind: 'opens' | 'closes' | 'empty';
};

const TAG = /<(\/?)([\w:.-]+)((?:\s(?:"[^"<]*"|'[^'<]*'|[^<>"'/]|\/(?!>))*)?)(\/?)>/g;
const DEEPEST = 256;

/**
 * Calls back for each tag with the names of the elements around it, the innermost last. Throws where the tags do not
 * match or are nested deeper than any Word document is.
 */
export function walkTags(xml: string, visit: (tag: Tag, around: readonly string[]) => void): void {
  const around: string[] = [];
  let count = 0;
  for (const found of xml.matchAll(TAG)) {
    count += 1;
    const [whole, slash, name = '', attributes = '', end] = found;
    const place = { start: found.index, end: found.index + whole.length, name, attributes };
    if (slash === '/') {
      if (around.pop() !== name) throw new SyntaxError(`</${name}> closes nothing`);
      visit({ ...place, kind: 'closes' }, around);
    } else if (end === '/') {
      visit({ ...place, kind: 'empty' }, around);
    } else {
      visit({ ...place, kind: 'opens' }, around);
      around.push(name);
      if (around.length > DEEPEST) throw new RangeError('tags are nested too deeply');
    }
  }
  if (around.length > 0) throw new SyntaxError(`<${around.at(-1)}> is not closed`);
  if (xml.split(/<(?!\?)/).length - 1 !== count) throw new SyntaxError('a tag has no end');
}

/** A text without these stretches of it; one may lie within another. */
export function without(text: string, stretches: readonly (readonly [start: number, end: number])[]): string {
  let kept = '';
  let from = 0;
  for (const [start, end] of stretches.toSorted((a, b) => a[0] - b[0])) {
    if (start < from) continue;
    kept += text.slice(from, start);
    from = end;
  }
  return kept + text.slice(from);
}

/** The same XML without comments, and with CDATA sections as plain text: both may hold what looks like tags. */
export function withoutComments(xml: string): string {
  return xml
    .replace(/<!--.*?(?:-->|$)/gs, '')
    .replace(/<!\[CDATA\[(.*?)(?:\]\]>|$)/gs, (_section, text: string) =>
      text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
    );
}
