import { candidateMailInputFields } from '@cortex/api-client/extensionFields';
import type { Interview, MailTemplates } from '@cortex/api-client/model';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { extensionMessages } from '../../feedback/extensionMessages.ts';
import { formatDate, formatMoment } from '../../formatDate.ts';
import { DraftNote } from '../../forms/DraftNote.tsx';
import { createDrafts } from '../../forms/drafts/store.ts';
import { useDraftForm } from '../../forms/drafts/useDraftForm.ts';
import { FormFoot } from '../../forms/FormFoot.tsx';
import { TextField } from '../../forms/TextField.tsx';
import { styled } from '../../theme/styled.tsx';
import type { Recipient } from './recipient.ts';
import { useMailSave } from './useMailSave.ts';

const Form = styled('form', {
  base: { paddingBlockEnd: { base: '5', md: '6' }, '& textarea': { minHeight: '56' } },
});

const fields = ['subject', 'text'] as const;
const drafts = createDrafts<{ subject?: string; text?: string }>('cancelled-interviews', { max: 20 });

type FormProps = {
  candidate: Recipient;
  /** The note with the mail that invited, and its interview. */
  cancels: { id: string; interview: Interview };
  said: MailTemplates;
  onClose: () => void;
};

type CancelInterviewDialogProps = FormProps & {
  open: boolean;
  getFinalFocus: () => HTMLElement | null;
};

/** The mail that cancels an interview: prefilled, and sent by a click. */
export default function CancelInterviewDialog({ open, getFinalFocus, ...form }: CancelInterviewDialogProps) {
  const { candidate, cancels, onClose } = form;
  return (
    <Dialog
      open={open}
      wide
      title="Cancel the interview"
      description={`A mail to ${candidate.email} cancels the interview of ${formatMoment(cancels.interview.starts_at)}, with a cancellation for their calendar. Replies come to you, and a copy stands among the team notes.`}
      onClose={onClose}
      getFinalFocus={getFinalFocus}
    >
      <CancelInterviewForm {...form} />
    </Dialog>
  );
}

function CancelInterviewForm({ candidate, cancels: { id, interview }, said, onClose }: FormProps) {
  const day = formatDate(interview.starts_at);
  const record = {
    subject: `Your interview on ${day} is cancelled`,
    text: `Dear ${candidate.name},\n\nwe have to cancel the interview on ${day}. We are sorry for the inconvenience.\n\nKind regards\n${said.sender}\n${said.organization}`,
  };
  const mail = useDraftForm({ draft: drafts(id), record, fields });
  const save = useMailSave({
    dialogId: `cancel/${id}`,
    candidateId: candidate.id,
    form: mail,
    messages: extensionMessages.cancelInterview,
    onDone: onClose,
  });
  return (
    <Form
      noValidate
      onSubmit={mail.form.handleSubmit(({ subject, text }) =>
        save.send({ subject: subject.trim(), text: text.trim(), cancels: id }),
      )}
    >
      <DraftNote of={mail} typedOn={save.typedOn} />
      <TextField
        of={mail}
        name="subject"
        label="Subject"
        dir="auto"
        limits={candidateMailInputFields.subject}
      />
      <TextField
        of={mail}
        name="text"
        label="Text"
        kind="lines"
        dir="auto"
        limits={candidateMailInputFields.text}
      />
      <FormFoot
        save={save}
        label="Send cancellation"
        sendingLabel="Sending..."
        cancel={{
          label: 'Keep the interview',
          onClick() {
            mail.clear();
            onClose();
          },
        }}
      />
    </Form>
  );
}
