import { confirmEmail } from '@cortex/api-client/account';
import { MailCheck, MailQuestion, MailX } from 'lucide-react';
import { Button } from '../../components/Button/Button.tsx';
import { FormError } from '../../components/FormError/FormError.tsx';
import { accountMessages } from '../../feedback/accountMessages.ts';
import { showToast } from '../../feedback/Toaster/toaster.ts';
import { SendConfirmation } from '../../forms/SendConfirmation/SendConfirmation.tsx';
import { useSave } from '../../forms/useSave.ts';
import { styled } from '../../theme/styled.tsx';

const Card = styled('section', {
  base: {
    display: 'flex',
    gap: '3',
    maxWidth: '560px',
    padding: '4',
    marginBlockEnd: '6',
    bg: 'surface',
    border: '1px solid {colors.line}',
    borderRadius: 'card',
    '& > svg': { flexShrink: 0, marginBlockStart: '1px', color: 'accent' },
    '& h2': { fontSize: 'body', fontWeight: 'medium' },
    '& h2 + p': { color: 'muted' },
    '& button': { marginBlockStart: '3' },
  },
});

type EmailConfirmationProps = {
  /** The word of the link. */
  token: string;
};

/** Confirms a changed email with the link from a mail. Opening the link alone does not: mail programs open links, too. */
export function EmailConfirmation({ token }: EmailConfirmationProps) {
  const texts = accountMessages.confirmEmail;
  const save = useSave({
    call: () => confirmEmail({ token }),
    messages: { failed: texts.failed, error: texts.error },
    onDone({ confirmed }) {
      if (confirmed) showToast({ kind: 'success', title: texts.confirmed, about: texts.failed });
    },
  });
  if (save.saved?.confirmed) {
    return (
      <Card role="status">
        <MailCheck size={20} strokeWidth={1.75} aria-hidden="true" />
        <div>
          <h2>Your email is confirmed.</h2>
          <p>One-time passwords come to it, and you can add colleagues.</p>
        </div>
      </Card>
    );
  }
  if (save.saved) {
    return (
      <Card role="status">
        <MailX size={20} strokeWidth={1.75} aria-hidden="true" />
        <div>
          <h2>This link is not good for your account.</h2>
          <p>It was used before, is too old, or belongs to another account. Nothing was changed.</p>
          <SendConfirmation />
        </div>
      </Card>
    );
  }
  return (
    <Card>
      <MailQuestion size={20} strokeWidth={1.75} aria-hidden="true" />
      <div>
        <h2>Confirm the email that signs you in</h2>
        <p>After a change of email, one-time passwords go to your former address until then.</p>
        {save.failure ? <FormError {...save.failure} /> : null}
        <Button disabled={save.sending} onClick={() => save.send(undefined)}>
          {save.sending ? 'Confirming...' : 'Confirm email'}
        </Button>
      </div>
    </Card>
  );
}
