import { getListJobsQueryKey } from '@cortex/api-client/jobs';
import { getListComingInterviewsQueryKey } from '@cortex/api-client/mails';
import type { CandidateMailInput, CandidateNote } from '@cortex/api-client/model';
import { getListCandidateNotesQueryKey } from '@cortex/api-client/notes';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { DraftForm } from '../../forms/drafts/useDraftForm.ts';
import { type Save, type SaveOptions, useSave } from '../../forms/useSave.ts';
import { toAttachment } from './attachedFiles.ts';
import { createMailSender } from './createMailSender.ts';

/** A mail with the files that go with it. */
type WrittenMail = Omit<CandidateMailInput, 'attachments'> & { files?: readonly File[] };

type MailSaveOptions<Values extends FieldValues> = {
  /** One dialog's mails have their keys from it. */
  dialogId: string;
  candidateId: string;
  form: DraftForm<Values>;
  messages: SaveOptions<CandidateNote, WrittenMail>['messages'];
  onDone: () => void;
};

/** The way to send a mail to one candidate: its copy comes among the notes, and the interview that it moves or cancels is marked. */
export function useMailSave<Values extends FieldValues>({
  dialogId,
  candidateId,
  form,
  messages,
  onDone,
}: MailSaveOptions<Values>): Save<WrittenMail> {
  const [sender] = useState(() => createMailSender(dialogId, [candidateId]));
  return useSave({
    async call({ files = [], ...input }: WrittenMail) {
      const attachments = await Promise.all(files.map(toAttachment));
      return sender.send(candidateId, attachments.length > 0 ? { ...input, attachments } : input, files[0]);
    },
    messages,
    form,
    writeCache(queryClient, copy, input) {
      const queryKey = getListCandidateNotesQueryKey(candidateId);
      queryClient.setQueryData<CandidateNote[]>(
        queryKey,
        (notes) => notes && [copy, ...markChanged(notes, input).filter(({ id }) => id !== copy.id)],
      );
      void queryClient.invalidateQueries({ queryKey });
      void queryClient.invalidateQueries({ queryKey: getListComingInterviewsQueryKey() });
    },
    writeCacheOnFailure(queryClient, { status, fieldErrors }) {
      // The candidate is gone, or the job that the interview was for: the form then offers it no longer.
      if (status === 404) void queryClient.invalidateQueries({ queryKey: getListJobsQueryKey() });
      // A colleague was sooner: the note says so now.
      if (fieldErrors.cancels || fieldErrors.moves)
        void queryClient.invalidateQueries({ queryKey: getListCandidateNotesQueryKey(candidateId) });
    },
    getRefusals: ({ fieldErrors }) => {
      const { interview: startsAt, 'Idempotency-Key': key, cancels, moves, ...others } = fieldErrors;
      const text = key ?? cancels ?? moves;
      return { ...others, ...(startsAt ? { startsAt } : {}), ...(text ? { text } : {}) };
    },
    onDone,
  });
}

function markChanged(
  notes: readonly CandidateNote[],
  { cancels, moves, interview }: WrittenMail,
): CandidateNote[] {
  return notes.map(({ mail, ...note }) => {
    if (!mail) return note;
    if (note.id === cancels) return { ...note, mail: { ...mail, interview_cancelled: true } };
    if (note.id === moves && interview)
      return { ...note, mail: { ...mail, interview_moved: true, interview_moved_to: interview } };
    return { ...note, mail };
  });
}
