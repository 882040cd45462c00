import {
  getListCandidatesQueryKey,
  invalidateListCandidates,
  useCreateCandidate,
} from '@cortex/api-client/candidates';
import { invalidateGetDashboard } from '@cortex/api-client/dashboard';
import type { Candidate, CandidateSummary } from '@cortex/api-client/model';
import { useQueryClient } from '@tanstack/react-query';
import { Button, ButtonLink } from '../../components/Button/Button.tsx';
import { CandidateFields } from '../../components/CandidateFields/CandidateFields.tsx';
import { blankCandidate, noResume } from '../../components/CandidateFields/candidateForm.ts';
import { useCandidateForm } from '../../components/CandidateFields/useCandidateForm.ts';
import { FormError } from '../../components/FormError/FormError.tsx';
import { FormActions, FormLayout } from '../../components/FormField/FormLayout.tsx';
import { Page } from '../../components/Page/Page.tsx';
import { PageHeader } from '../../components/PageHeader/PageHeader.tsx';
import { showToast } from '../../components/Toaster/toaster.ts';
import { createDraft, useKeptDraft } from '../../formDraft.ts';
import { messages } from '../../messages.ts';
import { describeFailure, reportFailure } from '../../reportFailure.ts';
import { useOneAtATime } from '../../useOneAtATime.ts';

const draft = createDraft<typeof blankCandidate>('candidate');

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
  const { form, resume, setResume, picker, handleSubmit, showRefusal } = useCandidateForm({
    defaultValues: draft.read() ?? blankCandidate,
    failed: messages.createCandidate.failed,
  });
  useKeptDraft(draft, form.getValues, blankCandidate);
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
        draft.drop();
        form.reset(blankCandidate);
        setResume(noResume);
        onCreated({ candidate });
      },
      onError(error) {
        reportFailure(error, messages.createCandidate);
        showRefusal(error);
      },
    },
  });
  const send = useOneAtATime(createCandidate);

  return (
    <Page>
      <PageHeader title="Create Candidate" description="A resume is optional; notes alone can be read too." />
      <FormLayout noValidate onSubmit={handleSubmit((data) => send({ data }))}>
        <CandidateFields
          form={form}
          resume={resume}
          sending={createCandidate.isPending}
          onResumeChange={setResume}
          pickerRef={picker}
        />
        {createCandidate.error ? (
          <FormError {...describeFailure(createCandidate.error, messages.createCandidate)} />
        ) : null}
        <FormActions>
          <Button type="submit" disabled={createCandidate.isPending}>
            {createCandidate.isPending ? 'Creating...' : 'Create Candidate'}
          </Button>
          <ButtonLink href={cancelHref} variant="quiet" onClick={() => form.reset(blankCandidate)}>
            Cancel
          </ButtonLink>
        </FormActions>
      </FormLayout>
    </Page>
  );
}
