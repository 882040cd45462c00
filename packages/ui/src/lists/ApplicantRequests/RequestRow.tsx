import type { ApplicantRequest } from '@cortex/api-client/model';
import { CircleAlert, MessageSquareReply } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { formatDate } from '../../formatDate.ts';
import { styled } from '../../theme/styled.tsx';
import { AnswerForm, hasAnswerDraft } from './AnswerForm.tsx';
import { describeDue, describeSubject, isOverdue } from './describeRequest.ts';

const Row = styled('li', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: '2',
    paddingBlock: '4',
    borderBlockStart: '1px solid {colors.line}',
    overflowWrap: 'anywhere',
    '& strong': { fontWeight: 'medium' },
    '& .about': { color: 'muted', fontSize: 'small' },
    '& blockquote': {
      whiteSpace: 'pre-line',
      paddingInlineStart: '3',
      borderInlineStart: '2px solid {colors.edge}',
    },
    '& form': { width: 'full', marginBlockStart: '2' },
  },
});

const Overdue = styled('p', {
  base: { display: 'flex', alignItems: 'center', gap: '1.5', color: 'bad', fontWeight: 'medium' },
});

type RequestRowProps = { candidateId: string; request: ApplicantRequest; canEdit: boolean };

/** What a person who applied asked for, by when it is due, and the answer. */
export function RequestRow({ candidateId, request, canEdit }: RequestRowProps) {
  const { id, text, job, created_at, answer, answered_at, answered_by } = request;
  const [open, setOpen] = useState(() => canEdit && hasAnswerDraft(id));
  const now = new Date();

  return (
    <Row>
      <div>
        <p>
          <strong>{describeSubject(request)}</strong>
        </p>
        <p className="about">
          {job ? (
            <>
              for <bdi>{job.name ?? 'a job that was deleted'}</bdi>,{' '}
            </>
          ) : null}
          {formatDate(created_at)}
        </p>
      </div>
      {text ? <blockquote dir="auto">{text}</blockquote> : null}
      {answer ? (
        <div>
          <p className="about">
            Answered by {answered_by?.full_name ?? 'a deleted user'} on{' '}
            {formatDate(answered_at ?? created_at)}
          </p>
          <p dir="auto">{answer}</p>
        </div>
      ) : isOverdue(request, now) ? (
        <Overdue>
          <CircleAlert size={16} strokeWidth={2} aria-hidden="true" />
          {describeDue(request, now)}
        </Overdue>
      ) : (
        <p className="about">{describeDue(request, now)}</p>
      )}
      {open ? (
        <AnswerForm candidateId={candidateId} requestId={id} onClose={() => setOpen(false)} />
      ) : canEdit ? (
        <Button variant="secondary" size="small" onClick={() => setOpen(true)}>
          <MessageSquareReply size={16} strokeWidth={1.75} aria-hidden="true" />
          {answer ? 'Change the answer' : 'Answer'}
        </Button>
      ) : null}
    </Row>
  );
}
