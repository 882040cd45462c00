import type { MailTemplates } from '@cortex/api-client/model';
import { FormField } from '../../components/FormField/FormField.tsx';
import { SelectInput } from '../../components/FormField/SelectInput.tsx';

type TemplateSelectProps = Pick<MailTemplates, 'templates'> & {
  value: string;
  onChoose: (name: string) => void;
};

/** Which template a mail begins with, by its name; empty for none. */
export function TemplateSelect({ templates, value, onChoose }: TemplateSelectProps) {
  return (
    <FormField label="Template">
      <SelectInput value={value} onChange={(event) => onChoose(event.currentTarget.value)}>
        <option value="">None</option>
        {templates.map(({ name }) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </SelectInput>
    </FormField>
  );
}
