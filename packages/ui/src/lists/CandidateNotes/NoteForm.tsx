import { candidateNoteInputFields } from '@cortex/api-client/extensionFields';
import { withIdempotencyKey } from '@cortex/api-client/http';
import type { CandidateNote, CandidateNoteInput } from '@cortex/api-client/model';
import { createCandidateNote, getListCandidateNotesQueryKey } from '@cortex/api-client/notes';
import { useListUsers } from '@cortex/api-client/users';
import { useRef, useState } from 'react';
import { SelectInput } from '../../components/FormField/SelectInput.tsx';
import { extensionMessages } from '../../feedback/extensionMessages.ts';
import { DraftNote } from '../../forms/DraftNote.tsx';
import { createDrafts } from '../../forms/drafts/store.ts';
import { useDraftForm } from '../../forms/drafts/useDraftForm.ts';
import { FormFoot } from '../../forms/FormFoot.tsx';
import { TextField } from '../../forms/TextField.tsx';
import { useIdempotencyKey } from '../../forms/useIdempotencyKey.ts';
import { useSave } from '../../forms/useSave.ts';
import { styled } from '../../theme/styled.tsx';
import { findMentioned, listUnseeing } from './findMentioned.ts';
import { MentionMenu } from './MentionMenu.tsx';
import { ShareWithMentioned } from './ShareWithMentioned.tsx';
import { useMentions } from './useMentions.ts';

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
  const create = useIdempotencyKey((input: CandidateNoteInput, key) =>
    createCandidateNote(candidateId, input, withIdempotencyKey(key)),
  );
  const save = useSave({
    call: create,
    messages: extensionMessages.createNote,
    form: note,
    writeCache(queryClient, saved) {
      const queryKey = getListCandidateNotesQueryKey(candidateId);
      queryClient.setQueryData<CandidateNote[]>(queryKey, (notes) => notes && [saved, ...notes]);
      void queryClient.invalidateQueries({ queryKey });
    },
    getRefusals: ({ fieldErrors }) => {
      const { mentions, 'Idempotency-Key': deleted, ...others } = fieldErrors;
      const text = mentions ?? deleted;
      return text === undefined ? others : { text };
    },
  });

  const field = useRef<HTMLDivElement>(null);
  const mentions = useMentions({
    people,
    onWrite: (text) => note.form.setValue('text', text, { shouldDirty: true }),
  });
  const [shared, setShared] = useState<readonly string[]>([]);
  const refusal = save.error?.fieldErrors.mentions;
  const unseeing =
    refusal === undefined
      ? []
      : listUnseeing(refusal, note.form.getValues('text'), people).filter(({ id }) => !shared.includes(id));

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
        const mentioned = findMentioned(text, people);
        setShared([]);
        save.send({ text: text.trim(), ...(mentioned.length > 0 ? { mentions: mentioned } : {}) });
      })}
    >
      <DraftNote of={note} typedOn={save.typedOn} />
      <div ref={field} {...mentions.events}>
        <TextField
          of={note}
          name="text"
          label="New note"
          kind="lines"
          dir="auto"
          limits={candidateNoteInputFields.text}
          hint="Everybody who sees the candidate reads it."
          described={mentions.described}
        />
      </div>
      {mentions.found.length > 0 ? (
        <MentionMenu
          id={mentions.listId}
          people={mentions.found}
          active={mentions.active}
          onChoose={(person) => mentions.choose(person, field.current?.querySelector('textarea') ?? null)}
        />
      ) : null}
      {unseeing.map((person) => (
        <ShareWithMentioned
          key={person.id}
          candidateId={candidateId}
          person={person}
          onShared={() => {
            setShared([...shared, person.id]);
            note.form.clearErrors('text');
            note.form.setFocus('text');
          }}
        />
      ))}
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
