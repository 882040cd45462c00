import { mailAttachmentsLimits } from '@cortex/api-client/limits';
import { formatBytes } from '../../components/FilePicker/formatBytes.ts';

const { most, bytes, endings } = mailAttachmentsLimits;
const kinds = `${endings.slice(0, -1).join(', ')} or ${endings.at(-1)}`;
const largest = formatBytes(bytes);

type NamedFile = { name: string; size: number };

/** Which files are taken, as a hint. */
export const attachmentRule = `${kinds}; at most ${most} files, ${largest} together.`;

/** What is wrong with a file as an attachment, in a sentence, or undefined. It goes by name and size alone. */
export function checkAttachment({ name, size }: NamedFile): string | undefined {
  if (!endings.some((ending) => name.toLowerCase().endsWith(ending)))
    return `“${name}” cannot be attached: choose a ${kinds} file.`;
  if (size === 0) return `“${name}” is empty, or no longer there. Remove it, or attach it again.`;
  if (size > bytes)
    return `“${name}” has ${formatBytes(size)}; the limit is ${largest}. Choose a smaller one.`;
  return undefined;
}

/** What is wrong with the files of a mail, in a sentence, or undefined. */
export function checkAttachments(files: readonly NamedFile[]): string | undefined {
  for (const file of files) {
    const problem = checkAttachment(file);
    if (problem) return problem;
  }
  if (files.length > most) return `These are ${files.length} files; the limit is ${most}. Remove some.`;
  const total = files.reduce((sum, { size }) => sum + size, 0);
  if (total > bytes)
    return `The files have ${formatBytes(total)} together; the limit is ${largest}. Remove some, or attach smaller ones.`;
  return undefined;
}
