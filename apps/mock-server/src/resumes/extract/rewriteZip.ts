import { crc32, deflateRawSync } from 'node:zlib';
import { unpackEntry, type ZipEntry } from './zipGuard.ts';

const LOCAL_HEADER = 0x04034b50;
const DIRECTORY_ENTRY = 0x02014b50;
const END_OF_DIRECTORY = 0x06054b50;
const DEFLATED = 8;
const UTF8_NAMES = 0x0800;

/** The text of one part of a zip that was inspected before, or an empty text where there is no such part. */
export function readPart(bytes: Uint8Array, entries: readonly ZipEntry[], name: string): string {
  const entry = entries.find((candidate) => candidate.name === name);
  const content = entry === undefined ? 'too_large' : unpackEntry(bytes, entry);
  return content === 'too_large' ? '' : new TextDecoder().decode(content);
}

/** The same zip with the text of some parts changed. Expects a zip that was inspected before. */
export function rewriteParts(
  bytes: Uint8Array,
  entries: readonly ZipEntry[],
  change: (name: string) => string | undefined,
): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const entry of entries) {
    const content = change(entry.name) ?? unpackEntry(bytes, entry);
    if (content === 'too_large') throw new RangeError(`${entry.name} is larger than it says`);
    const name = Buffer.from(entry.name);
    const plain = Buffer.from(content);
    const packed = deflateRawSync(plain, { level: 1 });
    // What both headers say of an entry, from its flags to the length of its name.
    const facts = Buffer.alloc(22);
    facts.writeUInt16LE(UTF8_NAMES, 0);
    facts.writeUInt16LE(DEFLATED, 2);
    facts.writeUInt32LE(crc32(plain), 8);
    facts.writeUInt32LE(packed.length, 12);
    facts.writeUInt32LE(plain.length, 16);
    facts.writeUInt16LE(name.length, 20);
    const local = Buffer.concat([header(LOCAL_HEADER, [20]), facts, Buffer.alloc(2), name, packed]);
    const place = Buffer.alloc(16);
    place.writeUInt32LE(offset, 12);
    locals.push(local);
    directory.push(Buffer.concat([header(DIRECTORY_ENTRY, [20, 20]), facts, place, name]));
    offset += local.length;
  }
  const listing = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(entries.length, 4);
  end.writeUInt16LE(entries.length, 6);
  end.writeUInt32LE(listing.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...locals, listing, header(END_OF_DIRECTORY, []), end]);
}

function header(signature: number, versions: readonly number[]): Buffer {
  const buffer = Buffer.alloc(4 + 2 * versions.length);
  buffer.writeUInt32LE(signature, 0);
  for (const [index, version] of versions.entries()) buffer.writeUInt16LE(version, 4 + 2 * index);
  return buffer;
}
