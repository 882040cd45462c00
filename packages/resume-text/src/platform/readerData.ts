import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const FOLDER = dirname(fileURLToPath(import.meta.resolve('pdfjs-dist/package.json')));

/**
 * Where the PDF reader finds the character maps of fonts that are not in the file (Chinese, Japanese, Korean), and the
 * metrics of the 14 standard fonts.
 */
export const readerData = {
  cMapUrl: join(FOLDER, 'cmaps/'),
  cMapPacked: true,
  standardFontDataUrl: join(FOLDER, 'standard_fonts/'),
};
