import { readFileSync } from 'node:fs';
import { crc32, deflateRawSync } from 'node:zlib';
import { resumeLimits } from '@cortex/api-client/limits';

const folder = new URL('../resumes/', import.meta.url);

/** A resume that the kit brings. */
export function resumeFile(name: string, as = name): File {
  return new File([readFileSync(new URL(name, folder))], as);
}

/** A PDF by its first bytes that is larger than a resume may be, and one that is as large as it may be. */
export function tooLargeFile(): File {
  return emptyPdf(resumeLimits.bytes + 1, 'too-large.pdf');
}

export function largestFile(): File {
  return emptyPdf(resumeLimits.bytes, 'largest.pdf');
}

function emptyPdf(size: number, name: string): File {
  const bytes = new Uint8Array(size).fill(32);
  bytes.set(new TextEncoder().encode('%PDF-1.7\n'));
  return new File([bytes], name);
}

let tooComplex: File | undefined;

/** A Word document of some hundred kilobytes that unpacks to 128 MB. */
export function tooComplexFile(): File {
  tooComplex ??= makeTooComplexFile();
  return tooComplex;
}

function makeTooComplexFile(): File {
  const start = '<?xml version="1.0"?><w:document xmlns:w="w"><w:body><w:p><w:r><w:t>';
  const content = Buffer.alloc(128_000_000, ' ');
  content.write(start);
  content.write('</w:t></w:r></w:p></w:body></w:document>', content.length - 40);
  const types = Buffer.from('<?xml version="1.0"?><Types/>');
  const bytes = zip({ '[Content_Types].xml': types, 'word/document.xml': content });
  return new File([bytes], 'too-complex.docx');
}

function zip(files: Record<string, Buffer>): Uint8Array<ArrayBuffer> {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, content] of Object.entries(files)) {
    const packed = deflateRawSync(content);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(8, 4);
    common.writeUInt32LE(crc32(content), 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(content.length, 18);
    common.writeUInt16LE(name.length, 22);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    parts.push(Buffer.from('PK\x03\x04', 'latin1'), common, Buffer.from(name), packed);
    directory.push(Buffer.from('PK\x01\x02\x14\x00', 'latin1'), common, place, Buffer.from(name));
    offset += 4 + common.length + name.length + packed.length;
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(Object.keys(files).length, 8);
  end.writeUInt16LE(Object.keys(files).length, 10);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(offset, 16);
  return new Uint8Array(Buffer.concat([...parts, list, end]));
}
