import { useListCandidateApplications } from '@cortex/api-client/applications';
import { candidateMailInputFields } from '@cortex/api-client/extensionFields';
import { useListJobs } from '@cortex/api-client/jobs';
import type { MailTemplates } from '@cortex/api-client/model';
import { useEffect } from 'react';
import { Controller } from 'react-hook-form';
import { Button } from '../../components/Button/Button.tsx';
import { DialogFoot } from '../../components/Dialog/DialogFoot.tsx';
import { Checkbox } from '../../components/FormField/Checkbox.tsx';
import { extensionMessages } from '../../feedback/extensionMessages.ts';
import { DraftNote } from '../../forms/DraftNote.tsx';
import { createDrafts } from '../../forms/drafts/store.ts';
import { useDraftForm } from '../../forms/drafts/useDraftForm.ts';
import { FormFoot } from '../../forms/FormFoot.tsx';
import { TextField } from '../../forms/TextField.tsx';
import { styled } from '../../theme/styled.tsx';
import { Attachments } from './Attachments.tsx';
import { checkAttachments } from './checkAttachments.ts';
import { fillTemplate, findOpenField } from './fillTemplate.ts';
import { InterviewFields } from './InterviewFields.tsx';
import { InterviewWords } from './InterviewWords.tsx';
import { describeInterview, type InterviewValues, readInterview } from './interviewValues.ts';
import { JobSelect } from './JobSelect.tsx';
import { hasOwnWords, keepOwnWords, type Words } from './ownWords.ts';
import type { Recipient } from './recipient.ts';
import { TemplateSelect } from './TemplateSelect.tsx';
import { useMailSave } from './useMailSave.ts';

const Form = styled('form', {
  base: {
    display: { base: 'flex', md: 'block' },
    flexDirection: 'column',
    flexGrow: 1,
    '& .begin': {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
      columnGap: '4',
    },
    '& .templates': { display: 'flex', justifyContent: 'flex-end', marginBlockEnd: '1' },
    '& .invite': { paddingBlockStart: '3', paddingBlockEnd: '4' },
    '& textarea': { minHeight: '56' },
  },
});

type Values = {
  template: string;
  jobId: string;
  subject: string;
  text: string;
  attachments: File[];
  invites: boolean;
} & InterviewValues;

const blank: Values = {
  template: '',
  jobId: '',
  subject: '',
  text: '',
  attachments: [],
  invites: false,
  startsAt: '',
  minutes: '45',
  place: '',
};
const fields = ['subject', 'text', 'attachments', 'startsAt', 'place'] as const;
const drafts = createDrafts<Partial<Values>>('candidate-mails', { max: 20 });

type MailFormProps = {
  candidate: Recipient;
  said: MailTemplates;
  onEdit: () => void;
  onClose: () => void;
};

