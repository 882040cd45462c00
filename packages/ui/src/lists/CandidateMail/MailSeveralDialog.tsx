import type { Job, MailTemplates, NamedCandidate } from '@cortex/api-client/model';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { MailSeveralForm } from './MailSeveralForm.tsx';

type MailSeveralDialogProps = {
  to: readonly NamedCandidate[];
  /** The job that it is about, where the place that it is written from names one. */
  job: Pick<Job, 'id' | 'title'> | undefined;
  said: MailTemplates;
  open: boolean;
  onClose: () => void;
  onSent: () => void;
};

/** One mail to several candidates, each in a mail of their own. */
export default function MailSeveralDialog({ open, onClose, ...form }: MailSeveralDialogProps) {
  const [first] = form.to;
  const count = form.to.length;
  return (
    <Dialog
      open={open}
      wide
      title={count === 1 ? `Mail to ${first?.name}` : `Mail to ${count.toLocaleString('en-US')} candidates`}
      description="Each gets a mail of their own and sees nobody else. Replies come to you, and a copy stands among the team notes of each."
      onClose={onClose}
    >
      <MailSeveralForm {...form} onClose={onClose} />
    </Dialog>
  );
}
