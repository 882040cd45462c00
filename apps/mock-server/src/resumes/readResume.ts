import { resumeLimits } from '@cortex/api-client/limits';
import type { ErrorCode } from '@cortex/api-client/model';
import type { ExtractErrorCode, ExtractFailure } from '@cortex/resume-text';
import type { Contact } from '@cortex/scoring';
import { hashText } from '../db/hashText.ts';
import type { CandidateRow, Executor } from '../db/schema.ts';
import { cleanFileName } from '../http/cleanFileName.ts';
import { UploadedFile } from '../http/forms.ts';
import { HttpError } from '../http/HttpError.ts';
import type { OnBehalf, Perform } from '../workers/perform.ts';
import { TaskFailed } from '../workers/TaskFailed.ts';
import { type Blobs, type KeptFile, keepFile, type ResumeFile } from './blobs.ts';
import { keepable, type PackedLayout, packLayout, putLayout } from './layouts.ts';

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
    | 'resume_hash'
    | 'resume_uploaded_at'
    | 'resume_hidden_words'
  >;
  file: ResumeFile;
  layout: PackedLayout;
  /** What it says of its person. */
  contact: Contact;
};

/**
 * Reads an uploaded resume. Throws 413, 415 or 422, each naming `resume_file`, where it cannot be taken, 503 where
 * too many wait.
 */
export async function readResume(
  { perform, clock }: { perform: Perform; clock(): Date },
  upload: Blob,
  onBehalf: OnBehalf,
): Promise<ReadResume> {
  if (upload.size > resumeLimits.bytes) {
    throw refuse(413, 'payload_too_large', 'The file is larger than 10 MB. Choose a smaller one.');
  }
  const fileName = upload instanceof File ? cleanFileName(upload.name) : '';
  const file =
    upload instanceof UploadedFile
      ? { fileName, path: upload.path }
      : { fileName, bytes: new Uint8Array(await upload.arrayBuffer()) };
  const result = await perform('resume', file, onBehalf).catch((error) => {
    if (error instanceof TaskFailed && error.reason === 'exhausted') return EXHAUSTED;
    throw error;
  });
  if (!result.ok) {
    const [status, code] = REFUSALS[result.code];
    throw refuse(status, code, result.detail);
  }
  const text = keepable(result.text).trim();
  return {
    columns: {
      skills: keepable(result.skills),
      resume_file_name: fileName.includes('.') ? fileName : `${fileName || 'resume'}.${result.kind}`,
      resume_reading: text ? 'read' : 'no_text',
      resume_text: text || null,
      resume_hash: text ? hashText(text) : null,
      resume_uploaded_at: clock().toISOString(),
      resume_hidden_words: result.hiddenWords,
    },
    file: { media_type: MEDIA_TYPES[result.kind], bytes: new Uint8Array(await upload.arrayBuffer()) },
    layout: await packLayout(result),
    contact: result.contact,
  };
}

/** A resume whose file is where it is to stay. */
export type StoredResume = Omit<ReadResume, 'file'> & { file: KeptFile };

/** Puts the file of a resume where it is to stay, ahead of the transaction that keeps it. Throws 503 or 500 where it cannot be kept. */
export async function storeResume(
  blobs: Blobs,
  organizationId: string,
  resume: ReadResume,
): Promise<StoredResume> {
  return { ...resume, file: await blobs.store(organizationId, resume.file) };
}

/** Keeps the file of a candidate's resume, and where its words stand, in the place of what was there. */
export async function keepResume(
  trx: Executor,
  candidateId: string,
  { file, layout }: StoredResume,
): Promise<void> {
  await keepFile(trx, candidateId, file);
  await putLayout(trx, candidateId, layout);
}

const EXHAUSTED: ExtractFailure = {
  ok: false,
  code: 'too_large_inside',
  detail: 'The file takes too much time or memory to read. Please save it as a plain PDF and upload that.',
};

const REFUSALS: Record<ExtractErrorCode, [415 | 422, ErrorCode]> = {
  unsupported_type: [415, 'unsupported_resume_type'],
  corrupt_file: [422, 'corrupt_resume'],
  password_protected: [422, 'password_protected_resume'],
  too_large_inside: [422, 'resume_too_complex'],
};

function refuse(status: 413 | 415 | 422, code: ErrorCode, detail: string): HttpError {
  return new HttpError(status, code, detail, { resume_file: detail });
}
