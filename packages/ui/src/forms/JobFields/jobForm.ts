import { getListJobsQueryKey, listJobs } from '@cortex/api-client/jobs';
import type { Job, JobInput } from '@cortex/api-client/model';
import { createEdits } from '../drafts/store.ts';
import { createRecordCache } from '../recordCache.ts';

export const jobFieldNames = ['title', 'description', 'skills_required', 'criteria'] as const;

export const blankJob: JobInput = { title: '', description: '', skills_required: '' };

/** What of a job can be written. */
export function toJobInput({ title, description, skills_required, criteria }: JobInput): JobInput {
  return { title, description, skills_required, ...(criteria ? { criteria } : {}) };
}

/** Edits of jobs that are not saved yet. */
export const jobEdits = createEdits<Partial<JobInput>>('job edits');

/** What of a job can be written, as the server has it now; nothing where it is gone. */
export async function readJobNow(id: string): Promise<JobInput | undefined> {
  const now = (await listJobs()).find((job) => job.id === id);
  return now && toJobInput(now);
}

export const jobCache = createRecordCache<Job>(getListJobsQueryKey());
