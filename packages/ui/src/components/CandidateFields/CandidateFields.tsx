import type { Ref } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { requiredEmail, requiredText } from '../../validation.ts';
import { checkResumeFile } from '../FilePicker/checkResumeFile.ts';
import { FilePicker, type FilePickerHandle } from '../FilePicker/FilePicker.tsx';
import { FormField } from '../FormField/FormField.tsx';
import { TextArea } from '../FormField/TextArea.tsx';
import { TextInput } from '../FormField/TextInput.tsx';
import { type CandidateText, noResume, type ResumeChoice } from './candidateForm.ts';

export type CandidateFieldsProps = {
  form: UseFormReturn<CandidateText>;
  resume: ResumeChoice;
  /** The resume that is there already. */
  currentResume?: string | undefined;
  sending: boolean;
  autoFocus?: boolean;
  onResumeChange: (resume: ResumeChoice) => void;
  pickerRef: Ref<FilePickerHandle>;
};

/** What a person writes about a candidate, for creating one and for editing it. */
export function CandidateFields({
  form,
  resume,
  currentResume,
  sending,
  autoFocus = false,
  onResumeChange,
  pickerRef,
}: CandidateFieldsProps) {
  const { errors } = form.formState;
  return (
    <>
      <FormField label="Name" required error={errors.name?.message}>
        {(control) => (
          <TextInput
            {...control}
            {...form.register('name', requiredText({ label: 'Name', maxLength: 200 }))}
            autoFocus={autoFocus}
            autoComplete="off"
            dir="auto"
          />
        )}
      </FormField>
      <FormField label="Email" required error={errors.email?.message}>
        {(control) => (
          <TextInput
            {...control}
            {...form.register('email', requiredEmail({ label: 'Email' }))}
            type="email"
            autoComplete="off"
            spellCheck={false}
          />
        )}
      </FormField>
      <FormField label="Phone" required error={errors.phone?.message}>
        {(control) => (
          <TextInput
            {...control}
            {...form.register('phone', requiredText({ label: 'Phone', maxLength: 50 }))}
            type="tel"
            autoComplete="off"
          />
        )}
      </FormField>
      <FormField
        label="Notes"
        required
        hint="What you know beyond the resume. An analysis reads this too."
        error={errors.notes?.message}
      >
        {(control) => (
          <TextArea
            {...control}
            {...form.register('notes', requiredText({ label: 'Notes', maxLength: 10_000 }))}
            dir="auto"
          />
        )}
      </FormField>
      <FormField
        label={currentResume ? 'New resume' : 'Resume'}
        hint={
          currentResume
            ? `It replaces ${currentResume}; without one that stays. A .pdf or .docx of at most 10 MB.`
            : 'A .pdf or .docx of at most 10 MB.'
        }
        error={resume.problem}
      >
        {(control) => (
          <FilePicker
            ref={pickerRef}
            control={control}
            accept=".pdf,.docx"
            file={resume.file}
            disabled={sending}
            onSelect={({ file }) => onResumeChange({ file, problem: checkResumeFile(file) })}
            onRemove={() => onResumeChange(noResume)}
          />
        )}
      </FormField>
    </>
  );
}
