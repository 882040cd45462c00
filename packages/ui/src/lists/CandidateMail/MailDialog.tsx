import type { MailTemplates } from '@cortex/api-client/model';
import { useState } from 'react';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { styled } from '../../theme/styled.tsx';
import { MailForm } from './MailForm.tsx';
import type { Recipient } from './recipient.ts';
import { TemplatesForm } from './TemplatesForm.tsx';

const Templates = styled('div', { base: { paddingBlockEnd: { base: '5', md: '6' } } });

type MailDialogProps = { candidate: Recipient; said: MailTemplates; open: boolean; onClose: () => void };

/** A mail to a candidate, or the templates that one begins with. */
export default function MailDialog({ candidate, said, open, onClose }: MailDialogProps) {
  const [editing, setEditing] = useState(false);
  return (
    <Dialog
      open={open}
      wide
      title={editing ? 'Mail templates' : `Mail to ${candidate.name}`}
      description={
        editing
          ? 'For everybody in the organization. A mail that was sent stays as it is.'
          : `It goes to ${candidate.email}, replies come to you, and a copy stands among the team notes.`
      }
      onClose={onClose}
    >
      {editing ? (
        <Templates>
          <TemplatesForm templates={said.templates} onClose={() => setEditing(false)} />
        </Templates>
      ) : (
        <MailForm candidate={candidate} said={said} onEdit={() => setEditing(true)} onClose={onClose} />
      )}
    </Dialog>
  );
}