/** Where a person writes a mail to a candidate: a template fills it, and what stands in it is what is sent. */
export function MailForm({ candidate, said, onEdit, onClose }: MailFormProps) {
  const jobs = useListJobs();
  const applications = useListCandidateApplications(candidate.id, { query: { retry: false } });
  const mail = useDraftForm({ draft: drafts(candidate.id), record: blank, fields });
  const { watch, setValue, getValues, formState } = mail.form;
  const typed = watch();
  const { template, jobId, subject, text, invites } = typed;
  const save = useMailSave({
    dialogId: 'one',
    candidateId: candidate.id,
    form: mail,
    messages: extensionMessages.sendMail,
    onDone: onClose,
  });

  const open = jobs.data ?? [];
  const [own] = applications.data ?? [];
  useEffect(() => {
    if (own && getValues('jobId') === '' && getValues('text') === '') setValue('jobId', own.job.id);
  }, [own, getValues, setValue]);

  function filled(name: string, job: string): Words | undefined {
    const chosen = said.templates.find((one) => one.name === name);
    if (!chosen) return undefined;
    const title = open.find(({ id }) => id === job)?.title;
    const { organization, sender } = said;
    return fillTemplate(chosen, {
      candidate: candidate.name,
      organization,
      sender,
      ...(title === undefined ? {} : { job: title }),
    });
  }
  const before = filled(template, jobId);
  const isOwn = hasOwnWords({ subject, text }, before);

  function choose(change: { template?: string; jobId?: string }) {
    const next = { template, jobId, ...change };
    setValue('template', next.template, { shouldDirty: true });
    setValue('jobId', next.jobId, { shouldDirty: true });
    const chosen = filled(next.template, next.jobId);
    // A template that is named so says that the time and place come with it, and no other does.
    if (change.template !== undefined)
      setValue('invites', /^invit/i.test(change.template), { shouldDirty: true });
    if (chosen) fill(keepOwnWords({ subject, text }, before, chosen));
  }
  function fill(written: Words) {
    setValue('subject', written.subject, { shouldDirty: true, shouldValidate: formState.isSubmitted });
    setValue('text', written.text, { shouldDirty: true, shouldValidate: formState.isSubmitted });
  }

  const isFilled = (value: string) => {
    const field = findOpenField(value);
    return field ? `Write what ${field} stands for${field === '{job}' ? ', or choose the job' : ''}.` : true;
  };

  return (
    <Form
      noValidate
      onSubmit={mail.form.handleSubmit((typed) => {
        const interview = typed.invites ? readInterview(typed) : undefined;
        const written = typed.text.trim();
        save.send({
          subject: typed.subject.trim(),
          text: interview ? `${written}\n\n${describeInterview(interview)}` : written,
          files: typed.attachments,
          ...(interview ? { interview } : {}),
          // A draft may name a job that is not open any more.
          ...(interview && said.takes_jobs && open.some(({ id }) => id === typed.jobId)
            ? { for_job: typed.jobId }
            : {}),
        });
      })}
    >
      <DraftNote of={mail} typedOn={save.typedOn} />
      <div className="begin">
        <TemplateSelect
          templates={said.templates}
          value={template}
          onChoose={(name) => choose({ template: name })}
        />
        <JobSelect jobs={open} value={jobId} onChoose={(chosen) => choose({ jobId: chosen })} />
      </div>
      <div className="templates">
        {isOwn && before ? (
          <Button variant="quiet" size="small" onClick={() => fill(before)}>
            Replace my text with the template
          </Button>
        ) : null}
        <Button variant="quiet" size="small" onClick={onEdit}>
          Edit templates
        </Button>
      </div>
      <TextField
        of={mail}
        name="subject"
        label="Subject"
        dir="auto"
        limits={candidateMailInputFields.subject}
        check={isFilled}
      />
      <TextField
        of={mail}
        name="text"
        label="Text"
        kind="lines"
        dir="auto"
        limits={candidateMailInputFields.text}
        check={isFilled}
      />
      {said.takes_attachments ? (
        <Controller
          control={mail.form.control}
          name="attachments"
          rules={{ validate: checkAttachments }}
          render={({ field: { value, onChange, ref }, fieldState: { error } }) => (
            <Attachments ref={ref} files={value} error={error?.message} onChange={onChange} />
          )}
        />
      ) : null}
      <div className="invite">
        <Checkbox
          label="Invite to an interview"
          hint="With a calendar invitation."
          ticked={invites}
          onTick={(on) => setValue('invites', on, { shouldDirty: true })}
        />
      </div>
      {invites ? (
        <>
          <InterviewFields of={mail} />
          <InterviewWords typed={typed} />
        </>
      ) : null}
      <DialogFoot>
        <FormFoot
          save={save}
          label="Send mail"
          sendingLabel="Sending..."
          cancel={{
            onClick() {
              mail.clear();
              onClose();
            },
          }}
        />
      </DialogFoot>
    </Form>
  );
}
