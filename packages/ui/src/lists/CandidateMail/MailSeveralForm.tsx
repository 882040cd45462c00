import { candidateMailInputFields } from '@cortex/api-client/extensionFields';
import { useListJobs } from '@cortex/api-client/jobs';
import { getListComingInterviewsQueryKey } from '@cortex/api-client/mails';
import type { Job, MailTemplates, NamedCandidate } from '@cortex/api-client/model';
import { getListCandidateNotesQueryKey } from '@cortex/api-client/notes';
import { useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { DialogFoot } from '../../components/Dialog/DialogFoot.tsx';
import { extensionMessages } from '../../feedback/extensionMessages.ts';
import { DraftNote } from '../../forms/DraftNote.tsx';
import { createDrafts } from '../../forms/drafts/store.ts';
import { useDraftForm } from '../../forms/drafts/useDraftForm.ts';
import { FormFoot } from '../../forms/FormFoot.tsx';
import { TextField } from '../../forms/TextField.tsx';
import { useSave } from '../../forms/useSave.ts';
import { styled } from '../../theme/styled.tsx';
import { createMailSender } from './createMailSender.ts';
import { fillTemplate, findOpenField } from './fillTemplate.ts';
import { JobSelect } from './JobSelect.tsx';
import { MailPreview } from './MailPreview.tsx';
import { afterOthers, dropReceipt, keepReceipt, readReceipt } from './mailReceipts.ts';
import { hasOwnWords, keepOwnWords, type Words } from './ownWords.ts';
import { SentMails } from './SentMails.tsx';
import { type MailOutcomes, sendSeveral } from './sendSeveral.ts';
import { TemplateSelect } from './TemplateSelect.tsx';

const Form = styled('form', {
  base: {
    display: { base: 'flex', md: 'block' },
    flexDirection: 'column',
    flexGrow: 1,
    '& textarea': { minHeight: '44' },
  },
});

const blank = { template: '', jobId: '', subject: '', text: '' };
const fields = ['subject', 'text'] as const;
const drafts = createDrafts<Partial<typeof blank>>('mails-to-several', { max: 20 });

type MailSeveralFormProps = {
  to: readonly NamedCandidate[];
  /** Without one it is chosen here. */
  job: Pick<Job, 'id' | 'title'> | undefined;
  said: MailTemplates;
  onClose: () => void;
  onSent: () => void;
};

/**
 * Where a person writes what several candidates get. `{candidate}` is each one's name; how each mail reads is shown before it is
 * sent. Who did not get theirs is told with the reason: sent again, nobody gets it twice.
 */
export function MailSeveralForm({ to, job, said, onClose, onSent }: MailSeveralFormProps) {
  const dialogId = job?.id ?? 'several';
  const mail = useDraftForm({ draft: drafts(dialogId), record: blank, fields });
  const { watch, setValue, formState } = mail.form;
  const { template, jobId, subject, text } = watch();
  const jobs = useListJobs({ query: { enabled: !job } });
  const [outcomes, setOutcomes] = useState<MailOutcomes>(() => ({
    sent: readReceipt(dialogId, { subject: subject.trim(), text: text.trim() }),
    refused: new Map(),
  }));
  const [sender] = useState(() =>
    createMailSender(
      dialogId,
      to.map(({ id }) => id),
    ),
  );
  const save = useSave({
    call: (words: Words) =>
      afterOthers(dialogId, () =>
        sendSeveral(words, to, {
          sender,
          before: new Set([...outcomes.sent, ...readReceipt(dialogId, words)]),
          onChange(changed) {
            keepReceipt(dialogId, words, changed.sent);
            setOutcomes(changed);
          },
        }),
      ),
    messages: extensionMessages.sendMails,
    form: mail,
    writeCache(queryClient) {
      dropReceipt(dialogId);
      for (const { id } of to)
        void queryClient.invalidateQueries({ queryKey: getListCandidateNotesQueryKey(id) });
      void queryClient.invalidateQueries({ queryKey: getListComingInterviewsQueryKey() });
    },
    onDone: onSent,
  });

  function filled(name: string, chosenJob: string): Words | undefined {
    const chosen = said.templates.find((one) => one.name === name);
    if (!chosen) return undefined;
    const title = job?.title ?? jobs.data?.find(({ id }) => id === chosenJob)?.title;
    const { organization, sender } = said;
    return fillTemplate(chosen, { organization, sender, ...(title === undefined ? {} : { job: title }) });
  }
  const before = filled(template, jobId);
  function chooseTemplate(name: string) {
    setValue('template', name, { shouldDirty: true });
    fillFrom(filled(name, jobId));
  }
  function chooseJob(id: string) {
    setValue('jobId', id, { shouldDirty: true });
    fillFrom(filled(template, id));
  }
  function fillFrom(chosen: Words | undefined) {
    if (chosen) fill(keepOwnWords({ subject, text }, before, chosen));
  }
  function fill(words: Words) {
    setValue('subject', words.subject, { shouldDirty: true, shouldValidate: formState.isSubmitted });
    setValue('text', words.text, { shouldDirty: true, shouldValidate: formState.isSubmitted });
  }

  const isFilled = (value: string) => {
    const field = findOpenField(fillTemplate({ subject: '', text: value }, { candidate: '' }).text);
    const orChosen = field === '{job}' && !job ? ', or choose the job' : '';
    return field ? `Write what ${field} stands for${orChosen}.` : true;
  };
  // In the words as they stand: who got them before, from this dialog, gets no second mail.
  const sent = new Set([
    ...outcomes.sent,
    ...[...readReceipt(dialogId, { subject: subject.trim(), text: text.trim() })].filter((id) =>
      to.some((candidate) => candidate.id === id),
    ),
  ]);
  const rest = to.filter(({ id }) => !sent.has(id));

  return (
    <Form
      noValidate
      onSubmit={mail.form.handleSubmit((typed) =>
        save.send({ subject: typed.subject.trim(), text: typed.text.trim() }),
      )}
    >
      <DraftNote of={mail} typedOn={save.typedOn} />
      <TemplateSelect templates={said.templates} value={template} onChoose={chooseTemplate} />
      {job ? null : <JobSelect jobs={jobs.data ?? []} value={jobId} onChoose={chooseJob} />}
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
        hint="{candidate} is each one’s name."
        limits={candidateMailInputFields.text}
        check={isFilled}
      />
      {/* Below what is typed, which it would else push away. */}
      {before && hasOwnWords({ subject, text }, before) ? (
        <Button variant="quiet" size="small" onClick={() => fill(before)}>
          Replace my text with the template
        </Button>
      ) : null}
      <MailPreview to={to} subject={subject} text={text} />
      <SentMails to={to} outcomes={{ ...outcomes, sent }} sending={save.sending} />
      <DialogFoot>
        <FormFoot
          save={save}
          label={rest.length === 1 ? 'Send 1 mail' : `Send ${rest.length.toLocaleString('en-US')} mails`}
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
