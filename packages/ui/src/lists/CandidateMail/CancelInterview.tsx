import { useListMailTemplates } from '@cortex/api-client/mails';
import type { CandidateNote } from '@cortex/api-client/model';
import { CalendarX } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import type { Recipient } from './recipient.ts';

const CancelInterviewDialog = lazy(() => import('./CancelInterviewDialog.tsx'));

type CancelInterviewProps = {
  candidate: Recipient;
  note: CandidateNote;
  /** What has the focus once there is nothing more to cancel. */
  getFinalFocus: () => HTMLElement | null;
};

/**
 * Cancels the interview that a mail invited to, by another mail. Nothing where the interview is cancelled or has begun, or the server
 * cancels none.
 */
export function CancelInterview({ candidate, note, getFinalFocus }: CancelInterviewProps) {
  const said = useListMailTemplates({ query: { retry: false } }).data;
  const [opened, setOpened] = useState(false);
  const [open, setOpen] = useState(false);
  const { interview, interview_cancelled } = note.mail ?? {};
  if (!said || !interview) return null;
  const offered = interview_cancelled === false && Date.parse(interview.starts_at) > Date.now();
  return (
    <>
      {offered ? (
        <Button
          variant="quiet"
          size="small"
          onClick={() => {
            setOpened(true);
            setOpen(true);
          }}
        >
          <CalendarX size={16} strokeWidth={1.75} aria-hidden="true" />
          Cancel the interview
        </Button>
      ) : null}
      {opened ? (
        <Suspense>
          <CancelInterviewDialog
            candidate={candidate}
            cancels={{ id: note.id, interview }}
            said={said}
            open={open}
            onClose={() => setOpen(false)}
            getFinalFocus={getFinalFocus}
          />
        </Suspense>
      ) : null}
    </>
  );
}
