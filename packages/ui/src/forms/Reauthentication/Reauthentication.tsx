import { onReauthentication } from '@cortex/api-client/reauthentication';
import { useEffect, useState } from 'react';
import { PasswordDialog } from './PasswordDialog.tsx';

type Settle = (proved: boolean) => void;

/** Asks for the password where a call is refused for want of it. The call then goes on; what was typed stays. */
export function Reauthentication() {
  const [settle, setSettle] = useState<Settle | null>(null);

  useEffect(() => {
    let waiting: Settle | undefined;
    const stop = onReauthentication(
      () =>
        new Promise((resolve) => {
          waiting = resolve;
          setSettle(() => resolve);
        }),
    );
    return () => {
      stop();
      waiting?.(false);
    };
  }, []);

  function end(proved: boolean) {
    settle?.(proved);
    setSettle(null);
  }

  return <PasswordDialog open={settle !== null} onDone={() => end(true)} onClose={() => end(false)} />;
}
