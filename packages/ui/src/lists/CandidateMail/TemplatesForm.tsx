import { mailTemplatesLimits } from '@cortex/api-client/limits';
import type { MailTemplate } from '@cortex/api-client/model';
import { useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { FormField } from '../../components/FormField/FormField.tsx';
import { FormActions } from '../../components/FormField/FormLayout.tsx';
import { SelectInput } from '../../components/FormField/SelectInput.tsx';
import { TemplateForm } from './TemplateForm.tsx';

type TemplatesFormProps = { templates: readonly MailTemplate[]; onClose: () => void };

/** The organization's templates: one is chosen, and changed or deleted, or a new one is written. */
export function TemplatesForm({ templates, onClose }: TemplatesFormProps) {
  const [chosen, setChosen] = useState(templates[0]?.name ?? '');
  const template = templates.find(({ name }) => name === chosen);
  return (
    <>
      <FormField label="Template" alone>
        <SelectInput value={chosen} onChange={({ currentTarget }) => setChosen(currentTarget.value)}>
          {templates.map(({ name }) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
          {templates.length < mailTemplatesLimits.most ? <option value="">A new one</option> : null}
        </SelectInput>
      </FormField>
      <TemplateForm key={chosen} template={template} templates={templates} onDone={setChosen} />
      <FormActions>
        <Button variant="quiet" size="small" onClick={onClose}>
          Back to the mail
        </Button>
      </FormActions>
    </>
  );
}
