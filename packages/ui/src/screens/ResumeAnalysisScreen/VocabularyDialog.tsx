import { Field } from '@chakra-ui/react/field';
import { Input } from '@chakra-ui/react/input';
import { addVocabularyTerm } from '@cortex/api-client/analysis';
import type { VocabularyTerm, VocabularyTermInput } from '@cortex/api-client/model';
import { useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { FormError } from '../../components/FormError/FormError.tsx';
import { FormActions } from '../../components/FormField/FormLayout.tsx';
import { extensionMessages } from '../../feedback/extensionMessages.ts';
import { useSave } from '../../forms/useSave.ts';
import { styled } from '../../theme/styled.tsx';
import { PreviewedChanges } from './PreviewedChanges.tsx';
import { useScorePreview } from './useScorePreview.ts';

const Form = styled('form', { base: { display: 'flex', flexDirection: 'column', gap: '4' } });

const MAX_WORDS = 80;

type VocabularyDialogProps = {
  open: boolean;
  jobId: string;
  criterion: string;
  /** The words that were found in a line. */
  words: string;
  onClose: () => void;
  onAgreed: () => void;
};

/** Shows whose score would change if words counted as a criterion. Nothing changes before the person agrees. */
export function VocabularyDialog({ open, onClose, ...term }: VocabularyDialogProps) {
  return (
    <Dialog
      open={open}
      title="The same words in other candidates"
      description="If you agree, these words count as this criterion in every candidate of your organization. Nothing changes before."
      onClose={onClose}
    >
      <TermForm {...term} onClose={onClose} />
    </Dialog>
  );
}

function TermForm({
  jobId,
  criterion,
  words: found,
  onClose,
  onAgreed,
}: Omit<VocabularyDialogProps, 'open'>) {
  const [words, setWords] = useState(found);
  const typed = words.trim();
  const preview = useScorePreview(typed ? { job_id: jobId, term: { criterion, words: typed } } : null);
  const { send, sending, failure } = useSave<VocabularyTerm, VocabularyTermInput>({
    call: addVocabularyTerm,
    messages: extensionMessages.addVocabularyTerm,
    writeCache: onAgreed,
    onDone: onClose,
  });
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        if (typed) send({ criterion, words: typed });
      }}
    >
      <Field.Root>
        <Field.Label>Words that count as {criterion}</Field.Label>
        <Input
          dir="auto"
          maxLength={MAX_WORDS}
          value={words}
          onChange={(event) => setWords(event.currentTarget.value)}
        />
        <Field.HelperText>As they stand beside each other, in small letters or capitals.</Field.HelperText>
      </Field.Root>
      {typed ? <PreviewedChanges of={preview} /> : null}
      {failure ? <FormError {...failure} /> : null}
      <FormActions>
        <Button type="submit" disabled={sending || !typed}>
          {sending ? 'Saving...' : 'Let them count'}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
      </FormActions>
    </Form>
  );
}
