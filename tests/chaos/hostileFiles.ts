import { deflateSync } from 'node:zlib';
import { makeWord, paragraph, pdfStream, writePdf, zip } from '@cortex/resume-text/testFiles';

const MEGABYTE = 2 ** 20;
const RESOURCES = '/Font << /F1 << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >>';

/** Files that ask for far more time or memory than their size tells, by name. */
export function hostileFiles(): Record<string, File> {
  const deep = `${'<w:tbl><w:tr><w:tc>'.repeat(50_000)}${'</w:tc></w:tr></w:tbl>'.repeat(50_000)}`;
  const words = `BT /F1 12 Tf 50 700 Td ${'(a) Tj '.repeat(2_000_000)} ET`;
  return {
    'a stream of 1 GB': pdf('bomb.pdf', flated(Buffer.alloc(1024 * MEGABYTE))),
    'a stream in a stream, 800 bytes': pdf('nested.pdf', nested(64 * MEGABYTE)),
    'two million words': pdf('words.pdf', flated(Buffer.from(words, 'latin1'))),
    'an image of 40,000 by 40,000': pdf('image.pdf', {
      content: 'q 500 0 0 700 0 0 cm /I1 Do Q',
      resources: '/XObject << /I1 5 0 R >>',
      objects: [
        pdfStream(
          deflateSync(Buffer.alloc(8 * MEGABYTE)).toString('latin1'),
          '/Type /XObject /Subtype /Image /Width 40000 /Height 40000 /ColorSpace /DeviceGray /BitsPerComponent 8 /Filter /FlateDecode',
        ),
      ],
    }),
    'a deep document': word('deep.docx', makeWord(deep)),
    'a document of one run of 11 MB': word('long.docx', makeWord(paragraph('a – '.repeat(2_500_000)))),
    'a zip that lies': word(
      'lies.docx',
      zip([
        { name: '[Content_Types].xml', content: '<Types/>' },
        { name: 'word/document.xml', content: 'x'.repeat(40 * MEGABYTE), declaredSize: 1000 },
      ]),
    ),
    'skills of 50,000 dashes': word(
      'dashes.docx',
      makeWord(paragraph(`Skills: a${'\u2013'.repeat(50_000)}`)),
    ),
  };
}

function flated(content: Buffer) {
  const packed = deflateSync(content, { level: 9 }).toString('latin1');
  return { content: packed, filter: '/Filter /FlateDecode' };
}

function nested(size: number) {
  const packed = deflateSync(deflateSync(Buffer.alloc(size), { level: 9 }), { level: 9 });
  return { content: packed.toString('latin1'), filter: '/Filter [/FlateDecode /FlateDecode]' };
}

function pdf(
  name: string,
  {
    content,
    filter,
    resources = RESOURCES,
    objects = [],
  }: { content: string; filter?: string; resources?: string; objects?: string[] },
): File {
  const bytes = filter
    ? Buffer.from(
        Buffer.from(writePdf({ content: '@@', resources, objects }))
          .toString('latin1')
          .replace(pdfStream('@@'), () => pdfStream(content, filter)),
        'latin1',
      )
    : writePdf({ content, resources, objects });
  return new File([new Uint8Array(bytes)], name);
}

function word(name: string, bytes: Uint8Array): File {
  return new File([new Uint8Array(bytes)], name);
}
