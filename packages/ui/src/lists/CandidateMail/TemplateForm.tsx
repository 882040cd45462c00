import { mailTemplateFields } from '@cortex/api-client/extensionFields';
import {
  getListMailTemplatesQueryKey,
  listMailTemplates,
  updateMailTemplates,
} from '@cortex/api-client/mails';
import type { MailTemplate, MailTemplates } from '@cortex/api-client/model';
import { useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { extensionMessages } from '../../feedback/extensionMessages.ts';
import { DraftNote } from '../../forms/DraftNote.tsx';
import { createDrafts } from '../../forms/drafts/store.ts';
import { useDraftForm } from '../../forms/drafts/useDraftForm.ts';
import { FormFoot } from '../../forms/FormFoot.tsx';
import { TextField } from '../../forms/TextField.tsx';
import { useSave } from '../../forms/useSave.ts';
import { styled } from '../../theme/styled.tsx';

const Form = styled('form', {
  base: {
    '& textarea': { minHeight: '56' },
    '& .delete': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2', marginBlockStart: '3' },
  },
});

const blank = { name: '', subject: '', text: '' };
const fields = ['name', 'subject', 'text'] as const;
const drafts = createDrafts<Partial<typeof blank>>('mail-templates', { max: 20 });

type TemplateFormProps = {
  /** None for a new one. */
  template: MailTemplate | undefined;
  /** All of them, in order. */
  templates: readonly MailTemplate[];
  /** Which one is to be shown next. */
  onDone: (name: string) => void;
};

/** Where a person writes a template. */
export function TemplateForm({ template, templates, onDone }: TemplateFormProps) {
  const draft = useDraftForm({ draft: drafts(template?.name ?? ''), record: template ?? blank, fields });
  const [question, setQuestion] = useState<'none' | 'asked' | 'declined'>('none');
  const asked = question === 'asked';
  const writeCache = (
    queryClient: { setQueryData: (key: readonly unknown[], data: MailTemplates) => unknown },
    saved: MailTemplates,
  ) => queryClient.setQueryData(getListMailTemplatesQueryKey(), saved);
  const save = useSave({
    async call(written: MailTemplate) {
      const current = await readTemplates();
      const isKnown = current.some(({ name }) => name === template?.name);
      return updateMailTemplates({
        templates: isKnown
          ? current.map((one) => (one.name === template?.name ? written : one))
          : [...current, written],
      });
    },
    messages: extensionMessages.saveTemplate,
    form: draft,
    writeCache,
    getRefusals: ({ fieldErrors }) => {
      const { templates: refused, ...others } = fieldErrors;
      return refused === undefined ? others : { name: refused };
    },
    onDone: (_, { name }) => onDone(name),
  });
  const removal = useSave({
    async call(name: string) {
      const current = await readTemplates();
      return updateMailTemplates({ templates: current.filter((one) => one.name !== name) });
    },
    messages: extensionMessages.deleteTemplate,
    writeCache,
    onDone(_, name) {
      draft.clear();
      onDone(templates.find((one) => one.name !== name)?.name ?? '');
    },
  });
  return (
    <Form
      noValidate
      onSubmit={draft.form.handleSubmit(({ name, subject, text }) =>
        save.send({ name: name.trim(), subject: subject.trim(), text: text.trim() }),
      )}
    >
      <DraftNote of={draft} typedOn={save.typedOn} />
      <TextField of={draft} name="name" label="Name" dir="auto" limits={mailTemplateFields.name} />
      <TextField of={draft} name="subject" label="Subject" dir="auto" limits={mailTemplateFields.subject} />
      <TextField
        of={draft}
        name="text"
        label="Text"
        kind="lines"
        dir="auto"
        limits={mailTemplateFields.text}
        hint="{candidate}, {job}, {organization} and {sender} are filled in."
      />
      <FormFoot save={save} label="Save template" sendingLabel="Saving..." />
      {template ? (
        <div className="delete">
          {asked ? (
            <>
              <p>Delete “{template.name}” for everybody?</p>
              <Button
                variant="danger"
                size="small"
                autoFocus
                disabled={removal.sending}
                onClick={() => removal.send(template.name)}
              >
                {removal.sending ? 'Deleting...' : 'Delete template'}
              </Button>
              <Button variant="quiet" size="small" onClick={() => setQuestion('declined')}>
                Keep
              </Button>
            </>
          ) : (
            <Button
              variant="quiet"
              size="small"
              autoFocus={question === 'declined'}
              onClick={() => setQuestion('asked')}
            >
              Delete this template
            </Button>
          )}
        </div>
      ) : null}
    </Form>
  );
}

/** The templates as they are now: a colleague may have changed others meanwhile. */
async function readTemplates(): Promise<readonly MailTemplate[]> {
  return (await listMailTemplates()).templates;
}
