import { invalidateGetDashboard } from '@cortex/api-client/dashboard';
import { getListJobsQueryKey, invalidateListJobs, useCreateJob } from '@cortex/api-client/jobs';
import type { Job } from '@cortex/api-client/model';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { Button, ButtonLink } from '../../components/Button/Button.tsx';
import { FormError } from '../../components/FormError/FormError.tsx';
import { FormField } from '../../components/FormField/FormField.tsx';
import { FormActions, FormLayout } from '../../components/FormField/FormLayout.tsx';
import { TextArea } from '../../components/FormField/TextArea.tsx';
import { TextInput } from '../../components/FormField/TextInput.tsx';
import { Page } from '../../components/Page/Page.tsx';
import { PageHeader } from '../../components/PageHeader/PageHeader.tsx';
import { showToast } from '../../components/Toaster/toaster.ts';
import { createDraft, useKeptDraft } from '../../formDraft.ts';
import { messages } from '../../messages.ts';
import { describeFailure, reportFailure } from '../../reportFailure.ts';
import { requiredText } from '../../validation.ts';

const fields = ['title', 'description', 'skills_required'] as const;

const blank = { title: '', description: '', skills_required: '' };

const draft = createDraft<typeof blank>();

export type CreateJobScreenProps = {
  cancelHref: string;
  onCreated: (created: { job: Job }) => void;
};

/** Where a person describes a job that is to be filled. */
export function CreateJobScreen({ cancelHref, onCreated }: CreateJobScreenProps) {
  const queryClient = useQueryClient();
  const form = useForm({ defaultValues: draft.read() ?? blank });
  useKeptDraft(draft, form.getValues);
  const { errors } = form.formState;
  const createJob = useCreateJob({
    mutation: {
      onSuccess(job) {
        queryClient.setQueryData<Job[]>(getListJobsQueryKey(), (jobs) => jobs && [...jobs, job]);
        void invalidateListJobs(queryClient);
        void invalidateGetDashboard(queryClient);
        showToast({ kind: 'success', title: messages.createJob.success });
        form.reset(blank);
        onCreated({ job });
      },
      onError(error) {
        reportFailure(error, messages.createJob);
        const refused = fields.filter((field) => error.fieldErrors[field]);
        for (const field of refused.toReversed()) {
          form.setError(field, { message: error.fieldErrors[field] ?? '' }, { shouldFocus: true });
        }
      },
    },
  });

  return (
    <Page>
      <PageHeader title="Create Job" description="What you ask for here is what resumes are read for." />
      <FormLayout
        noValidate
        onSubmit={form.handleSubmit((data) => {
          if (!createJob.isPending) createJob.mutate({ data });
        })}
      >
        <FormField label="Title" required error={errors.title?.message}>
          {(control) => (
            <TextInput
              {...control}
              {...form.register('title', requiredText({ label: 'Title', maxLength: 200 }))}
              autoComplete="off"
              dir="auto"
            />
          )}
        </FormField>
        <FormField
          label="Description"
          required
          hint="Tasks, experience and education. Each point may become a criterion."
          error={errors.description?.message}
        >
          {(control) => (
            <TextArea
              {...control}
              {...form.register('description', requiredText({ label: 'Description', maxLength: 20_000 }))}
              dir="auto"
            />
          )}
        </FormField>
        <FormField
          label="Skills"
          required
          hint="Separate the skills with commas, the most important first."
          error={errors.skills_required?.message}
        >
          {(control) => (
            <TextInput
              {...control}
              {...form.register('skills_required', requiredText({ label: 'Skills', maxLength: 2_000 }))}
              placeholder="Skills Required (optional)"
              autoComplete="off"
              dir="auto"
            />
          )}
        </FormField>
        {createJob.error ? <FormError {...describeFailure(createJob.error, messages.createJob)} /> : null}
        <FormActions>
          <Button type="submit" disabled={createJob.isPending}>
            {createJob.isPending ? 'Creating...' : 'Create Job'}
          </Button>
          <ButtonLink href={cancelHref} variant="quiet">
            Cancel
          </ButtonLink>
        </FormActions>
      </FormLayout>
    </Page>
  );
}
