import { characterMaps } from '@cortex/ui/characterMaps';
import { standardFonts } from '@cortex/ui/standardFonts';

/** Gets what a PDF names without holding it from the app's own files. */
class OwnFiles {
  async fetch({ kind, filename }: { kind: string; filename: string }): Promise<Uint8Array> {
    const url = { standardFontDataUrl: standardFonts, cMapUrl: characterMaps }[kind]?.[filename];
    if (!url) throw new Error(`There is no ${filename} here.`);
    return new Uint8Array(await (await fetch(url)).arrayBuffer());
  }
}

/** Where the PDF reader finds character maps and the metrics of the standard fonts: the same files as those of the resume's view. */
export const readerData = {
  cMapUrl: 'cmaps/',
  cMapPacked: true,
  standardFontDataUrl: 'standard_fonts/',
  BinaryDataFactory: OwnFiles,
  useWorkerFetch: false,
  useSystemFonts: false,
  useWasm: false,
};
