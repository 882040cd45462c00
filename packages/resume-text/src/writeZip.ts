import { crc32 } from './platform/zip.ts';

const LOCAL_HEADER = 0x04034b50;
const DIRECTORY_ENTRY = 0x02014b50;
const END_OF_DIRECTORY = 0x06054b50;
const UTF8_NAMES = 0x0800;

type Field = readonly [bytes: 2 | 4, value: number];

/** A zip of these texts by their names, not compressed. */
export function writeZip(parts: Readonly<Record<string, string>>): Uint8Array<ArrayBuffer> {
  const encoder = new TextEncoder();
  const locals: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let offset = 0;
  for (const [partName, text] of Object.entries(parts)) {
    const name = encoder.encode(partName);
    const content = encoder.encode(text);
    // What both headers say of an entry, from its flags to the length of its name: no compression, no date.
    const facts: Field[] = [
      [2, UTF8_NAMES],
      [2, 0],
      [4, 0],
      [4, crc32(content)],
      [4, content.length],
      [4, content.length],
      [2, name.length],
    ];
    const local = concat([write([[4, LOCAL_HEADER], [2, 20], ...facts, [2, 0]]), name, content]);
    locals.push(local);
    directory.push(
      write([[4, DIRECTORY_ENTRY], [2, 20], [2, 20], ...facts, [4, 0], [4, 0], [4, 0], [4, offset]]),
      name,
    );
    offset += local.length;
  }
  const count = locals.length;
  const listing = concat(directory);
  const end = write([
    [4, END_OF_DIRECTORY],
    [4, 0],
    [2, count],
    [2, count],
    [4, listing.length],
    [4, offset],
    [2, 0],
  ]);
  return concat([...locals, listing, end]);
}

function write(fields: readonly Field[]): Uint8Array {
  const bytes = new Uint8Array(fields.reduce((sum, [length]) => sum + length, 0));
  const view = new DataView(bytes.buffer);
  let at = 0;
  for (const [length, value] of fields) {
    if (length === 2) view.setUint16(at, value, true);
    else view.setUint32(at, value, true);
    at += length;
  }
  return bytes;
}

function concat(pieces: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}
