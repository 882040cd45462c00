import type { JobInput } from '@cortex/api-client/model';
import type { UseFormReturn } from 'react-hook-form';
import { requiredText } from '../../validation.ts';
import { FormField } from '../FormField/FormField.tsx';
import { TextArea } from '../FormField/TextArea.tsx';
import { TextInput } from '../FormField/TextInput.tsx';

export type JobFieldsProps = { form: UseFormReturn<JobInput>; autoFocus?: boolean };

/** What a job is made of, for creating one and for editing it. */
export function JobFields({ form, autoFocus = false }: JobFieldsProps) {
  const { errors } = form.formState;
  return (
    <>
      <FormField label="Title" required error={errors.title?.message}>
        {(control) => (
          <TextInput
            {...control}
            {...form.register('title', requiredText({ label: 'Title', maxLength: 200 }))}
            autoFocus={autoFocus}
            autoComplete="off"
            dir="auto"
          />
        )}
      </FormField>
      <FormField
        label="Description"
        required
        hint="Tasks, experience and education. Each point may become a criterion."
        error={errors.description?.message}
      >
        {(control) => (
          <TextArea
            {...control}
            {...form.register('description', requiredText({ label: 'Description', maxLength: 20_000 }))}
            dir="auto"
          />
        )}
      </FormField>
      <FormField
        label="Skills"
        required
        hint="Separate the skills with commas, the most important first."
        error={errors.skills_required?.message}
      >
        {(control) => (
          <TextInput
            {...control}
            {...form.register('skills_required', requiredText({ label: 'Skills', maxLength: 2_000 }))}
            placeholder="Skills Required (optional)"
            autoComplete="off"
            dir="auto"
          />
        )}
      </FormField>
    </>
  );
}
