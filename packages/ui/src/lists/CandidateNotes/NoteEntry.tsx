import type { CandidateNote, Interview, MailAttachment, SentMail } from '@cortex/api-client/model';
import { deleteCandidateNote, getListCandidateNotesQueryKey } from '@cortex/api-client/notes';
import { Paperclip, Trash2 } from 'lucide-react';
import { Fragment, type ReactNode, useRef, useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { formatBytes } from '../../components/FilePicker/formatBytes.ts';
import { extensionMessages } from '../../feedback/extensionMessages.ts';
import { formatMoment } from '../../formatDate.ts';
import { useSave } from '../../forms/useSave.ts';
import { InterviewActions } from '../CandidateMail/InterviewActions.tsx';
import type { Recipient } from '../CandidateMail/recipient.ts';

type NoteEntryProps = { candidate: Recipient; note: CandidateNote };

/** A note: who wrote it and when, its text, and the way to delete it. */
export function NoteEntry({ candidate, note }: NoteEntryProps) {
  const [question, setQuestion] = useState<'none' | 'asked' | 'declined'>('none');
  const asked = question === 'asked';
  const { send, sending } = useSave<unknown, void>({
    call: () => deleteCandidateNote(note.id),
    messages: extensionMessages.deleteNote,
    writeCache(queryClient) {
      const queryKey = getListCandidateNotesQueryKey(candidate.id);
      queryClient.setQueryData<CandidateNote[]>(queryKey, (notes) =>
        notes?.filter(({ id }) => id !== note.id),
      );
      void queryClient.invalidateQueries({ queryKey });
    },
  });
  const author = note.by.full_name ?? 'A deleted user';
  const moment = formatMoment(note.at);
  return (
    <li>
      <p className="meta">
        <bdi>{author}</bdi> · <time dateTime={note.at}>{moment}</time>
        {note.mail ? (
          <>
            {' '}
            · Mail to <bdi>{note.mail.to}</bdi>
          </>
        ) : null}
      </p>
      {note.can_delete && !asked ? (
        <Button
          variant="quiet"
          size="icon"
          aria-label={`Delete the note of ${moment}`}
          autoFocus={question === 'declined'}
          onClick={() => setQuestion('asked')}
        >
          <Trash2 size={16} strokeWidth={1.75} aria-hidden="true" />
        </Button>
      ) : null}
      {note.mail ? <MailFacts candidate={candidate} note={note} mail={note.mail} /> : null}
      <p className="text" dir="auto">
        {markMentions(note)}
      </p>
      {asked ? (
        <div className="question">
          <p>Delete this note?</p>
          <Button variant="secondary" size="small" autoFocus onClick={() => setQuestion('declined')}>
            Keep
          </Button>
          <Button variant="danger" size="small" disabled={sending} onClick={() => send()}>
            {sending ? 'Deleting...' : 'Delete note'}
          </Button>
        </div>
      ) : null}
    </li>
  );
}

/** The text, with those who are mentioned marked. */
function markMentions({ text, mentions }: CandidateNote): ReactNode {
  const names = mentions.map(({ full_name }) => `@${full_name}`);
  let parts = [text];
  for (const name of names)
    parts = parts.flatMap((part) =>
      names.includes(part)
        ? [part]
        : part.split(name).flatMap((piece, index) => (index === 0 ? [piece] : [name, piece])),
    );
  return parts.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: A part is what stands at its place.
    <Fragment key={index}>{names.includes(part) ? <mark>{part}</mark> : part}</Fragment>
  ));
}

type MailFactsProps = NoteEntryProps & { mail: SentMail };

function MailFacts({ candidate, note, mail }: MailFactsProps) {
  const facts = useRef<HTMLParagraphElement>(null);
  const { subject, interview, job, cancelled_interview, moved_interview, attachments = [] } = mail;
  const change = describeChange(mail);
  return (
    <>
      <p className="subject" dir="auto">
        {subject}
      </p>
      {interview ? (
        <>
          <p className="interview" ref={facts} tabIndex={-1}>
            {change ? (
              <>
                <strong>{change}:</strong>{' '}
              </>
            ) : null}
            <InterviewFacts {...interview} />
            {job?.name === undefined ? null : (
              <>
                , for <bdi>{job.name}</bdi>
              </>
            )}
          </p>
          {moved_interview ? (
            <p className="interview">
              Instead of: <InterviewFacts {...moved_interview} />
            </p>
          ) : null}
          <InterviewActions candidate={candidate} note={note} getFinalFocus={() => facts.current} />
        </>
      ) : null}
      {cancelled_interview ? (
        <p className="interview">
          Cancels: <InterviewFacts {...cancelled_interview} />
        </p>
      ) : null}
      {attachments.length > 0 ? <AttachedFiles attachments={attachments} /> : null}
    </>
  );
}

/** What a later mail has made of the interview of this one. */
function describeChange(mail: SentMail): string | null {
  if (mail.interview_cancelled) return 'Cancelled';
  if (!mail.interview_moved) return null;
  const [before, after] = [mail.interview?.starts_at, mail.interview_moved_to?.starts_at];
  return before && after && Date.parse(before) !== Date.parse(after)
    ? `Moved to ${formatMoment(after)}`
    : 'Changed by a later mail';
}

type AttachedFilesProps = { attachments: readonly MailAttachment[] };

/** What went with a mail; the candidate has the files themselves. */
function AttachedFiles({ attachments }: AttachedFilesProps) {
  return (
    <ul className="attachments" aria-label="Attachments">
      {attachments.map(({ name, size }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: Two may have one name.
        <li key={index}>
          <Paperclip size={14} strokeWidth={1.75} aria-hidden="true" />
          <bdi>{name}</bdi>, {formatBytes(size)}
        </li>
      ))}
    </ul>
  );
}

function InterviewFacts({ starts_at, minutes, place }: Interview) {
  return (
    <>
      Interview on <time dateTime={starts_at}>{formatMoment(starts_at)}</time>, {minutes} minutes
      {place ? (
        <>
          , <bdi>{place}</bdi>
        </>
      ) : null}
    </>
  );
}
