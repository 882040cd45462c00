import { confirmSession } from '@cortex/api-client/account';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { FormError } from '../../components/FormError/FormError.tsx';
import { FormField } from '../../components/FormField/FormField.tsx';
import { PasswordInput } from '../../components/FormField/PasswordInput.tsx';
import { accountMessages } from '../../feedback/accountMessages.ts';
import { styled } from '../../theme/styled.tsx';
import { useSave } from '../useSave.ts';

const Actions = styled('div', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '2', marginBlockStart: '3' },
});

type PasswordDialogProps = { open: boolean; onDone: () => void; onClose: () => void };

export function PasswordDialog({ open, onDone, onClose }: PasswordDialogProps) {
  return (
    <Dialog
      open={open}
      title="Enter your password again"
      description="You signed in some hours ago, and this changes who can sign in. Nothing that you typed is lost."
      onClose={onClose}
    >
      <PasswordForm onDone={onDone} onClose={onClose} />
    </Dialog>
  );
}

function PasswordForm({ onDone, onClose }: Omit<PasswordDialogProps, 'open'>) {
  const input = useRef<HTMLInputElement>(null);
  const [missing, setMissing] = useState(false);
  const save = useSave({
    call: (password: string) => confirmSession({ password }),
    messages: accountMessages.confirmSession,
    onDone,
  });
  const { error } = save;
  const refusal = error?.fieldErrors.password;

  useEffect(() => {
    if (error?.fieldErrors.password) input.current?.focus();
  }, [error]);

  function submit(event: FormEvent) {
    event.preventDefault();
    // React hands it on to the form behind, in which the dialog stands.
    event.stopPropagation();
    const password = input.current?.value ?? '';
    setMissing(password === '');
    if (password === '') input.current?.focus();
    else save.send(password);
  }

  return (
    <form noValidate onSubmit={submit}>
      <FormField label="Password" required error={missing ? 'Password is required.' : refusal}>
        <PasswordInput ref={input} autoComplete="current-password" autoFocus />
      </FormField>
      {save.failure && !refusal ? <FormError {...save.failure} /> : null}
      <Actions>
        <Button type="submit" disabled={save.sending}>
          {save.sending ? 'Checking...' : 'Continue'}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
      </Actions>
    </form>
  );
}
