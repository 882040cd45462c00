import { holds } from './platform/holds.ts';
import { inflateRaw } from './platform/zip.ts';

export type ZipEntry = {
  name: string;
  method: number;
  compressedSize: number;
  size: number;
  headerOffset: number;
};

export type ZipVerdict =
  | { ok: true; entries: ZipEntry[] }
  | { ok: false; reason: 'corrupt' | 'encrypted' | 'too_large' };

export const MAX_ENTRIES = 2000;
export const MAX_UNPACKED_BYTES = 60_000_000;
export const MAX_XML_BYTES = 12_000_000;

const END_OF_DIRECTORY = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
const LOCAL_HEADER = 0x04034b50;
const STORED = 0;
const DEFLATED = 8;
const ZIP64_MARK = 0xffffffff;

/**
 * Reads a zip's central directory and decides, before anything is unpacked, whether it is safe to open. Sizes in
 * bytes. Declared sizes can lie, so each XML part is also inflated once under a hard limit of its declared size.
 * Never throws.
 */
export function inspectZip(bytes: Uint8Array): ZipVerdict {
  try {
    const entries = readDirectory(bytes);
    if (entries === 'too_large' || entries === 'encrypted') return { ok: false, reason: entries };
    const total = entries.reduce((sum, entry) => sum + entry.size, 0);
    if (total > MAX_UNPACKED_BYTES) return { ok: false, reason: 'too_large' };
    for (const entry of entries) {
      if (!/\.(xml|rels)$/i.test(entry.name)) continue;
      if (entry.size > MAX_XML_BYTES) return { ok: false, reason: 'too_large' };
      const content = unpackEntry(bytes, entry);
      if (content === 'too_large') return { ok: false, reason: 'too_large' };
      // Word never writes a document type; entity expansion needs one.
      if (holds(content, '<!DOCTYPE', 'latin1')) return { ok: false, reason: 'too_large' };
    }
    return { ok: true, entries };
  } catch {
    return { ok: false, reason: 'corrupt' };
  }
}

function readDirectory(bytes: Uint8Array): ZipEntry[] | 'too_large' | 'encrypted' {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = findEndOfDirectory(view);
  const count = view.getUint16(end + 10, true);
  if (count > MAX_ENTRIES) return 'too_large';
  let offset = view.getUint32(end + 16, true);
  const entries: ZipEntry[] = [];
  const decoder = new TextDecoder();
  for (let index = 0; index < count; index += 1) {
    if (view.getUint32(offset, true) !== DIRECTORY_ENTRY) throw new RangeError('not a directory entry');
    if ((view.getUint16(offset + 8, true) & 1) === 1) return 'encrypted';
    const nameLength = view.getUint16(offset + 28, true);
    const entry = {
      name: decoder.decode(bytes.subarray(offset + 46, offset + 46 + nameLength)),
      method: view.getUint16(offset + 10, true),
      compressedSize: view.getUint32(offset + 20, true),
      size: view.getUint32(offset + 24, true),
      headerOffset: view.getUint32(offset + 42, true),
    };
    if (entry.size === ZIP64_MARK || entry.compressedSize === ZIP64_MARK) return 'too_large';
    entries.push(entry);
    offset += 46 + nameLength + view.getUint16(offset + 30, true) + view.getUint16(offset + 32, true);
  }
  return entries;
}

function findEndOfDirectory(view: DataView): number {
  const lowest = Math.max(0, view.byteLength - 22 - 0xffff);
  for (let offset = view.byteLength - 22; offset >= lowest; offset -= 1) {
    if (view.getUint32(offset, true) === END_OF_DIRECTORY) return offset;
  }
  throw new RangeError('no end of central directory');
}

/** The content of one entry, unpacked under the limit of the size that it declares. Throws on a damaged one. */
export function unpackEntry(bytes: Uint8Array, entry: ZipEntry): Uint8Array | 'too_large' {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const at = entry.headerOffset;
  if (view.getUint32(at, true) !== LOCAL_HEADER) throw new RangeError('not a local header');
  const start = at + 30 + view.getUint16(at + 26, true) + view.getUint16(at + 28, true);
  const data = bytes.subarray(start, start + entry.compressedSize);
  if (entry.method === STORED) return data.length > entry.size ? 'too_large' : data;
  if (entry.method !== DEFLATED) throw new RangeError('unknown compression');
  try {
    return inflateRaw(data, Math.max(1, entry.size));
  } catch (error) {
    if (error instanceof RangeError) return 'too_large';
    throw error;
  }
}

/** The text of one part of a zip that was inspected before, or an empty text where there is no such part. */
export function readPart(bytes: Uint8Array, entries: readonly ZipEntry[], name: string): string {
  const entry = entries.find((candidate) => candidate.name === name);
  const content = entry === undefined ? 'too_large' : unpackEntry(bytes, entry);
  return content === 'too_large' ? '' : new TextDecoder().decode(content);
}
