import { resumeLimits } from '@cortex/api-client/limits';
import { formatBytes } from '../../components/FilePicker/formatBytes.ts';

const endings = resumeLimits.endings.join(' or ');
const largest = formatBytes(resumeLimits.bytes);

/** Which files are taken, as a hint. */
export const resumeRule = `A ${endings} of at most ${largest}.`;

/** What is wrong with a file as a resume, in a sentence, or undefined. It goes by name and size alone. */
export function checkResumeFile(file: { name: string; size: number } | null): string | undefined {
  if (!file) return undefined;
  const { name, size } = file;
  if (!resumeLimits.endings.some((ending) => name.toLowerCase().endsWith(ending))) {
    return `Choose a ${endings} file.`;
  }
  if (size === 0) return 'This file is empty. Choose another one.';
  if (size > resumeLimits.bytes) {
    return `This file has ${formatBytes(size)}; the limit is ${largest}. Choose a smaller one.`;
  }
  return undefined;
}
