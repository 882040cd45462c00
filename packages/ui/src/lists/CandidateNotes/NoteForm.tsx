import { candidateNoteInputFields } from '@cortex/api-client/extensionFields';
import type { CandidateNote, CandidateNoteInput, User } from '@cortex/api-client/model';
import { createCandidateNote, getListCandidateNotesQueryKey } from '@cortex/api-client/notes';
import { useListUsers } from '@cortex/api-client/users';
import { SelectInput } from '../../components/FormField/SelectInput.tsx';
import { extensionMessages } from '../../feedback/extensionMessages.ts';
import { DraftNote } from '../../forms/DraftNote.tsx';
import { createDrafts } from '../../forms/drafts/store.ts';
import { useDraftForm } from '../../forms/drafts/useDraftForm.ts';
import { FormFoot } from '../../forms/FormFoot.tsx';
import { TextField } from '../../forms/TextField.tsx';
import { useSave } from '../../forms/useSave.ts';
import { styled } from '../../theme/styled.tsx';

const Form = styled('form', {
  base: {
    marginBlockStart: '2',
    '& textarea': { minHeight: '16' },
    '& .mention': { width: '220px', maxWidth: 'full', marginBlock: '2' },
    '& select': { minHeight: '8', height: '8', fontSize: 'small', paddingBlock: 0 },
  },
});

const fields = ['text'] as const;
const blank = { text: '' };
const drafts = createDrafts<Partial<typeof blank>>('candidate-notes', { max: 20 });

type NoteFormProps = { candidateId: string };

/** Where a person writes a note and mentions colleagues in it. */
export function NoteForm({ candidateId }: NoteFormProps) {
  const note = useDraftForm({ draft: drafts(candidateId), record: blank, fields });
  const users = useListUsers();
  const people = (users.data ?? []).filter(({ is_self }) => !is_self);
  const save = useSave({
    call: (input: CandidateNoteInput) => createCandidateNote(candidateId, input),
    messages: extensionMessages.createNote,
    form: note,
    writeCache(queryClient, saved) {
      const queryKey = getListCandidateNotesQueryKey(candidateId);
      queryClient.setQueryData<CandidateNote[]>(queryKey, (notes) => notes && [saved, ...notes]);
      void queryClient.invalidateQueries({ queryKey });
    },
    getRefusals: ({ fieldErrors }) => {
      const { mentions, ...others } = fieldErrors;
      return mentions === undefined ? others : { text: mentions };
    },
  });

  function mention(id: string) {
    const person = people.find((one) => one.id === id);
    if (!person) return;
    const text = note.form.getValues('text');
    const gap = text === '' || /\s$/.test(text) ? '' : ' ';
    note.form.setValue('text', `${text}${gap}@${person.full_name} `, { shouldDirty: true });
    note.form.setFocus('text');
  }

  return (
    <Form
      noValidate
      onSubmit={note.form.handleSubmit(({ text }) => {
        const mentions = findMentioned(text, people);
        save.send({ text: text.trim(), ...(mentions.length > 0 ? { mentions } : {}) });
      })}
    >
      <DraftNote of={note} typedOn={save.typedOn} />
      <TextField
        of={note}
        name="text"
        label="New note"
        kind="lines"
        dir="auto"
        limits={candidateNoteInputFields.text}
        hint="Everybody who sees the candidate reads it."
      />
      {people.length > 0 ? (
        <div className="mention">
          <SelectInput
            aria-label="Mention a colleague"
            value=""
            onChange={({ currentTarget }) => mention(currentTarget.value)}
          >
            <option value="">Mention a colleague...</option>
            {people.map(({ id, full_name }) => (
              <option key={id} value={id}>
                {full_name}
              </option>
            ))}
          </SelectInput>
        </div>
      ) : null}
      <FormFoot save={save} label="Save note" sendingLabel="Saving..." />
    </Form>
  );
}

/** The ids of those whose name stands in the text after an @. */
function findMentioned(text: string, people: readonly User[]): string[] {
  return people.filter(({ full_name }) => text.includes(`@${full_name}`)).map(({ id }) => id);
}
