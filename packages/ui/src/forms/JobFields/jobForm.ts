import { getListJobsQueryKey } from '@cortex/api-client/jobs';
import type { Job, JobInput } from '@cortex/api-client/model';
import { createDrafts } from '../drafts/store.ts';
import { createRecordCache } from '../recordCache.ts';

export const jobFieldNames = ['title', 'description', 'skills_required', 'criteria'] as const;

export const blankJob: JobInput = { title: '', description: '', skills_required: '' };

/** What of a job can be written. */
export function toJobInput({ title, description, skills_required, criteria }: JobInput): JobInput {
  return { title, description, skills_required, ...(criteria ? { criteria } : {}) };
}

/** Edits of jobs that are not saved yet. */
export const jobEdits = createDrafts<Partial<JobInput>>('job edits');

export const jobCache = createRecordCache<Job>(getListJobsQueryKey());
