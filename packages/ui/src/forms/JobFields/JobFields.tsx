import { jobInputFields } from '@cortex/api-client/limits';
import { TextField, type TextForm } from '../TextField.tsx';
import type { jobFieldNames } from './jobForm.ts';
import { pasteUnescaped } from './unescapeEntities.ts';

type JobFieldsProps = {
  of: TextForm<Exclude<(typeof jobFieldNames)[number], 'criteria'>>;
  autoFocus?: boolean;
};

/** What a job is made of, for creating one and for editing it. */
export function JobFields({ of, autoFocus = false }: JobFieldsProps) {
  return (
    <>
      <TextField
        of={of}
        name="title"
        label="Title"
        limits={jobInputFields.title}
        autoFocus={autoFocus}
        dir="auto"
      />
      <TextField
        of={of}
        name="description"
        label="Description"
        limits={jobInputFields.description}
        kind="lines"
        onPaste={pasteUnescaped}
        hint="Tasks, experience and education. Each point may become a criterion."
        dir="auto"
      />
      <TextField
        of={of}
        name="skills_required"
        label="Skills"
        plural
        limits={jobInputFields.skills_required}
        hint="Separate the skills with commas, the most important first."
        placeholder="Skills Required (optional)"
        dir="auto"
      />
    </>
  );
}
