import type { PageText } from '@cortex/api-client/quotePlaces';
import { readDocxText } from './docxText.ts';
import { isEncryptedOffice, namedFileKind, sniffFileKind } from './fileKind.ts';
import { TooManyShapes } from './painted.ts';
import { readPdfText } from './pdfText.ts';
import { tidyText } from './tidyText.ts';
import { inspectZip } from './zipGuard.ts';

export type ExtractErrorCode =
  | 'unsupported_type'
  | 'corrupt_file'
  | 'password_protected'
  | 'too_large_inside';

export type ExtractFailure = { ok: false; code: ExtractErrorCode; detail: string };

/**
 * `hiddenWords`: how many words were left out because a reader cannot see them; `hidden`: the passages that
 * they stand in; `runs`: where the text stands on its pages, in reading order (of a PDF).
 */
export type ExtractResult =
  | {
      ok: true;
      kind: 'pdf' | 'docx';
      text: string;
      hiddenWords: number;
      hidden: string[];
      runs: PageText[];
    }
  | ExtractFailure;

/** More than anybody keeps of a resume: a file of a few kilobytes can unpack to megabytes, which take long to tidy. */
const MOST_CHARACTERS = 1_000_000;

const TYPE_HINT = 'Please upload the resume as a .pdf or .docx file.';
const CORRUPT = 'The file is damaged and cannot be opened. Please save it again and upload the new copy.';
const LOCKED = 'The file is protected by a password. Please remove the password and upload it again.';
const TOO_LARGE =
  'The file unpacks to far more than a resume needs. Please save it again without attachments or large images.';

/**
 * Reads the text of a resume, one paragraph a line, columns one after the other, of more than a million characters the first. The text is empty for a file that
 * holds only images. Never throws: a file that cannot be read gives a code and a detail for the person who sent it.
 */
export async function extractText({
  fileName,
  bytes,
}: {
  fileName: string;
  bytes: Uint8Array;
}): Promise<ExtractResult> {
  const named = namedFileKind(fileName);
  if (named === 'other')
    return failure('unsupported_type', `This type of file is not supported. ${TYPE_HINT}`);
  if (bytes.length === 0)
    return failure('corrupt_file', 'The file is empty. Please choose the resume again.');
  const kind = sniffFileKind(bytes);
  if (kind === 'old_office' && isEncryptedOffice(bytes)) return failure('password_protected', LOCKED);
  if (named !== null && kind !== named) {
    return failure(
      'unsupported_type',
      `The file is named .${named}, but its content is something else. ${TYPE_HINT}`,
    );
  }
  if (kind === 'pdf') return extractPdf(bytes);
  if (kind === 'docx') return extractDocx(bytes);
  return failure('unsupported_type', `This type of file is not supported. ${TYPE_HINT}`);
}

async function extractPdf(bytes: Uint8Array): Promise<ExtractResult> {
  try {
    const result = await readPdfText(bytes);
    if (!result.ok) return failure('too_large_inside', TOO_LARGE);
    return { ...result, kind: 'pdf', text: tidyText(result.text.slice(0, MOST_CHARACTERS)) };
  } catch (error) {
    if (error instanceof TooManyShapes) return failure('too_large_inside', TOO_LARGE);
    const locked = error instanceof Error && error.name === 'PasswordException';
    return locked ? failure('password_protected', LOCKED) : failure('corrupt_file', CORRUPT);
  }
}

async function extractDocx(bytes: Uint8Array): Promise<ExtractResult> {
  const zip = inspectZip(bytes);
  if (!zip.ok) {
    if (zip.reason === 'encrypted') return failure('password_protected', LOCKED);
    return zip.reason === 'too_large'
      ? failure('too_large_inside', TOO_LARGE)
      : failure('corrupt_file', CORRUPT);
  }
  if (!zip.entries.some(({ name }) => name === '[Content_Types].xml'))
    return failure('corrupt_file', CORRUPT);
  try {
    const result = await readDocxText(bytes, zip.entries);
    if (result === undefined) {
      return failure(
        'unsupported_type',
        `The file is named .docx, but it is not a Word document. ${TYPE_HINT}`,
      );
    }
    return {
      ok: true,
      kind: 'docx',
      ...result,
      text: tidyText(result.text.slice(0, MOST_CHARACTERS)),
      runs: [],
    };
  } catch {
    return failure('corrupt_file', CORRUPT);
  }
}

function failure(code: ExtractErrorCode, detail: string): ExtractFailure {
  return { ok: false, code, detail };
}
