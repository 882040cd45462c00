import { apiKeyInputFields } from '@cortex/api-client/extensionFields';
import { createApiKey } from '@cortex/api-client/keys';
import type { ApiKeyInput, ApiKeyMade } from '@cortex/api-client/model';
import { useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { FormError } from '../../components/FormError/FormError.tsx';
import { FormField } from '../../components/FormField/FormField.tsx';
import { SelectInput } from '../../components/FormField/SelectInput.tsx';
import { extensionMessages } from '../../feedback/extensionMessages.ts';
import { DraftNote } from '../../forms/DraftNote.tsx';
import { createDrafts } from '../../forms/drafts/store.ts';
import { useDraftForm } from '../../forms/drafts/useDraftForm.ts';
import { TextField } from '../../forms/TextField.tsx';
import { useSave } from '../../forms/useSave.ts';
import { styled } from '../../theme/styled.tsx';

const Form = styled('form', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr) auto' },
    columnGap: '3',
    alignItems: 'start',
    marginBlockStart: '3',
    '& > button': { minHeight: '10', marginBlockStart: { md: '27px' }, justifySelf: 'start' },
  },
});

const DAYS = [30, 90, 180, 365];

type Values = { name: string; scope: ApiKeyInput['scope']; days: string };

const blank: Values = { name: '', scope: 'read', days: '90' };
const fields = ['name'] as const;
const drafts = createDrafts<Partial<Values>>('API keys');

/** Makes a key: what it is for, what it may do, and for how long. */
export function ApiKeyForm({ onMade }: { onMade: (made: ApiKeyMade) => void }) {
  const [draft] = useState(() => drafts('new'));
  const edit = useDraftForm<Values>({ draft, record: blank, fields });
  const { register } = edit.form;
  const save = useSave({
    call: ({ name, scope, days }: Values) => createApiKey({ name, scope, days: Number(days) }),
    messages: extensionMessages.createApiKey,
    form: edit,
    onDone: onMade,
  });
  return (
    <>
      <DraftNote of={edit} typedOn={save.typedOn} />
      <Form
        noValidate
        aria-label="New API key"
        onSubmit={edit.form.handleSubmit((values) => save.send(values))}
      >
        <TextField of={edit} name="name" label="What it is for" limits={apiKeyInputFields.name} dir="auto" />
        <FormField label="It may" required>
          <SelectInput {...register('scope')}>
            <option value="read">Read</option>
            <option value="write">Read and write</option>
          </SelectInput>
        </FormField>
        <FormField label="Valid for" required>
          <SelectInput {...register('days')}>
            {DAYS.map((days) => (
              <option key={days} value={String(days)}>
                {days} days
              </option>
            ))}
          </SelectInput>
        </FormField>
        <Button type="submit" variant="secondary" disabled={save.sending}>
          {save.sending ? 'Making...' : 'Make Key'}
        </Button>
      </Form>
      {save.failure ? <FormError {...save.failure} /> : null}
    </>
  );
}
