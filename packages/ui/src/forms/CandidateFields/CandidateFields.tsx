import { candidateFormFields } from '@cortex/api-client/limits';
import { Controller } from 'react-hook-form';
import { FilePicker } from '../../components/FilePicker/FilePicker.tsx';
import { FormField } from '../../components/FormField/FormField.tsx';
import type { DraftForm } from '../drafts/useDraftForm.ts';
import { TextField } from '../TextField.tsx';
import type { CandidateValues } from './candidateForm.ts';
import { checkResumeFile, resumeRule } from './checkResumeFile.ts';
import { useUpload } from './useUpload.ts';

type CandidateFieldsProps = {
  of: Pick<DraftForm<CandidateValues>, 'form'> & Partial<Pick<DraftForm<CandidateValues>, 'meanwhile'>>;
  /** The resume that is there already. */
  currentResume?: string | undefined;
  sending: boolean;
  /** What stands below the resume in place of which files are taken. */
  resumeHint?: string | undefined;
  autoFocus?: boolean;
};

/** What a person writes about a candidate, for creating one and for editing it. */
export function CandidateFields({
  of,
  currentResume,
  sending,
  resumeHint = resumeRule,
  autoFocus = false,
}: CandidateFieldsProps) {
  const { control, trigger, watch } = of.form;
  const progress = useUpload(watch('resume_file'));
  return (
    <>
      <TextField
        of={of}
        name="name"
        label="Name"
        limits={candidateFormFields.name}
        autoFocus={autoFocus}
        dir="auto"
      />
      <TextField of={of} name="email" label="Email" limits={candidateFormFields.email} />
      <TextField of={of} name="phone" label="Phone" limits={candidateFormFields.phone} type="tel" />
      <TextField
        of={of}
        name="notes"
        label="Notes"
        plural
        limits={candidateFormFields.notes}
        kind="lines"
        hint="What you know beyond the resume. An analysis reads this too."
        dir="auto"
      />
      <Controller
        control={control}
        name="resume_file"
        rules={{ validate: checkResumeFile }}
        render={({ field: { value, onChange, ref }, fieldState: { error } }) => (
          <FormField
            label={currentResume ? 'New resume' : 'Resume'}
            hint={
              currentResume
                ? `It replaces ${currentResume}; without one that stays. ${resumeRule}`
                : resumeHint
            }
            error={error?.message}
          >
            <FilePicker
              ref={ref}
              accept=".pdf,.docx"
              file={value}
              disabled={sending}
              progress={progress}
              onSelect={({ file }) => {
                onChange(file);
                void trigger('resume_file');
              }}
              onRemove={() => {
                onChange(null);
                void trigger('resume_file');
              }}
            />
          </FormField>
        )}
      />
    </>
  );
}
