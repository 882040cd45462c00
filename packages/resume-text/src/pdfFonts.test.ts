import { expect, test } from 'vitest';
import { writePdf } from '../testFiles/makePdf.ts';
import { extractText } from './extractText.ts';

/** A page with one line, whose font is not in the file and whose letters are in a well-known character map. */
function page(ordering: string, encoding: string, hex: string): Uint8Array {
  return writePdf({
    content: `BT /F1 12 Tf 72 700 Td <${hex}> Tj ET`,
    resources: '/Font << /F1 5 0 R >>',
    objects: [
      `<< /Type /Font /Subtype /Type0 /BaseFont /Some /Encoding /${encoding} /DescendantFonts [6 0 R] >>`,
      `<< /Type /Font /Subtype /CIDFontType0 /BaseFont /Some /CIDSystemInfo << /Registry (Adobe) /Ordering (${ordering}) /Supplement 2 >> /DW 1000 /FontDescriptor 7 0 R >>`,
      '<< /Type /FontDescriptor /FontName /Some /Flags 4 /FontBBox [0 -200 1000 900] /ItalicAngle 0 /Ascent 800 /Descent -200 /CapHeight 700 /StemV 80 >>',
    ],
  });
}

async function read(bytes: Uint8Array) {
  return extractText({ fileName: 'a.pdf', bytes });
}

test.each([
  ['GB1', 'GBK-EUC-H', 'c8edbcfeb9a4b3cccaa6', '软件工程师'],
  ['GB1', 'UniGB-UCS2-H', '8f6f4ef65de57a0b5e08', '软件工程师'],
  ['Japan1', '90ms-RKSJ-H', '83708343838d83628367', 'パイロット'],
  ['Japan1', 'UniJIS-UTF16-H', '770b8b775e2b', '看護師'],
  ['Korea1', 'UniKS-UCS2-H', 'ac04d638c0ac', '간호사'],
  ['Korea1', 'KSCms-UHC-H', 'b0a3c8a3bbe7', '간호사'],
  ['CNS1', 'ETen-B5-H', 'b36ec5e9a475b57bae76', '軟體工程師'],
])('reads %s letters by the character map %s', async (ordering, encoding, hex, text) => {
  expect(await read(page(ordering, encoding, hex))).toMatchObject({ ok: true, text, hiddenWords: 0 });
});

test('reads the bullets of the font Symbol, which is not in the file', async () => {
  const bytes = writePdf({
    content: 'BT /F1 12 Tf 72 700 Td (\\267) Tj /F2 12 Tf 12 0 Td ( Go) Tj ET',
    resources:
      '/Font << /F1 << /Type /Font /Subtype /Type1 /BaseFont /Symbol >> /F2 << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >>',
  });
  expect(await read(bytes)).toMatchObject({ ok: true, text: '• Go' });
});
