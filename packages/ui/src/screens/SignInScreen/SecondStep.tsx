import { logIn } from '@cortex/api-client/auth';
import type { LoginForm } from '@cortex/api-client/model';
import { useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { CodeForm } from '../../forms/CodeForm.tsx';
import { useSave } from '../../forms/useSave.ts';
import { Lead, Title } from './Heading.tsx';
import { loginFailures, openSession } from './openSession.ts';

export type SecondStepProps = {
  /** What the server took already. It is kept in memory alone. */
  login: LoginForm;
  onDone: () => void;
  onBack: () => void;
};

/** Asks who signs in for a code of their second factor. */
export default function SecondStep({ login, onDone, onBack }: SecondStepProps) {
  const [kind, setKind] = useState<'app' | 'recovery'>('app');
  const save = useSave({
    call: (code: string) => logIn({ ...login, code }),
    messages: loginFailures,
    writeCache: (_, answer) => openSession(answer, login),
    onDone,
  });
  const fromApp = kind === 'app';

  function goBack() {
    onBack();
    setTimeout(() => document.getElementsByName('password')[0]?.focus());
  }

  return (
    <>
      <div>
        <Title>{fromApp ? 'Enter your code' : 'Use a recovery code'}</Title>
        <Lead>
          {fromApp
            ? `Your authenticator app shows it, for ${login.email}.`
            : 'One of those that you kept when you set up your second factor. Each works once.'}
        </Lead>
      </div>
      <CodeForm
        key={kind}
        label={fromApp ? 'Code' : 'Recovery code'}
        hint={
          fromApp ? 'Six digits, which change every 30 seconds.' : 'Four groups of four letters and digits.'
        }
        kind={kind}
        save={save}
        submit="Sign In"
        sending="Signing in..."
        wide
      >
        <Button variant="quiet" onClick={() => setKind(fromApp ? 'recovery' : 'app')}>
          {fromApp ? 'Use a recovery code' : 'Use a code of the app'}
        </Button>
        <Button variant="quiet" onClick={goBack}>
          Back
        </Button>
      </CodeForm>
    </>
  );
}
