import { type PageText, toPageText } from '@cortex/api-client/quotePlaces';
import {
  AnnotationMode,
  GlobalWorkerOptions,
  getDocument,
  type PDFDocumentProxy,
  type PDFPageProxy,
  VerbosityLevel,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
import workerSrc from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url&no-inline';
import { characterMaps } from './characterMaps.ts';
import { standardFonts } from './standardFonts.ts';

GlobalWorkerOptions.workerSrc = workerSrc;

/** Pixels of one picture within a page, or of one page as it is drawn, at most. */
const MAX_PIXELS = 16_000_000;

/** Gets what a PDF names without holding it from the app's own files. */
class OwnFiles {
  async fetch({ kind, filename }: { kind: string; filename: string }): Promise<Uint8Array> {
    const url = { standardFontDataUrl: standardFonts, cMapUrl: characterMaps }[kind]?.[filename];
    if (!url) throw new Error(`There is no ${filename} here.`);
    return new Uint8Array(await (await fetch(url)).arrayBuffer());
  }
}

/** A page of an open PDF: how wide it is for its height, what stands on it, and a way to draw it. */
export type PdfPage = {
  number: number;
  ratio: number;
  /** The runs of its text. */
  read(): Promise<PageText[]>;
  /** Draws it, so many pixels wide. Stopped by `signal`, it leaves the canvas as it is. */
  draw(canvas: HTMLCanvasElement, width: number, signal: AbortSignal): Promise<void>;
};

export type OpenPdf = { pages: PdfPage[]; close(): void };

/** Opens a PDF in a worker. Rejects where it cannot be read, or is protected. */
export async function openPdf(bytes: Uint8Array, signal: AbortSignal): Promise<OpenPdf> {
  const task = getDocument({
    // The reader takes what it gets, so it gets a copy.
    data: bytes.slice(),
    BinaryDataFactory: OwnFiles,
    useWorkerFetch: false,
    standardFontDataUrl: 'standard_fonts/',
    cMapUrl: 'cmaps/',
    cMapPacked: true,
    useWasm: false,
    useSystemFonts: false,
    maxImageSize: MAX_PIXELS,
    verbosity: VerbosityLevel.ERRORS,
  });
  const close = () => void task.destroy();
  signal.addEventListener('abort', close, { once: true });
  const pdf: PDFDocumentProxy = await task.promise;
  const numbers = Array.from({ length: pdf.numPages }, (_, index) => index + 1);
  const pages = await Promise.all(numbers.map(async (number) => toPage(await pdf.getPage(number))));
  return { pages, close };
}

function toPage(page: PDFPageProxy): PdfPage {
  const whole = page.getViewport({ scale: 1 });
  return {
    number: page.pageNumber,
    ratio: whole.width / whole.height,
    async read() {
      const { items } = await page.getTextContent();
      return items.flatMap((item) =>
        'str' in item && item.str.trim() !== '' ? [toPageText(item, whole, page.pageNumber)] : [],
      );
    },
    async draw(canvas, width, signal) {
      const scale = Math.min(width / whole.width, Math.sqrt(MAX_PIXELS / (whole.width * whole.height)));
      const viewport = page.getViewport({ scale });
      // Drawn offscreen first, so that the visible page does not flash.
      const drawn = document.createElement('canvas');
      [drawn.width, drawn.height] = [Math.ceil(viewport.width), Math.ceil(viewport.height)];
      const task = page.render({ canvas: drawn, viewport, annotationMode: AnnotationMode.ENABLE });
      signal.addEventListener('abort', () => task.cancel(), { once: true });
      await task.promise;
      [canvas.width, canvas.height] = [drawn.width, drawn.height];
      canvas.getContext('2d')?.drawImage(drawn, 0, 0);
    },
  };
}
