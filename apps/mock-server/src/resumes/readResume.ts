import { resumeLimits } from '@cortex/api-client/limits';
import type { ErrorCode } from '@cortex/api-client/model';
import { extractSkills } from '../analysis/resume/extractSkills.ts';
import type { CandidateRow } from '../db/schema.ts';
import type { Dependencies } from '../dependencies.ts';
import { HttpError } from '../http/HttpError.ts';
import type { ResumeFile } from './blobs.ts';
import type { ExtractErrorCode } from './extract/extractText.ts';

const MEDIA_TYPES = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

/** What a candidate keeps of a resume. */
export type ReadResume = {
  columns: Pick<
    CandidateRow,
    | 'skills'
    | 'resume_file_name'
    | 'resume_reading'
    | 'resume_text'
    | 'resume_uploaded_at'
    | 'resume_hidden_words'
  >;
  file: ResumeFile;
};

/** Reads an uploaded resume. Throws 413, 415 or 422, each naming `resume_file`, where it cannot be taken. */
export async function readResume(
  { extract, clock }: Pick<Dependencies, 'extract' | 'clock'>,
  upload: Blob,
): Promise<ReadResume> {
  if (upload.size > resumeLimits.bytes) {
    throw refuse(413, 'payload_too_large', 'The file is larger than 10 MB. Choose a smaller one.');
  }
  const fileName = upload instanceof File ? baseName(upload.name) : '';
  const bytes = new Uint8Array(await upload.arrayBuffer());
  const result = await extract({ fileName, bytes });
  if (!result.ok) {
    const [status, code] = REFUSALS[result.code];
    throw refuse(status, code, result.detail);
  }
  // A file may hold anything; a database keeps no null character and no half of a surrogate pair.
  const text = result.text.replaceAll('\0', '').toWellFormed().trim();
  return {
    columns: {
      skills: extractSkills(text),
      resume_file_name: fileName,
      resume_reading: text ? 'read' : 'no_text',
      resume_text: text || null,
      resume_uploaded_at: clock().toISOString(),
      resume_hidden_words: result.hiddenWords,
    },
    file: { media_type: MEDIA_TYPES[result.kind], bytes },
  };
}

const REFUSALS: Record<ExtractErrorCode, [415 | 422, ErrorCode]> = {
  unsupported_type: [415, 'unsupported_resume_type'],
  corrupt_file: [422, 'corrupt_resume'],
  password_protected: [422, 'password_protected_resume'],
  too_large_inside: [422, 'resume_too_complex'],
};

function refuse(status: 413 | 415 | 422, code: ErrorCode, detail: string): HttpError {
  return new HttpError(status, code, detail, { resume_file: detail });
}

/** The last part of a file's name, without control characters, at most 200 characters with its ending kept. */
function baseName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  const clean = last.replace(/\p{Cc}/gu, '');
  return clean.length <= 200 ? clean : (clean.slice(0, 190) + clean.slice(-10)).toWellFormed();
}
