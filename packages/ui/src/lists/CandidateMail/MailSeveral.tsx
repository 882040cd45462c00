import { useListMailTemplates } from '@cortex/api-client/mails';
import type { Job, NamedCandidate } from '@cortex/api-client/model';
import { Mail } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { styled } from '../../theme/styled.tsx';
import { MOST_AT_ONCE } from './sendSeveral.ts';

const MailSeveralDialog = lazy(() => import('./MailSeveralDialog.tsx'));

const Limit = styled('p', { base: { color: 'muted', fontSize: 'small' } });

type MailSeveralProps = {
  candidates: readonly NamedCandidate[];
  job: Pick<Job, 'id' | 'title'>;
  /** What is to happen once all mails are sent. */
  onSent: () => void;
};

/** Writes one mail to several candidates of a job, to each by name. Nothing where the server sends none. */
export function MailSeveral({ candidates, job, onSent }: MailSeveralProps) {
  const templates = useListMailTemplates({ query: { retry: false } });
  // Whom it goes to stays as it was when it was opened, however the selection changes.
  const [to, setTo] = useState<readonly NamedCandidate[]>([]);
  const [open, setOpen] = useState(false);
  if (!templates.data) return null;
  if (candidates.length > MOST_AT_ONCE) return <Limit>A mail goes to {MOST_AT_ONCE} at most.</Limit>;
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        onClick={() => {
          setTo(candidates);
          setOpen(true);
        }}
      >
        <Mail size={16} strokeWidth={1.75} aria-hidden="true" />
        Write a mail
      </Button>
      {to.length > 0 ? (
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
        </Suspense>
      ) : null}
    </>
  );
}
