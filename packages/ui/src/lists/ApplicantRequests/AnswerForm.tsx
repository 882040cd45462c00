import { answerApplicantRequest, getListApplicantRequestsQueryKey } from '@cortex/api-client/applicants';
import { applicantAnswerInputFields } from '@cortex/api-client/extensionFields';
import type { ApplicantAnswerInput } from '@cortex/api-client/model';
import { FormLayout } from '../../components/FormField/FormLayout.tsx';
import { extensionMessages } from '../../feedback/extensionMessages.ts';
import { DraftNote } from '../../forms/DraftNote.tsx';
import { createDrafts } from '../../forms/drafts/store.ts';
import { useDraftForm } from '../../forms/drafts/useDraftForm.ts';
import { FormFoot } from '../../forms/FormFoot.tsx';
import { TextField } from '../../forms/TextField.tsx';
import { useSave } from '../../forms/useSave.ts';

const fields = ['answer'] as const;
const blank = { answer: '' };
const drafts = createDrafts<Partial<typeof blank>>('applicant-answers', { max: 10 });

/** Whether an answer was begun and not sent. */
export function hasAnswerDraft(requestId: string): boolean {
  return drafts(requestId).read() !== null;
}

type AnswerFormProps = { candidateId: string; requestId: string; onClose: () => void };

/** Where a recruiter answers what a person who applied asked for. */
export function AnswerForm({ candidateId, requestId, onClose }: AnswerFormProps) {
  const answer = useDraftForm({ draft: drafts(requestId), record: blank, fields });
  const save = useSave({
    call: (input: ApplicantAnswerInput) => answerApplicantRequest(requestId, input),
    messages: extensionMessages.answerApplicantRequest,
    form: answer,
    writeCache: (queryClient) =>
      void queryClient.invalidateQueries({ queryKey: getListApplicantRequestsQueryKey(candidateId) }),
    onDone: onClose,
  });

  return (
    <FormLayout noValidate onSubmit={answer.form.handleSubmit((input) => save.send(input))}>
      <DraftNote of={answer} typedOn={save.typedOn} />
      <TextField
        of={answer}
        name="answer"
        label="Answer"
        kind="lines"
        dir="auto"
        autoFocus
        limits={applicantAnswerInputFields.answer}
        hint="The applicant reads it by their link, without your name."
      />
      <FormFoot
        save={save}
        label="Send answer"
        sendingLabel="Sending..."
        cancel={{
          onClick() {
            answer.clear();
            onClose();
          },
        }}
      />
    </FormLayout>
  );
}
