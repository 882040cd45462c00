import mammoth from 'mammoth';
import { readPart, rewriteParts } from './rewriteZip.ts';
import { dropHiddenRuns } from './visibleRuns.ts';
import { readStyles } from './wordStyles.ts';
import type { ZipEntry } from './zipGuard.ts';

const BLOCK_END = /<\/(?:p|h[1-6]|li|td|th|tr|dt|dd)>|<br\s*\/?>/gi;
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

/**
 * The text of a Word document, one paragraph, list item or table cell a line. Goes through HTML because mammoth's raw
 * text drops manual line breaks and glues the words around them. Text that nobody can see is left out. Expects a zip
 * that was inspected before; throws on a document that mammoth cannot read.
 */
export async function readDocxText(
  bytes: Uint8Array,
  entries: readonly ZipEntry[],
): Promise<{ text: string; hiddenWords: number }> {
  let hiddenWords = 0;
  const styles = readStyles(readPart(bytes, entries, 'word/styles.xml'));
  const visible = rewriteParts(bytes, entries, (name) => {
    if (!/^word\/(?:document|footnotes|endnotes)\d*\.xml$/.test(name)) return undefined;
    const part = dropHiddenRuns(readPart(bytes, entries, name), styles);
    hiddenWords += part.hiddenWords;
    return part.xml;
  });
  const { value } = await mammoth.convertToHtml(
    { buffer: visible },
    {
      convertImage: mammoth.images.imgElement(async () => ({ src: '' })),
      ignoreEmptyParagraphs: true,
      includeDefaultStyleMap: true,
    },
  );
  return { text: htmlToLines(value), hiddenWords };
}

function htmlToLines(html: string): string {
  const text = html
    .replace(BLOCK_END, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|apos|nbsp);/g, (entity, name: string) => ENTITIES[name] ?? entity);
  return text
    .replace(/[\u00ad\u200b-\u200f\u2060\ufeff]/g, '')
    .split('\n')
    .map((line) =>
      line
        .replace(/[^\S\t]+/g, ' ')
        .replace(/\s*\t\s*/g, '   ')
        .trim(),
    )
    .filter((line) => line !== '')
    .join('\n');
}
