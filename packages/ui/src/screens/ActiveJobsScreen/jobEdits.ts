import type { JobInput } from '@cortex/api-client/model';
import { createEditDrafts } from '../../formDraft.ts';

/** Edits of jobs that are not saved yet. */
export const jobEdits = createEditDrafts<JobInput>('job edits');
