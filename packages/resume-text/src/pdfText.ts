import { type PageText, toPageText } from '@cortex/api-client/quotePlaces';
import { getDocumentProxy, getResolvedPDFJS } from 'unpdf';
import { addBullets } from './drawnBullets.ts';
import { type Box, IDENTITY, type Matrix, multiply, toBox, toMatrix, transformBox } from './matrix.ts';
import { layOutPage, type TextBox } from './pageLayout.ts';
import { readerData } from './platform/readerData.ts';
import { type Drawing, MAX_PIXELS, readDrawing } from './textVisibility.ts';
import { countWords, toPassages } from './tidyText.ts';
import { partVisible } from './visibleText.ts';

export const MAX_PAGES = 60;
const MAX_BOXES = 60_000;
// Of which the places are kept: some sixty full pages.
const MAX_RUNS = 30_000;
const SILENT = 0;
const NO_ANNOTATIONS = 0;
const ENDLESS: Box = [-Infinity, -Infinity, Infinity, Infinity];

type PdfTextResult =
  | { ok: true; text: string; hiddenWords: number; hidden: string[]; runs: PageText[] }
  | { ok: false; reason: 'too_large' };

/**
 * The text of a PDF in reading order, one paragraph a line. Throws what the PDF reader throws: `PasswordException` for
 * a file that needs a password, other errors for a damaged one.
 */
export async function readPdfText(bytes: Uint8Array): Promise<PdfTextResult> {
  // The reader takes ownership of the buffer it is given and leaves it empty, so it gets a copy.
  const document = await getDocumentProxy(bytes.slice(), {
    verbosity: SILENT,
    stopAtErrors: false,
    maxImageSize: MAX_PIXELS,
    ...readerData,
  });
  try {
    if (document.numPages > MAX_PAGES) return { ok: false, reason: 'too_large' };
    const lines: string[] = [];
    const hidden: string[] = [];
    const runs: PageText[] = [];
    let hiddenWords = 0;
    for (let number = 1; number <= document.numPages; number += 1) {
      const page = await document.getPage(number);
      const content = await page.getTextContent();
      const items = content.items.filter((item) => 'str' in item);
      if (items.length > MAX_BOXES) return { ok: false, reason: 'too_large' };
      const drawing = await drawingOf(page, document);
      const sorted = partVisible(items, drawing);
      hiddenWords += Math.max(0, wordsOf(items) - wordsOf(sorted.visible));
      hidden.push(...sorted.hidden);
      const upright = turnUpright(sorted.visible, toBox(page.view) ?? [0, 0, 0, 0]);
      const boxes = toBoxes(sorted.visible, upright);
      const marks = drawing.marks.map((mark) => transformBox(upright, mark));
      const paragraphs = layOutPage(addBullets([...boxes.keys()], marks));
      lines.push(...paragraphs.map(({ text }) => text));
      const viewport = page.getViewport({ scale: 1 });
      for (const box of paragraphs.flatMap((paragraph) => paragraph.boxes)) {
        const item = boxes.get(box);
        if (item && runs.length < MAX_RUNS) runs.push(toPageText(item, viewport, number));
      }
      page.cleanup();
    }
    return { ok: true, text: clean(lines.join('\n')), hiddenWords, hidden: toPassages(hidden), runs };
  } finally {
    await document.loadingTask.destroy();
  }
}

async function drawingOf(page: Page, document: Document): Promise<Drawing> {
  const { OPS } = await getResolvedPDFJS();
  const layers = await document.getOptionalContentConfig();
  return readDrawing({
    operators: await page.getOperatorList({ annotationMode: NO_ANNOTATIONS }),
    codes: OPS,
    page: toBox(page.view) ?? ENDLESS,
    isDrawnFont: (name) => page.commonObjs.has(name) && page.commonObjs.get(name)?.isType3Font === true,
    isLayerOn: (group) => layers.isVisible(group),
  });
}

const wordsOf = (items: readonly { str: string }[]) => countWords(items.map(({ str }) => str).join(' '));

type Document = Awaited<ReturnType<typeof getDocumentProxy>>;
type Page = Awaited<ReturnType<Document['getPage']>>;
type TextItem = { str: string; transform: number[]; width: number; hasEOL: boolean };

/** Turns a page so that most of its text runs from left to right, however it is written and shown. */
function turnUpright(items: readonly TextItem[], [left, bottom, right, top]: Box): Matrix {
  const letters = [0, 0, 0, 0];
  for (const { str, transform } of items) {
    const [a = 1, b = 0] = transform;
    const quarter = (Math.round(Math.atan2(b, a) / (Math.PI / 2)) + 4) % 4;
    letters[quarter] = (letters[quarter] ?? 0) + str.length;
  }
  const turns: readonly Matrix[] = [
    IDENTITY,
    [0, -1, 1, 0, -bottom, right],
    [-1, 0, 0, -1, right, top],
    [0, 1, -1, 0, top, -left],
  ];
  return turns[letters.indexOf(Math.max(...letters))] ?? IDENTITY;
}

/** The items that have text, as boxes on the page that is turned so. */
function toBoxes(items: readonly TextItem[], upright: Matrix): Map<TextBox, TextItem> {
  const boxes = new Map<TextBox, TextItem>();
  let spaceBefore = false;
  for (const item of items) {
    if (item.str.trim() === '') {
      spaceBefore ||= item.str !== '' && !item.hasEOL;
      continue;
    }
    const [, , skew = 0, scale = 0] = item.transform;
    const [, , , , x, y] = multiply(upright, toMatrix(item.transform) ?? IDENTITY);
    const size = Math.hypot(skew, scale);
    boxes.set({ text: item.str, x, y, width: item.width, size, spaceBefore }, item);
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
