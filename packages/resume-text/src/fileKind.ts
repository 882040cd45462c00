import { holds } from './platform/holds.ts';

export type FileKind = 'pdf' | 'docx' | 'old_office' | 'other';

const ZIP = [0x50, 0x4b, 0x03, 0x04];
const COMPOUND_FILE = [0xd0, 0xcf, 0x11, 0xe0];
const PICTURES = {
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  jpeg: [0xff, 0xd8, 0xff],
} as const;
const PDF_SEARCH_BYTES = 1024;

/** What the first bytes say a file is, whatever its name says. A PDF may have junk before its header (PDF 1.7, H.3). */
export function sniffFileKind(bytes: Uint8Array): FileKind {
  if (startsWith(bytes, ZIP)) return 'docx';
  if (startsWith(bytes, COMPOUND_FILE)) return 'old_office';
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, PDF_SEARCH_BYTES));
  return head.includes('%PDF-') ? 'pdf' : 'other';
}

/** Whether bytes are a ZIP file in which a text stands as it is, e.g. the name of an entry. */
export function isZipWith(bytes: Uint8Array, text: string): boolean {
  return startsWith(bytes, ZIP) && holds(bytes, text, 'latin1');
}

/** Whether bytes are a picture of this kind. */
export function isPicture(bytes: Uint8Array, kind: keyof typeof PICTURES): boolean {
  return startsWith(bytes, PICTURES[kind]);
}

/** The kind that the file's name claims: its extension, without case. A name without any claims nothing. */
export function namedFileKind(fileName: string): 'pdf' | 'docx' | 'other' | null {
  if (!fileName.includes('.')) return null;
  const extension = /\.([a-z0-9]+)\s*$/i.exec(fileName)?.[1]?.toLowerCase();
  return extension === 'pdf' || extension === 'docx' ? extension : 'other';
}

/** Office wraps a password-protected document in a compound file with a stream of this name (MS-OFFCRYPTO). */
export function isEncryptedOffice(bytes: Uint8Array): boolean {
  return holds(bytes, 'EncryptedPackage', 'utf16le');
}

function startsWith(bytes: Uint8Array, magic: readonly number[]): boolean {
  return magic.every((byte, index) => bytes[index] === byte);
}
