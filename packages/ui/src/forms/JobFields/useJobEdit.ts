import { updateJob } from '@cortex/api-client/jobs';
import type { Job, JobInput } from '@cortex/api-client/model';
import { useState } from 'react';
import { messages } from '../../feedback/messages.ts';
import { useDraftForm } from '../drafts/useDraftForm.ts';
import { useSave } from '../useSave.ts';
import { jobCache, jobEdits, jobFieldNames, toJobInput } from './jobForm.ts';

/** The edit of a job that is there: its form, whose changes are kept until they are saved, and how it is saved. */
export function useJobEdit(job: Job, onDone: () => void) {
  const { id } = job;
  const [draft] = useState(() => jobEdits(id));
  const edit = useDraftForm({ draft, record: toJobInput(job), fields: jobFieldNames });
  const save = useSave({
    call: (data: JobInput) => updateJob(id, data),
    messages: messages.updateJob,
    form: edit,
    writeCache: jobCache.put,
    writeCacheOnFailure: jobCache.refreshAfter404,
    onDone,
  });
  return { edit, save };
}
