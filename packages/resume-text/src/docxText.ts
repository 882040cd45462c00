import mammoth from 'mammoth';
import { toWordInput } from './platform/zip.ts';
import { dropSecondCopies, liftTextBoxes } from './textBoxes.ts';
import { toPassages } from './tidyText.ts';
import { dropHiddenRuns } from './visibleRuns.ts';
import { readWordParts, type WordParts } from './wordParts.ts';
import { isNearWhite, readStyles } from './wordStyles.ts';
import { writeZip } from './writeZip.ts';
import type { ZipEntry } from './zipGuard.ts';

const BLOCK_END = /<\/(?:p|h[1-6]|li|td|th|tr|dt|dd)>|<br\s*\/?>/gi;
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

// English Metric Units, of which an inch has 914,400.
const INCH = 914_400;

/**
 * The text of a Word document, one paragraph, list item or table cell a line: headers, the body with its text boxes,
 * footers, footnotes. Goes through HTML because mammoth's raw text drops manual line breaks and glues the words around
 * them. Text that nobody can see is left out. Expects a zip that was inspected before; undefined for a zip that is no
 * Word document, and throws on one that cannot be read.
 */
export async function readDocxText(
  bytes: Uint8Array,
  entries: readonly ZipEntry[],
): Promise<{ text: string; hiddenWords: number; hidden: string[] } | undefined> {
  const parts = readWordParts(bytes, entries);
  if (parts === undefined) return undefined;
  let hiddenWords = 0;
  const hidden: string[] = [];
  const styles = readStyles(parts.styles);
  const page = { filled: hasColouredPage(parts) || undefined };
  const clean = (part: string) => {
    const visible = dropHiddenRuns(dropSecondCopies(part), styles, page);
    hiddenWords += visible.hiddenWords;
    hidden.push(...visible.hidden.map(decodeEntities));
    return liftTextBoxes(visible.xml);
  };
  const headers = parts.headers.map((part) => toBlock(clean(part)));
  const footers = parts.footers.map((part) => toBlock(clean(part)));
  const main = clean(parts.main);
  const bodyEnd = main.lastIndexOf('</w:body>');
  const document =
    main.slice(0, bodyEnd).replace(/<w:body(?:\s[^<>]*)?>/, (body) => body + distinct(headers).join('')) +
    distinct(footers).join('') +
    main.slice(bodyEnd);
  const { value } = await mammoth.convertToHtml(
    toWordInput(
      writeZip({
        'word/document.xml': document,
        ...(parts.styles === '' ? {} : { 'word/styles.xml': parts.styles }),
        ...(parts.numbering === '' ? {} : { 'word/numbering.xml': parts.numbering }),
        ...(parts.footnotes === '' ? {} : { 'word/footnotes.xml': clean(parts.footnotes) }),
        ...(parts.endnotes === '' ? {} : { 'word/endnotes.xml': clean(parts.endnotes) }),
      }),
    ),
    { ignoreEmptyParagraphs: true, includeDefaultStyleMap: true },
  );
  return { text: htmlToLines(value), hiddenWords, hidden: toPassages(hidden) };
}

/** Whether white text may stand on a colour that the page has, or on a large shape or picture behind the text. */
function hasColouredPage({ main, headers, footers }: WordParts): boolean {
  const colour = /<w:background\b[^<>]*w:color="([^"]*)"/.exec(main)?.[1];
  if (colour !== undefined && colour !== 'auto' && !isNearWhite(colour)) return true;
  return [main, ...headers, ...footers].some((part) =>
    part
      .split(/<wp:anchor\s/)
      .slice(1)
      .some((anchor) => {
        const [drawing = ''] = anchor.split('</wp:anchor>', 1);
        const extent = /<wp:extent\b[^<>]*cx="(\d+)"[^<>]*cy="(\d+)"/.exec(drawing);
        const isLarge = Number(extent?.[1] ?? 0) >= INCH && Number(extent?.[2] ?? 0) >= INCH / 2;
        return (
          isLarge &&
          /^[^<>]*behindDoc="(?:1|true)"/.test(drawing) &&
          /<a:(?:blip|gradFill|pattFill|fillRef)\b|<a:solidFill>\s*<a:(?:schemeClr val="(?!bg1|lt1)|srgbClr val="(?!F[5-9A-F]F))/i.test(
            drawing,
          )
        );
      }),
  );
}

/** A header's or footer's content, with the prefixes that it declares, as mammoth reads it within a body. */
function toBlock(part: string): string {
  const root = /<w:(?:hdr|ftr)(\s[^<>]*)?>/.exec(part);
  const end = Math.max(part.lastIndexOf('</w:hdr>'), part.lastIndexOf('</w:ftr>'));
  if (root === null || end === -1) return '';
  // A link's address is not text, and the relations of this part are not those of the body.
  const content = part
    .slice(root.index + root[0].length, end)
    .replace(/<w:hyperlink\b[^<>]*>/g, '<w:hyperlink>');
  return `<w:customXml${root[1] ?? ''}>${content}</w:customXml>`;
}

/** Each of these blocks once: sections and first pages often repeat what stands on the others. */
function distinct(blocks: readonly string[]): string[] {
  return [...new Map(blocks.map((block) => [block.replace(/<[^<>]*>/g, ''), block])).values()];
}

function decodeEntities(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|apos|nbsp);/g, (entity, name: string) => ENTITIES[name] ?? entity);
}

/** Of more HTML than this the rest is left out: a file of a few kilobytes can unpack to megabytes. */
const MOST_HTML = 3_000_000;

function htmlToLines(whole: string): string {
  const html = whole.length > MOST_HTML ? whole.slice(0, MOST_HTML).replace(/<[^<>]*$/, '') : whole;
  const text = decodeEntities(html.replace(BLOCK_END, '\n').replace(/<[^<>]*>/g, ''));
  return text
    .replace(/[\u00ad\u200b-\u200f\u2060\ufeff]/g, '')
    .split('\n')
    .map((line) =>
      line
        .replace(/[^\S\t]+/g, ' ')
        .replace(/ ?\t[ \t]*/g, '   ')
        .trim(),
    )
    .filter((line) => line !== '')
    .join('\n');
}
