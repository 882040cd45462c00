/** The largest resume that the server takes, in bytes. */
export const MAX_RESUME_BYTES = 10 * 1024 * 1024;

/** What is wrong with a file as a resume, in a sentence, or undefined. It goes by name and size alone. */
export function checkResumeFile(file: { name: string; size: number }): string | undefined {
  if (!/\.(pdf|docx)$/i.test(file.name)) return 'Choose a .pdf or .docx file.';
  if (file.size === 0) return 'This file is empty. Choose another one.';
  if (file.size > MAX_RESUME_BYTES) {
    return `This file has ${formatBytes(file.size)}; the limit is 10 MB. Choose a smaller one.`;
  }
  return undefined;
}

export function formatBytes(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`;
  if (bytes < 1024 * 1024) return `${Math.round(bytes / 1024)} KB`;
  return `${(bytes / 1024 / 1024).toFixed(1).replace('.0', '')} MB`;
}
