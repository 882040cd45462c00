import {
  addVocabularyTerm,
  getListVocabularyQueryKey,
  removeVocabularyTerm,
} from '@cortex/api-client/analysis';
import type { Vocabulary, VocabularyTerm, VocabularyTermInput } from '@cortex/api-client/model';
import { extensionMessages } from '../../feedback/extensionMessages.ts';
import { DraftNote } from '../../forms/DraftNote.tsx';
import { createDrafts } from '../../forms/drafts/store.ts';
import { useDraftForm } from '../../forms/drafts/useDraftForm.ts';
import { FormFoot } from '../../forms/FormFoot.tsx';
import { useSave } from '../../forms/useSave.ts';
import { styled } from '../../theme/styled.tsx';
import { TermFields } from './TermFields.tsx';

const Form = styled('form', {
  base: {
    gridColumn: '1 / -1',
    '& > .fields': {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
      columnGap: '3',
    },
  },
});

const fields = ['words', 'criterion'] as const;

/** What is typed about terms and not saved yet, by their ids. */
export const termEdits = createDrafts<Partial<VocabularyTermInput>>('edits of vocabulary terms');

type TermEditorProps = {
  term: VocabularyTerm;
  onEdited: (term: VocabularyTerm) => void;
  onCancel: () => void;
};

/** Puts other words, or another criterion, in the place of a term: the record has the new one and the end of the old one. */
export function TermEditor({ term, onEdited, onCancel }: TermEditorProps) {
  const { id, words, criterion } = term;
  const edit = useDraftForm<VocabularyTermInput>({
    draft: termEdits(id),
    record: { words, criterion },
    fields,
  });
  const queryKey = getListVocabularyQueryKey();
  const save = useSave({
    call: (values: VocabularyTermInput) => replace(term, values),
    messages: extensionMessages.editVocabularyTerm,
    form: edit,
    writeCache: (queryClient, saved) => {
      queryClient.setQueryData<Vocabulary>(
        queryKey,
        (known) => known && { ...known, terms: [saved, ...known.terms.filter((one) => one.id !== id)] },
      );
      void queryClient.invalidateQueries({ queryKey });
    },
    // The new one may be there already.
    writeCacheOnFailure: (queryClient) => void queryClient.invalidateQueries({ queryKey }),
    onDone: onEdited,
  });

  return (
    <Form
      noValidate
      aria-label={`Edit “${words}” for ${criterion}`}
      onSubmit={edit.form.handleSubmit((values) => save.send(values))}
    >
      <DraftNote of={edit} typedOn={save.typedOn} />
      <div className="fields">
        <TermFields of={edit} autoFocus />
      </div>
      <FormFoot
        save={save}
        label="Save"
        sendingLabel="Saving..."
        cancel={{
          onClick: () => {
            edit.clear();
            onCancel();
          },
        }}
      />
    </Form>
  );
}

/** Agrees on the new words first, so that nothing is lost where the second call fails. */
async function replace(term: VocabularyTerm, values: VocabularyTermInput): Promise<VocabularyTerm> {
  const saved = await addVocabularyTerm(values);
  if (saved.id !== term.id) await removeVocabularyTerm(term.id);
  return saved;
}
