import { invalidateGetDashboard } from '@cortex/api-client/dashboard';
import { getListJobsQueryKey, invalidateListJobs, useCreateJob } from '@cortex/api-client/jobs';
import type { Job } from '@cortex/api-client/model';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { Button, ButtonLink } from '../../components/Button/Button.tsx';
import { FormError } from '../../components/FormError/FormError.tsx';
import { FormActions, FormLayout } from '../../components/FormField/FormLayout.tsx';
import { JobFields } from '../../components/JobFields/JobFields.tsx';
import { blankJob, jobFieldNames } from '../../components/JobFields/jobForm.ts';
import { Page } from '../../components/Page/Page.tsx';
import { PageHeader } from '../../components/PageHeader/PageHeader.tsx';
import { showToast } from '../../components/Toaster/toaster.ts';
import { createDraft, useKeptDraft } from '../../formDraft.ts';
import { messages } from '../../messages.ts';
import { describeFailure, reportFailure } from '../../reportFailure.ts';
import { showFieldErrors } from '../../showFieldErrors.ts';
import { useOneAtATime } from '../../useOneAtATime.ts';

const draft = createDraft<typeof blankJob>('job');

export type CreateJobScreenProps = {
  cancelHref: string;
  onCreated: (created: { job: Job }) => void;
};

/** Where a person describes a job that is to be filled. */
export function CreateJobScreen({ cancelHref, onCreated }: CreateJobScreenProps) {
  const queryClient = useQueryClient();
  const form = useForm({ defaultValues: draft.read() ?? blankJob });
  useKeptDraft(draft, form.getValues, blankJob);
  const createJob = useCreateJob({
    mutation: {
      onSuccess(job) {
        queryClient.setQueryData<Job[]>(getListJobsQueryKey(), (jobs) => jobs && [...jobs, job]);
        void invalidateListJobs(queryClient);
        void invalidateGetDashboard(queryClient);
        showToast({ kind: 'success', title: messages.createJob.success });
        draft.drop();
        form.reset(blankJob);
        onCreated({ job });
      },
      onError(error) {
        reportFailure(error, messages.createJob);
        showFieldErrors(error, jobFieldNames, form.setError);
      },
    },
  });
  const send = useOneAtATime(createJob);

  return (
    <Page>
      <PageHeader title="Create Job" description="What you ask for here is what resumes are read for." />
      <FormLayout noValidate onSubmit={form.handleSubmit((data) => send({ data }))}>
        <JobFields form={form} />
        {createJob.error ? <FormError {...describeFailure(createJob.error, messages.createJob)} /> : null}
        <FormActions>
          <Button type="submit" disabled={createJob.isPending}>
            {createJob.isPending ? 'Creating...' : 'Create Job'}
          </Button>
          <ButtonLink href={cancelHref} variant="quiet" onClick={() => form.reset(blankJob)}>
            Cancel
          </ButtonLink>
        </FormActions>
      </FormLayout>
    </Page>
  );
}
