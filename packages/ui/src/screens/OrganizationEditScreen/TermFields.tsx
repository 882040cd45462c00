import { vocabularyTermInputFields } from '@cortex/api-client/extensionFields';
import { TextField, type TextForm } from '../../forms/TextField.tsx';

type TermFieldsProps = { of: TextForm<'words' | 'criterion'>; autoFocus?: boolean };

/** The words of a term, and what they count as. */
export function TermFields({ of, autoFocus = false }: TermFieldsProps) {
  return (
    <>
      <TextField
        of={of}
        name="words"
        label="Words"
        plural
        limits={vocabularyTermInputFields.words}
        autoFocus={autoFocus}
        dir="auto"
      />
      <TextField
        of={of}
        name="criterion"
        label="Criterion"
        limits={vocabularyTermInputFields.criterion}
        dir="auto"
      />
    </>
  );
}
