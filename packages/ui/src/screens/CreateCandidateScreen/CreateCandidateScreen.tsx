import {
  getListCandidatesQueryKey,
  invalidateListCandidates,
  useCreateCandidate,
} from '@cortex/api-client/candidates';
import { invalidateGetDashboard } from '@cortex/api-client/dashboard';
import type { Candidate, CandidateSummary } from '@cortex/api-client/model';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button, ButtonLink } from '../../components/Button/Button.tsx';
import { checkResumeFile } from '../../components/FilePicker/checkResumeFile.ts';
import { FilePicker, type FilePickerHandle } from '../../components/FilePicker/FilePicker.tsx';
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
import { requiredEmail, requiredText } from '../../validation.ts';
import { getResumeProblem } from './getResumeProblem.ts';

const fields = ['name', 'email', 'phone', 'notes'] as const;

const blank = { name: '', email: '', phone: '', notes: '' };

const draft = createDraft<typeof blank>();

type Resume = { file: File | null; problem: string | undefined };

const noResume: Resume = { file: null, problem: undefined };

export type CreateCandidateScreenProps = {
  cancelHref: string;
  getCandidateHref: (candidate: { candidateId: string }) => string;
  onCreated: (created: { candidate: Candidate }) => void;
};

/** Where a person adds a candidate, with or without a resume. */
export function CreateCandidateScreen({
  cancelHref,
  getCandidateHref,
  onCreated,
}: CreateCandidateScreenProps) {
  const queryClient = useQueryClient();
  const [resume, setResume] = useState(noResume);
  const picker = useRef<FilePickerHandle>(null);
  const form = useForm({ defaultValues: draft.read() ?? blank });
  useKeptDraft(draft, form.getValues);
  const { errors } = form.formState;
  const createCandidate = useCreateCandidate({
    mutation: {
      onSuccess(candidate) {
        queryClient.setQueryData<CandidateSummary[]>(
          getListCandidatesQueryKey(),
          (candidates) => candidates && [...candidates, candidate],
        );
        void invalidateListCandidates(queryClient);
        void invalidateGetDashboard(queryClient);
        showToast({ kind: 'success', title: messages.createCandidate.success });
        if (candidate.duplicate_of) {
          showToast({
            kind: 'info',
            title: 'Another candidate has the same email.',
            description: 'Both are kept. Look whether they are one person.',
            action: {
              label: 'See the first',
              href: getCandidateHref({ candidateId: candidate.duplicate_of }),
            },
          });
        }
        form.reset(blank);
        setResume(noResume);
        onCreated({ candidate });
      },
      onError(error) {
        reportFailure(error, messages.createCandidate);
        const problem = getResumeProblem(error);
        if (problem) setResume(({ file }) => ({ file, problem }));
        const refused = fields.filter((field) => error.fieldErrors[field]);
        for (const field of refused.toReversed()) {
          form.setError(field, { message: error.fieldErrors[field] ?? '' }, { shouldFocus: true });
        }
      },
    },
  });

  return (
    <Page>
      <PageHeader title="Create Candidate" description="A resume is optional; notes alone can be read too." />
      <FormLayout
        noValidate
        onSubmit={form.handleSubmit((data) => {
          if (createCandidate.isPending) return;
          if (resume.problem) {
            showToast({
              kind: 'error',
              title: messages.createCandidate.failed,
              description: resume.problem,
            });
            picker.current?.focus();
            return;
          }
          createCandidate.mutate({ data: resume.file ? { ...data, resume_file: resume.file } : data });
        })}
      >
        <FormField label="Name" required error={errors.name?.message}>
          {(control) => (
            <TextInput
              {...control}
              {...form.register('name', requiredText({ label: 'Name', maxLength: 200 }))}
              autoComplete="off"
              dir="auto"
            />
          )}
        </FormField>
        <FormField label="Email" required error={errors.email?.message}>
          {(control) => (
            <TextInput
              {...control}
              {...form.register('email', requiredEmail({ label: 'Email' }))}
              type="email"
              autoComplete="off"
              spellCheck={false}
            />
          )}
        </FormField>
        <FormField label="Phone" required error={errors.phone?.message}>
          {(control) => (
            <TextInput
              {...control}
              {...form.register('phone', requiredText({ label: 'Phone', maxLength: 50 }))}
              type="tel"
              autoComplete="off"
            />
          )}
        </FormField>
        <FormField
          label="Notes"
          required
          hint="What you know beyond the resume. An analysis reads this too."
          error={errors.notes?.message}
        >
          {(control) => (
            <TextArea
              {...control}
              {...form.register('notes', requiredText({ label: 'Notes', maxLength: 10_000 }))}
              dir="auto"
            />
          )}
        </FormField>
        <FormField label="Resume" hint="A .pdf or .docx of at most 10 MB." error={resume.problem}>
          {(control) => (
            <FilePicker
              ref={picker}
              control={control}
              accept=".pdf,.docx"
              file={resume.file}
              disabled={createCandidate.isPending}
              onSelect={({ file }) => setResume({ file, problem: checkResumeFile(file) })}
              onRemove={() => setResume(noResume)}
            />
          )}
        </FormField>
        {createCandidate.error ? (
          <FormError {...describeFailure(createCandidate.error, messages.createCandidate)} />
        ) : null}
        <FormActions>
          <Button type="submit" disabled={createCandidate.isPending}>
            {createCandidate.isPending ? 'Creating...' : 'Create Candidate'}
          </Button>
          <ButtonLink href={cancelHref} variant="quiet">
            Cancel
          </ButtonLink>
        </FormActions>
      </FormLayout>
    </Page>
  );
}
