/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */

export interface ResumeForm {
  /** A .pdf or .docx of at most 10 MB (10 485 760 bytes). */
  resume_file: Blob | File;
}
