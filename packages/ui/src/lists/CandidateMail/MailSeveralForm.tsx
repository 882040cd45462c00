import { candidateMailInputFields } from '@cortex/api-client/extensionFields';
import type { Job, MailTemplates, NamedCandidate } from '@cortex/api-client/model';
import { getListCandidateNotesQueryKey } from '@cortex/api-client/notes';
import { useState } from 'react';
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
import { MailPreview } from './MailPreview.tsx';
import { afterOthers, dropReceipt, keepReceipt, readReceipt } from './mailReceipts.ts';
import { SentMails } from './SentMails.tsx';
import { type MailOutcomes, sendSeveral } from './sendSeveral.ts';
import { TemplateSelect } from './TemplateSelect.tsx';

const Form = styled('form', { base: { '& textarea': { minHeight: '44' } } });

const blank = { template: '', subject: '', text: '' };
type Words = Pick<typeof blank, 'subject' | 'text'>;
const fields = ['subject', 'text'] as const;
const drafts = createDrafts<Partial<typeof blank>>('mails-to-several', { max: 20 });

type MailSeveralFormProps = {
  to: readonly NamedCandidate[];
  job: Pick<Job, 'id' | 'title'>;
  said: MailTemplates;
  onClose: () => void;
  onSent: () => void;
};

/**
 * Where a person writes what several candidates get. `{candidate}` is each one's name; how each mail reads is shown before it is
 * sent. Who did not get theirs is told with the reason: sent again, nobody gets it twice.
 */
export function MailSeveralForm({ to, job, said, onClose, onSent }: MailSeveralFormProps) {
  const mail = useDraftForm({ draft: drafts(job.id), record: blank, fields });
  const { watch, setValue, formState } = mail.form;
  const { template, subject, text } = watch();
  const [outcomes, setOutcomes] = useState<MailOutcomes>(() => ({
    sent: readReceipt(job.id, { subject: subject.trim(), text: text.trim() }),
    refused: new Map(),
  }));
  const [sender] = useState(() =>
    createMailSender(
      job.id,
      to.map(({ id }) => id),
    ),
  );
  const save = useSave({
    call: (words: Words) =>
      afterOthers(job.id, () =>
        sendSeveral(words, to, {
          sender,
          before: new Set([...outcomes.sent, ...readReceipt(job.id, words)]),
          onChange(changed) {
            keepReceipt(job.id, words, changed.sent);
            setOutcomes(changed);
          },
        }),
      ),
    messages: extensionMessages.sendMails,
    form: mail,
    writeCache(queryClient) {
      dropReceipt(job.id);
      for (const { id } of to)
        void queryClient.invalidateQueries({ queryKey: getListCandidateNotesQueryKey(id) });
    },
    onDone: onSent,
  });

  function choose(name: string) {
    setValue('template', name, { shouldDirty: true });
    const chosen = said.templates.find((one) => one.name === name);
    if (!chosen) return;
    const { organization, sender } = said;
    const words = fillTemplate(chosen, { job: job.title, organization, sender });
    setValue('subject', words.subject, { shouldDirty: true, shouldValidate: formState.isSubmitted });
    setValue('text', words.text, { shouldDirty: true, shouldValidate: formState.isSubmitted });
  }

  const isFilled = (value: string) => {
    const field = findOpenField(fillTemplate({ subject: '', text: value }, { candidate: '' }).text);
    return field ? `Write what ${field} stands for.` : true;
  };
  const rest = to.filter(({ id }) => !outcomes.sent.has(id));

  return (
    <Form
      noValidate
      onSubmit={mail.form.handleSubmit((typed) =>
        save.send({ subject: typed.subject.trim(), text: typed.text.trim() }),
      )}
    >
      <DraftNote of={mail} typedOn={save.typedOn} />
      <TemplateSelect templates={said.templates} value={template} onChoose={choose} />
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
      <MailPreview to={to} subject={subject} text={text} />
      <SentMails to={to} outcomes={outcomes} sending={save.sending} />
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
    </Form>
  );
}
