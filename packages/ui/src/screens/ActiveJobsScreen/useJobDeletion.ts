import { createJob, deleteJob } from '@cortex/api-client/jobs';
import type { Job } from '@cortex/api-client/model';
import { messages } from '../../feedback/messages.ts';
import { showToast, type ToastAction } from '../../feedback/Toaster/toaster.ts';
import { jobCache, jobEdits, toJobInput } from '../../forms/JobFields/jobForm.ts';
import { type Save, useSave } from '../../forms/useSave.ts';

type JobDeletion = { job: Job; onDeleted: () => void };

/**
 * Deletes a job at once and offers undo: the server restores the old job for the same person when they
 * create the identical one within a minute. The offer outlives the panel that made it.
 */
export function useJobDeletion({ job, onDeleted }: JobDeletion): Save<void> {
  const restore = useSave<Job, void>({
    call: () => createJob(toJobInput(job)),
    messages: { failed: messages.createJob.failed, error: messages.createJob.error },
    getAction: () => offerUndo('Try again'),
    writeCache(queryClient, restored) {
      jobCache.put(queryClient, restored);
      showToast({
        kind: 'info',
        title: 'Job restored.',
        description: restored.title,
        about: messages.createJob.failed,
      });
    },
  });

  function offerUndo(label: string): ToastAction {
    return { label, onSelect: () => restore.send() };
  }

  return useSave({
    call: () => deleteJob(job.id),
    messages: { failed: messages.deleteJob.failed, error: messages.deleteJob.error },
    writeCache(client) {
      jobEdits(job.id).drop();
      jobCache.remove(client, job.id);
      showToast({
        kind: 'success',
        title: messages.deleteJob.success,
        description: job.title,
        about: messages.deleteJob.failed,
        action: offerUndo('Undo'),
      });
    },
    onDone: onDeleted,
  });
}
