import { invalidateGetDashboard } from '@cortex/api-client/dashboard';
import { getListJobsQueryKey, invalidateListJobs, useCreateJob, useDeleteJob } from '@cortex/api-client/jobs';
import type { Job } from '@cortex/api-client/model';
import { useQueryClient } from '@tanstack/react-query';
import { toJobInput } from '../../components/JobFields/jobForm.ts';
import { showToast, type ToastAction } from '../../components/Toaster/toaster.ts';
import { messages } from '../../messages.ts';
import { reportFailure } from '../../reportFailure.ts';
import { jobEdits } from './jobEdits.ts';

/**
 * Deletes a job at once and offers to take that back: the server gives the same person the old job back when they
 * create the identical one within a minute. The offer outlives the panel that made it.
 */
export function useJobDeletion(job: Job) {
  const queryClient = useQueryClient();

  function writeJobs(change: (jobs: Job[]) => Job[]) {
    queryClient.setQueryData<Job[]>(getListJobsQueryKey(), (jobs) => jobs && change(jobs));
    void invalidateListJobs(queryClient);
    void invalidateGetDashboard(queryClient);
  }

  const restoreJob = useCreateJob({
    mutation: {
      onSuccess(restored) {
        writeJobs((jobs) => [...jobs.filter(({ id }) => id !== restored.id), restored]);
        showToast({ kind: 'info', title: 'The job is back.', description: restored.title });
      },
      onError: (error) => reportFailure(error, messages.createJob, offerUndo('Try again')),
    },
  });

  function offerUndo(label: string): ToastAction {
    return { label, onSelect: () => restoreJob.mutate({ data: toJobInput(job) }) };
  }

  return useDeleteJob({
    mutation: {
      onSuccess() {
        jobEdits.drop(job.id);
        writeJobs((jobs) => jobs.filter(({ id }) => id !== job.id));
        showToast({
          kind: 'success',
          title: messages.deleteJob.success,
          description: job.title,
          action: offerUndo('Undo'),
        });
      },
      onError: (error) => reportFailure(error, messages.deleteJob),
    },
  });
}
