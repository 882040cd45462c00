import { resendEmailConfirmation } from '@cortex/api-client/account';
import { useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { FormError } from '../../components/FormError/FormError.tsx';
import { accountMessages } from '../../feedback/accountMessages.ts';
import { styled } from '../../theme/styled.tsx';
import { useSave } from '../useSave.ts';

const Row = styled('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: '2',
    marginBlockStart: '2',
    '& p': { color: 'muted', fontSize: 'small' },
  },
});

/** Sends the mail that confirms one's own email again. */
export function SendConfirmation() {
  const [sent, setSent] = useState(false);
  const save = useSave<unknown, void>({
    call: () => resendEmailConfirmation(),
    messages: accountMessages.resendEmailConfirmation,
    onDone: () => setSent(true),
  });
  return (
    <Row>
      <p role="status">
        {sent
          ? 'If your email waits to be confirmed, a new mail is on its way. Only its link works now.'
          : 'No mail with a link that works? Look in the spam folder, or have it sent again.'}
      </p>
      {save.failure ? <FormError {...save.failure} /> : null}
      <Button variant="secondary" size="small" disabled={save.sending} onClick={() => save.send()}>
        {save.sending ? 'Sending...' : 'Send the mail again'}
      </Button>
    </Row>
  );
}
