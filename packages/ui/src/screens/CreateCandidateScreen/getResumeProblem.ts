import type { ApiError } from '@cortex/api-client/http';

const resumeCodes = [
  'corrupt_resume',
  'password_protected_resume',
  'resume_too_complex',
  'unsupported_resume_type',
];

/** The server's sentence about the resume, where it is the resume that the server refused. */
export function getResumeProblem(error: ApiError): string | undefined {
  const aboutResume =
    error.status === 413 ||
    error.status === 415 ||
    (error.code !== undefined && resumeCodes.includes(error.code));
  if (error.fieldErrors.resume_file) return error.fieldErrors.resume_file;
  return aboutResume ? (error.detail ?? 'The server did not take this file. Choose another one.') : undefined;
}
