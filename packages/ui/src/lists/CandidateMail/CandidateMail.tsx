import { useListMailTemplates } from '@cortex/api-client/mails';
import { Mail } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { SectionFailure } from '../../components/PanelSection/PanelSection.tsx';
import { extensionMessages } from '../../feedback/extensionMessages.ts';
import { isUnsupported } from '../../feedback/isUnsupported.ts';
import { describeFailure, useReportedFailure } from '../../feedback/reportFailure.ts';
import type { Recipient } from './recipient.ts';

const MailDialog = lazy(() => import('./MailDialog.tsx'));

type CandidateMailProps = { candidate: Recipient };

/** Writes a mail to a candidate. Nothing where the server sends none. */
export function CandidateMail({ candidate }: CandidateMailProps) {
  const templates = useListMailTemplates({ query: { retry: false } });
  const lacking = isUnsupported(templates.error);
  useReportedFailure(lacking ? null : templates, extensionMessages.loadTemplates);
  const [opened, setOpened] = useState(false);
  const [open, setOpen] = useState(false);
  if (lacking || templates.isPending) return null;
  if (!templates.data)
    return (
      <SectionFailure
        {...describeFailure(templates.error, extensionMessages.loadTemplates)}
        retrying={templates.isFetching}
        onRetry={templates.refetch}
      />
    );
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        onClick={() => {
          setOpened(true);
          setOpen(true);
        }}
      >
        <Mail size={16} strokeWidth={1.75} aria-hidden="true" />
        Write a mail
      </Button>
      {opened ? (
        <Suspense>
          <MailDialog
            candidate={candidate}
            said={templates.data}
            open={open}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
}
