import { getDocumentProxy } from 'unpdf';
import { layOutPage, type TextBox } from './pageLayout.ts';

export const MAX_PAGES = 60;
const MAX_BOXES = 60_000;
const SILENT = 0;

type PdfTextResult = { ok: true; text: string } | { ok: false; reason: 'too_large' };

/**
 * The text of a PDF in reading order, one paragraph a line. Throws what the PDF reader throws: `PasswordException` for
 * a file that needs a password, other errors for a damaged one.
 */
export async function readPdfText(bytes: Uint8Array): Promise<PdfTextResult> {
  // The reader takes ownership of the buffer it is given and leaves it empty, so it gets a copy.
  const document = await getDocumentProxy(bytes.slice(), { verbosity: SILENT, stopAtErrors: false });
  try {
    if (document.numPages > MAX_PAGES) return { ok: false, reason: 'too_large' };
    const lines: string[] = [];
    for (let number = 1; number <= document.numPages; number += 1) {
      const page = await document.getPage(number);
      const { items } = await page.getTextContent();
      if (items.length > MAX_BOXES) return { ok: false, reason: 'too_large' };
      lines.push(...layOutPage(toBoxes(items)));
      page.cleanup();
    }
    return { ok: true, text: clean(lines.join('\n')) };
  } finally {
    await document.loadingTask.destroy();
  }
}

type TextContentItem =
  | { str: string; transform: number[]; width: number; hasEOL: boolean }
  | { type: string };

function toBoxes(items: readonly TextContentItem[]): TextBox[] {
  const boxes: TextBox[] = [];
  let spaceBefore = false;
  for (const item of items) {
    if (!('str' in item)) continue;
    if (item.str.trim() === '') {
      spaceBefore ||= item.str !== '' && !item.hasEOL;
      continue;
    }
    const [, , skew = 0, scale = 0, x = 0, y = 0] = item.transform;
    boxes.push({ text: item.str, x, y, width: item.width, size: Math.hypot(skew, scale), spaceBefore });
    spaceBefore = false;
  }
  return boxes;
}

function clean(text: string): string {
  return text
    .replace(/[\u00ad\u200b-\u200f\u2060\ufeff]/g, '')
    .replaceAll('\u0000', '')
    .replace(/\u00a0/g, ' ')
    .trim();
}
