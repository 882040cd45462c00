import type { PasskeySignInAnswer, PasskeySignInStart, SignedCredential } from '@cortex/api-client/model';
import { finishPasskeySignIn, startPasskeySignIn } from '@cortex/api-client/passkeys';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { type DeviceRefusal, signWithPasskey } from '../../forms/askDevice.ts';
import { passkeyMessages } from '../../forms/passkeyMessages.ts';
import { useSave } from '../../forms/useSave.ts';
import { openSession } from './openSession.ts';

const refusals: Record<DeviceRefusal, string> = {
  closed: 'You were not signed in: the window was closed, or this device has no passkey for Cortex.',
  known: 'You were not signed in. Use your password.',
  unable: 'This browser could not use a passkey here. Use your password.',
};

type PasskeySignInProps = {
  onSignedIn: () => void;
  /** Gets why the device gave nothing; nothing once it is asked again. */
  onRefused: (sentence: string) => void;
};

/** Signs in with a passkey, which the browser asks for in a window of its own. */
export function PasskeySignIn({ onSignedIn, onRefused }: PasskeySignInProps) {
  const [asking, setAsking] = useState(false);
  const finish = useSave<PasskeySignInAnswer, SignedCredential>({
    call: (credential) => finishPasskeySignIn({ credential }),
    messages: passkeyMessages.finish,
    writeCache: (_, answer) => openSession(answer, { email: answer.email, password: '' }),
    onDone: onSignedIn,
  });
  const start = useSave<PasskeySignInStart, void>({
    call: () => startPasskeySignIn(),
    messages: passkeyMessages.start,
    async onDone({ options }) {
      setAsking(true);
      const answer = await signWithPasskey(options);
      setAsking(false);
      if ('refusal' in answer) onRefused(refusals[answer.refusal]);
      else finish.send(answer.credential);
    },
  });
  const busy = start.sending || asking || finish.sending;

  function handleClick() {
    onRefused('');
    start.send();
  }

  return (
    <Button variant="secondary" disabled={busy} onClick={handleClick}>
      <KeyRound size={16} strokeWidth={2} aria-hidden="true" />
      {busy ? 'Waiting for the passkey...' : 'Use a passkey'}
    </Button>
  );
}
