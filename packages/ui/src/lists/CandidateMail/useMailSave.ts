import type { CandidateMailInput, CandidateNote } from '@cortex/api-client/model';
import { getListCandidateNotesQueryKey } from '@cortex/api-client/notes';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { DraftForm } from '../../forms/drafts/useDraftForm.ts';
import { type Save, type SaveOptions, useSave } from '../../forms/useSave.ts';
import { createMailSender } from './createMailSender.ts';

type MailSaveOptions<Values extends FieldValues> = {
  /** One dialog's mails have their keys from it. */
  dialogId: string;
  candidateId: string;
  form: DraftForm<Values>;
  messages: SaveOptions<CandidateNote, CandidateMailInput>['messages'];
  onDone: () => void;
};

/** The way to send a mail to one candidate: its copy comes among the notes, and the interview that it cancels is marked. */
export function useMailSave<Values extends FieldValues>({
  dialogId,
  candidateId,
  form,
  messages,
  onDone,
}: MailSaveOptions<Values>): Save<CandidateMailInput> {
  const [sender] = useState(() => createMailSender(dialogId, [candidateId]));
  return useSave({
    call: (input: CandidateMailInput) => sender.send(candidateId, input),
    messages,
    form,
    writeCache(queryClient, copy, { cancels }) {
      const queryKey = getListCandidateNotesQueryKey(candidateId);
      queryClient.setQueryData<CandidateNote[]>(
        queryKey,
        (notes) => notes && [copy, ...markCancelled(notes, cancels).filter(({ id }) => id !== copy.id)],
      );
      void queryClient.invalidateQueries({ queryKey });
    },
    writeCacheOnFailure(queryClient, { fieldErrors }) {
      // A colleague was sooner: the note says so now.
      if (fieldErrors.cancels)
        void queryClient.invalidateQueries({ queryKey: getListCandidateNotesQueryKey(candidateId) });
    },
    getRefusals: ({ fieldErrors }) => {
      const { interview: startsAt, 'Idempotency-Key': key, cancels, ...others } = fieldErrors;
      const text = key ?? cancels;
      return { ...others, ...(startsAt ? { startsAt } : {}), ...(text ? { text } : {}) };
    },
    onDone,
  });
}

function markCancelled(notes: readonly CandidateNote[], id: string | undefined): CandidateNote[] {
  return notes.map((note) =>
    note.mail && note.id === id ? { ...note, mail: { ...note.mail, interview_cancelled: true } } : note,
  );
}
