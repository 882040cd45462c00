import { crc32 } from 'node:zlib';

const LOCAL_HEADER = 0x04034b50;
const DIRECTORY_ENTRY = 0x02014b50;
const END_OF_DIRECTORY = 0x06054b50;
const UTF8_NAMES = 0x0800;

/** A zip of these texts by their names, not compressed. */
export function writeZip(parts: Readonly<Record<string, string>>): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [partName, text] of Object.entries(parts)) {
    const name = Buffer.from(partName);
    const content = Buffer.from(text);
    // What both headers say of an entry, from its flags to the length of its name.
    const facts = Buffer.alloc(22);
    facts.writeUInt16LE(UTF8_NAMES, 0);
    facts.writeUInt32LE(crc32(content), 8);
    facts.writeUInt32LE(content.length, 12);
    facts.writeUInt32LE(content.length, 16);
    facts.writeUInt16LE(name.length, 20);
    const local = Buffer.concat([header(LOCAL_HEADER, [20]), facts, Buffer.alloc(2), name, content]);
    const place = Buffer.alloc(16);
    place.writeUInt32LE(offset, 12);
    locals.push(local);
    directory.push(Buffer.concat([header(DIRECTORY_ENTRY, [20, 20]), facts, place, name]));
    offset += local.length;
  }
  const listing = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(directory.length, 4);
  end.writeUInt16LE(directory.length, 6);
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
