import { showToast } from '../../feedback/Toaster/toaster.ts';
import { addFiles, MAX_ROWS } from './resumeDraft.ts';

/** Puts files into the table of resumes, and says how many found no place. */
export function takeResumes(files: readonly File[], jobId?: string): void {
  const left = addFiles(files, jobId);
  if (left === 0) return;
  showToast({
    kind: 'info',
    title: `${left.toLocaleString('en-US')} more did not fit in.`,
    description: `Save or remove some first: the table takes ${MAX_ROWS.toLocaleString('en-US')} at once.`,
  });
}
