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
import { InterviewFields } from './InterviewFields.tsx';
import { InterviewWords } from './InterviewWords.tsx';
import {
  describeInterview,
  type InterviewValues,
  readInterview,
  toInterviewValues,
} from './interviewValues.ts';
import type { Recipient } from './recipient.ts';
import { useMailSave } from './useMailSave.ts';

const Form = styled('form', {
  base: {
    paddingBlockEnd: { base: '5', md: '6' },
    '& .event': { marginBlockEnd: '3' },
    '& textarea': { minHeight: '56' },
  },
});

type Values = { subject: string; text: string } & InterviewValues;

const changes = {
  move: {
    title: 'Move the interview',
    does: 'moves',
    calendar: 'an update for their calendar',
    subject: 'is moved',
    text: (day: string) =>
      `we have to move the interview on ${day}. The new time and place are below, and in the invitation with this mail, which replaces the one before; if they do not suit you, please reply with some that do. We are sorry for the inconvenience.`,
    fields: ['startsAt', 'place', 'subject', 'text'],
    drafts: createDrafts<Partial<Values>>('moved-interviews', { max: 20 }),
    messages: extensionMessages.moveInterview,
    label: 'Send change',
    keepLabel: 'Leave as it is',
  },
  cancel: {
    title: 'Cancel the interview',
    does: 'cancels',
    calendar: 'a cancellation for their calendar',
    subject: 'is cancelled',
    text: (day: string) => `we have to cancel the interview on ${day}. We are sorry for the inconvenience.`,
    fields: ['subject', 'text'],
    drafts: createDrafts<Partial<Values>>('cancelled-interviews', { max: 20 }),
    messages: extensionMessages.cancelInterview,
    label: 'Send cancellation',
    keepLabel: 'Keep the interview',
  },
} as const;

export type InterviewChange = keyof typeof changes;

type FormProps = {
  change: InterviewChange;
  candidate: Recipient;
  /** The note with the mail that invited, and its interview. */
  invitation: { id: string; interview: Interview };
  said: MailTemplates;
  onClose: () => void;
};

type ChangeInterviewDialogProps = FormProps & {
  open: boolean;
  getFinalFocus: () => HTMLElement | null;
};

/** The mail that moves or cancels an interview: prefilled, and sent by a click. */
export default function ChangeInterviewDialog({ open, getFinalFocus, ...form }: ChangeInterviewDialogProps) {
  const { change, candidate, invitation, onClose } = form;
  const { title, does, calendar } = changes[change];
  return (
    <Dialog
      open={open}
      wide
      title={title}
      description={`A mail to ${candidate.email} ${does} the interview of ${formatMoment(invitation.interview.starts_at)}, with ${calendar}. Replies come to you, and a copy stands among the team notes.`}
      onClose={onClose}
      getFinalFocus={getFinalFocus}
    >
      <ChangeInterviewForm {...form} />
    </Dialog>
  );
}

function ChangeInterviewForm({ change, candidate, invitation: { id, interview }, said, onClose }: FormProps) {
  const { drafts, fields, messages, label, keepLabel, ...words } = changes[change];
  const day = formatDate(interview.starts_at);
  const record: Values = {
    subject: `Your interview on ${day} ${words.subject}`,
    text: `Dear ${candidate.name},\n\n${words.text(day)}\n\nKind regards\n${said.sender}\n${said.organization}`,
    ...toInterviewValues(interview),
  };
  const mail = useDraftForm({ draft: drafts(id), record, fields });
  const save = useMailSave({
    dialogId: `${change}/${id}`,
    candidateId: candidate.id,
    form: mail,
    messages,
    onDone: onClose,
  });
  return (
    <Form
      noValidate
      onSubmit={mail.form.handleSubmit(({ subject, text, ...typed }) => {
        const words = { subject: subject.trim(), text: text.trim() };
        if (change === 'cancel') return save.send({ ...words, cancels: id });
        const moved = readInterview(typed);
        save.send({
          ...words,
          text: `${words.text}\n\n${describeInterview(moved)}`,
          interview: moved,
          moves: id,
        });
      })}
    >
      <DraftNote of={mail} typedOn={save.typedOn} />
      {change === 'move' ? (
        <div className="event">
          <InterviewFields of={mail} minutes={interview.minutes} />
          <InterviewWords typed={mail.form.watch()} />
        </div>
      ) : null}
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
        label={label}
        sendingLabel="Sending..."
        cancel={{
          label: keepLabel,
          onClick() {
            mail.clear();
            onClose();
          },
        }}
      />
    </Form>
  );
}
