import { useListMailTemplates } from '@cortex/api-client/mails';
import type { Job, NamedCandidate } from '@cortex/api-client/model';
import { Mail } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../../components/Button/Button.tsx';
import { findRoot } from '../../components/Dialog/findRoot.ts';
import { extensionMessages } from '../../feedback/extensionMessages.ts';
import { isUnsupported } from '../../feedback/isUnsupported.ts';
import { describeFailure, useReportedFailure } from '../../feedback/reportFailure.ts';
import { styled } from '../../theme/styled.tsx';
import { MOST_AT_ONCE } from './sendSeveral.ts';

const MailSeveralDialog = lazy(() => import('./MailSeveralDialog.tsx'));

const Failure = styled('div', {
  base: { display: 'flex', alignItems: 'center', gap: '2', color: 'bad', fontSize: 'small' },
});

const Limit = styled('p', { base: { color: 'muted', fontSize: 'small' } });

type MailSeveralProps = {
  candidates: readonly NamedCandidate[];
  /** The job that they are with. Without one, the mail's job is chosen where it is written. */
  job?: Pick<Job, 'id' | 'title'> | undefined;
  /** What is to happen once all mails are sent. */
  onSent: () => void;
};

/** Writes one mail to several candidates, to each by name. Nothing where the server sends none. */
export function MailSeveral({ candidates, job, onSent }: MailSeveralProps) {
  const templates = useListMailTemplates({ query: { retry: false } });
  // Whom it goes to stays as it was when it was opened, however the selection changes.
  const [to, setTo] = useState<readonly NamedCandidate[]>([]);
  const [place, setPlace] = useState<Element | null>(null);
  const [open, setOpen] = useState(false);
  const lacking = isUnsupported(templates.error);
  useReportedFailure(lacking ? null : templates, extensionMessages.loadTemplates);
  if (lacking || templates.isPending) return null;
  if (!templates.data)
    return (
      <Failure>
        <p>{describeFailure(templates.error, extensionMessages.loadTemplates).title}</p>
        <Button
          variant="quiet"
          size="small"
          disabled={templates.isFetching}
          onClick={() => void templates.refetch()}
        >
          {templates.isFetching ? 'Retrying...' : 'Retry'}
        </Button>
      </Failure>
    );
  if (candidates.length > MOST_AT_ONCE) return <Limit>A mail goes to {MOST_AT_ONCE} at most.</Limit>;
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        onClick={({ currentTarget }) => {
          setTo(candidates);
          setPlace(findRoot(currentTarget));
          setOpen(true);
        }}
      >
        <Mail size={16} strokeWidth={1.75} aria-hidden="true" />
        Write a mail
      </Button>
      {place
        ? createPortal(
            <Suspense>
              <MailSeveralDialog
                to={to}
                job={job}
                said={templates.data}
                open={open}
                onClose={() => setOpen(false)}
                onSent={() => {
                  setOpen(false);
                  onSent();
                }}
              />
            </Suspense>,
            place,
          )
        : null}
    </>
  );
}
