import { addVocabularyTerm, getListVocabularyQueryKey } from '@cortex/api-client/analysis';
import type { VocabularyTermInput } from '@cortex/api-client/model';
import { useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { FormError } from '../../components/FormError/FormError.tsx';
import { extensionMessages } from '../../feedback/extensionMessages.ts';
import { DraftNote } from '../../forms/DraftNote.tsx';
import { createDrafts } from '../../forms/drafts/store.ts';
import { useDraftForm } from '../../forms/drafts/useDraftForm.ts';
import { useSave } from '../../forms/useSave.ts';
import { styled } from '../../theme/styled.tsx';
import { TermFields } from './TermFields.tsx';

const Form = styled('form', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr) auto' },
    columnGap: '3',
    alignItems: 'start',
    maxWidth: '720px',
    marginBlockEnd: '4',
    '& > button': { minHeight: '10', marginBlockStart: { md: '27px' }, justifySelf: 'start' },
  },
});

const fields = ['words', 'criterion'] as const;
const blank: VocabularyTermInput = { words: '', criterion: '' };
const drafts = createDrafts<Partial<VocabularyTermInput>>('vocabulary terms');

/** Adds words to the vocabulary. */
export function TermForm() {
  const [draft] = useState(() => drafts('new'));
  const edit = useDraftForm({ draft, record: blank, fields });
  const save = useSave({
    call: (term: VocabularyTermInput) => addVocabularyTerm(term),
    messages: extensionMessages.addVocabularyTerm,
    form: edit,
    writeCache: (queryClient) =>
      void queryClient.invalidateQueries({ queryKey: getListVocabularyQueryKey() }),
  });
  return (
    <>
      <DraftNote of={edit} typedOn={save.typedOn} />
      <Form noValidate onSubmit={edit.form.handleSubmit(save.send)}>
        <TermFields of={edit} />
        <Button type="submit" variant="secondary" disabled={save.sending}>
          {save.sending ? 'Adding...' : 'Add'}
        </Button>
      </Form>
      {save.failure ? <FormError {...save.failure} /> : null}
    </>
  );
}
