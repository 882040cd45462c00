export type CandidateRefusal = {
  status: number | undefined;
  code: string | undefined;
  detail: string | undefined;
  fieldErrors: Readonly<Record<string, string>>;
};

const resumeCodes = [
  'corrupt_resume',
  'password_protected_resume',
  'resume_too_complex',
  'unsupported_resume_type',
];

/** The server's sentence about the resume, where it is the resume that the server refused. */
export function getResumeProblem(refusal: CandidateRefusal): string | undefined {
  const { status, code, detail, fieldErrors } = refusal;
  const aboutResume = status === 413 || status === 415 || (code !== undefined && resumeCodes.includes(code));
  if (fieldErrors.resume_file) return fieldErrors.resume_file;
  return aboutResume ? (detail ?? 'The server did not take this file. Choose another one.') : undefined;
}
