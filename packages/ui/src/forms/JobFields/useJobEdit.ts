import { updateJob } from '@cortex/api-client/jobs';
import type { Job, JobInput } from '@cortex/api-client/model';
import { useState } from 'react';
import { messages } from '../../feedback/messages.ts';
import { useDraftForm } from '../drafts/useDraftForm.ts';
import { useSave } from '../useSave.ts';
import { withOthersChanges } from '../withOthersChanges.ts';
import { jobCache, jobEdits, jobFieldNames, readJobNow, toJobInput } from './jobForm.ts';

type Outcomes = {
  /** What is done once it is saved, also where the person has left. */
  onSaved?: (saved: Job) => void;
  onDone: () => void;
};

/** The edit of a job that is there: its form, whose changes are kept until they are saved, and how it is saved. */
export function useJobEdit(job: Job, { onSaved, onDone }: Outcomes) {
  const { id } = job;
  const [draft] = useState(() => jobEdits(id));
  const edit = useDraftForm({ draft, record: toJobInput(job), fields: jobFieldNames });
  const save = useSave({
    call: async (data: JobInput) => updateJob(id, await withOthersChanges(data, edit, () => readJobNow(id))),
    messages: messages.updateJob,
    form: edit,
    writeCache(queryClient, saved) {
      const { to_rescore: _, ...record } = saved;
      jobCache.put(queryClient, record);
      onSaved?.(saved);
    },
    writeCacheOnFailure: jobCache.refreshAfter404,
    refresh: jobCache.refresh,
    onDone,
  });
  return { edit, save };
}
