import { getListJobsQueryKey, invalidateListJobs, useUpdateJob } from '@cortex/api-client/jobs';
import type { Job } from '@cortex/api-client/model';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '../../components/Button/Button.tsx';
import { DeletedNote } from '../../components/DetailPanel/DeletedNote.tsx';
import { DetailPanel } from '../../components/DetailPanel/DetailPanel.tsx';
import { FormError } from '../../components/FormError/FormError.tsx';
import { FormLayout } from '../../components/FormField/FormLayout.tsx';
import { JobFields } from '../../components/JobFields/JobFields.tsx';
import { jobFieldNames, toJobInput } from '../../components/JobFields/jobForm.ts';
import { showToast } from '../../components/Toaster/toaster.ts';
import { messages } from '../../messages.ts';
import { describeFailure, reportFailure } from '../../reportFailure.ts';
import { showFieldErrors } from '../../showFieldErrors.ts';
import { useOneAtATime } from '../../useOneAtATime.ts';
import { jobEdits } from './jobEdits.ts';

export type JobEditorProps = {
  job: Job;
  /** Whether somebody else deleted it meanwhile. */
  deleted: boolean;
  steps: ReactNode;
  onClose: () => void;
  onDone: () => void;
};

/** The panel of a job while it is edited. What is typed waits in memory until it is saved or cancelled. */
export function JobEditor({ job, deleted, steps, onClose, onDone }: JobEditorProps) {
  const { id } = job;
  const queryClient = useQueryClient();
  const formId = useId();
  const [unsaved] = useState(() => jobEdits.read(id));
  const form = useForm({ defaultValues: unsaved ?? toJobInput(job) });
  const updateJob = useUpdateJob({
    mutation: {
      onSuccess(saved) {
        jobEdits.drop(id);
        queryClient.setQueryData<Job[]>(getListJobsQueryKey(), (jobs) =>
          jobs?.map((other) => (other.id === id ? { ...other, ...saved } : other)),
        );
        void invalidateListJobs(queryClient);
        showToast({ kind: 'success', title: messages.updateJob.success });
      },
      onError(error) {
        reportFailure(error, messages.updateJob);
        if (error.status === 404) void invalidateListJobs(queryClient);
        showFieldErrors(error, jobFieldNames, form.setError);
      },
    },
  });
  const send = useOneAtATime(updateJob);

  function handleChange() {
    const values = form.getValues();
    const changed = jobFieldNames.some((name) => values[name] !== job[name]);
    if (changed) jobEdits.keep(id, values);
    else jobEdits.drop(id);
  }

  return (
    <DetailPanel
      title={job.title}
      subtitle={unsaved ? 'You have unsaved changes.' : 'Edit'}
      steps={steps}
      onClose={onClose}
      note={
        deleted ? (
          <DeletedNote noun="job" />
        ) : updateJob.error ? (
          <FormError {...describeFailure(updateJob.error, messages.updateJob)} />
        ) : null
      }
      actions={
        <>
          <Button type="submit" form={formId} disabled={deleted || updateJob.isPending}>
            {updateJob.isPending ? 'Saving...' : 'Save'}
          </Button>
          <Button
            variant="quiet"
            onClick={() => {
              jobEdits.drop(id);
              onDone();
            }}
          >
            Cancel
          </Button>
        </>
      }
    >
      <FormLayout
        id={formId}
        noValidate
        onChange={handleChange}
        onSubmit={form.handleSubmit((data) => {
          if (!deleted) send({ id, data }, { onSuccess: onDone });
        })}
      >
        <JobFields form={form} autoFocus={!unsaved} />
      </FormLayout>
    </DetailPanel>
  );
}
