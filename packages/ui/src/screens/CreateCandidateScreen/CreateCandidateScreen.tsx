import { createCandidate } from '@cortex/api-client/candidates';
import type { Candidate, CandidateForm } from '@cortex/api-client/model';
import { FormLayout } from '../../components/FormField/FormLayout.tsx';
import { Page } from '../../components/Page/Page.tsx';
import { PageHeader } from '../../components/PageHeader/PageHeader.tsx';
import { messages } from '../../feedback/messages.ts';
import { showToast } from '../../feedback/Toaster/toaster.ts';
import { CandidateFields } from '../../forms/CandidateFields/CandidateFields.tsx';
import {
  blankCandidate,
  type CandidateValues,
  candidateCache,
  candidateFieldNames,
  getCandidateRefusals,
  toCandidateForm,
} from '../../forms/CandidateFields/candidateForm.ts';
import { describeReading, ReadingNote } from '../../forms/CandidateFields/ReadingNote.tsx';
import { useResumeReading } from '../../forms/CandidateFields/useResumeReading.ts';
import { DraftNote } from '../../forms/DraftNote.tsx';
import { createDraft } from '../../forms/drafts/store.ts';
import { useDraftForm } from '../../forms/drafts/useDraftForm.ts';
import { FormFoot } from '../../forms/FormFoot.tsx';
import { useIdempotencyKey } from '../../forms/useIdempotencyKey.ts';
import { useSave } from '../../forms/useSave.ts';

const draft = createDraft<Partial<CandidateValues>>('candidate');

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
  const candidate = useDraftForm({ draft, record: blankCandidate, fields: candidateFieldNames });
  const reading = useResumeReading(candidate);
  const create = useIdempotencyKey((form: CandidateForm, idempotency_key) =>
    createCandidate(form, { idempotency_key }),
  );
  const save = useSave({
    call: create,
    messages: messages.createCandidate,
    form: candidate,
    getRefusals: getCandidateRefusals,
    writeCache(queryClient, created) {
      candidateCache.put(queryClient, created);
      if (!created.duplicate_of) return;
      showToast({
        kind: 'info',
        title: 'Another candidate has the same email.',
        description: 'Both are kept. Look whether they are one person.',
        action: {
          label: 'See the first',
          href: getCandidateHref({ candidateId: created.duplicate_of }),
        },
      });
    },
    onDone: (created) => onCreated({ candidate: created }),
  });

  return (
    <Page>
      <PageHeader title="Create Candidate" description="A resume is optional; notes alone can be read too." />
      <DraftNote of={candidate} typedOn={save.typedOn} />
      <FormLayout
        noValidate
        onSubmit={candidate.form.handleSubmit((values) => save.send(toCandidateForm(values)))}
      >
        <CandidateFields of={candidate} sending={save.sending} resumeHint={describeReading(reading)} />
        <ReadingNote reading={reading} />
        <FormFoot
          save={save}
          label="Create Candidate"
          sendingLabel="Creating..."
          cancel={{ href: cancelHref, onClick: candidate.clear }}
        />
      </FormLayout>
    </Page>
  );
}
