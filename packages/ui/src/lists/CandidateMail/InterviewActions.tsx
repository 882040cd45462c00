import { useListMailTemplates } from '@cortex/api-client/mails';
import type { CandidateNote } from '@cortex/api-client/model';
import { CalendarClock, CalendarX } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { styled } from '../../theme/styled.tsx';
import type { InterviewChange } from './ChangeInterviewDialog.tsx';
import type { Recipient } from './recipient.ts';

const ChangeInterviewDialog = lazy(() => import('./ChangeInterviewDialog.tsx'));

const Actions = styled('div', {
  base: {
    gridColumn: '1 / -1',
    display: 'flex',
    flexWrap: 'wrap',
    marginInline: '-2',
    marginBlockEnd: '2',
    // Both stand in one line of a phone.
    '& > button': { paddingInline: '2' },
  },
});

type InterviewActionsProps = {
  candidate: Recipient;
  note: CandidateNote;
  /** What has the focus once there is nothing more to move or cancel. */
  getFinalFocus: () => HTMLElement | null;
};

/**
 * Moves or cancels the interview that a mail invited to, by another mail. Nothing where the interview is cancelled or moved, has
 * begun, or is another's to change; each of both where the server does it.
 */
export function InterviewActions({ candidate, note, getFinalFocus }: InterviewActionsProps) {
  const said = useListMailTemplates({ query: { retry: false } }).data;
  const [opened, setOpened] = useState<InterviewChange | null>(null);
  const [open, setOpen] = useState(false);
  const { interview, interview_cancelled, interview_moved, can_change_interview } = note.mail ?? {};
  if (!said || !interview || can_change_interview === false) return null;
  const changeable = !interview_cancelled && !interview_moved && Date.parse(interview.starts_at) > Date.now();
  const movable = changeable && interview_moved === false;
  const cancellable = changeable && interview_cancelled === false;
  function show(change: InterviewChange) {
    setOpened(change);
    setOpen(true);
  }
  return (
    <>
      {movable || cancellable ? (
        <Actions>
          {movable ? (
            <Button variant="quiet" size="small" onClick={() => show('move')}>
              <CalendarClock size={16} strokeWidth={1.75} aria-hidden="true" />
              Move the interview
            </Button>
          ) : null}
          {cancellable ? (
            <Button variant="quiet" size="small" onClick={() => show('cancel')}>
              <CalendarX size={16} strokeWidth={1.75} aria-hidden="true" />
              Cancel the interview
            </Button>
          ) : null}
        </Actions>
      ) : null}
      {opened ? (
        <Suspense>
          <ChangeInterviewDialog
            key={opened}
            change={opened}
            candidate={candidate}
            invitation={{ id: note.id, interview }}
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
