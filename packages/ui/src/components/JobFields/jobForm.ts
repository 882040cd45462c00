import type { JobInput } from '@cortex/api-client/model';

export const jobFieldNames = ['title', 'description', 'skills_required'] as const;

export const blankJob = { title: '', description: '', skills_required: '' };

/** What of a job can be written. */
export function toJobInput({ title, description, skills_required }: JobInput): JobInput {
  return { title, description, skills_required };
}
