import { beginSecondFactor } from '@cortex/api-client/account';
import type { SecondFactorSetup } from '@cortex/api-client/model';
import { ShieldOff } from 'lucide-react';
import { Button } from '../../components/Button/Button.tsx';
import { FormError } from '../../components/FormError/FormError.tsx';
import { accountMessages } from '../../feedback/accountMessages.ts';
import { useSave } from '../../forms/useSave.ts';
import { styled } from '../../theme/styled.tsx';
import { SecondFactorCard } from './SecondFactorCard.tsx';

const Asked = styled('p', {
  base: {
    maxWidth: '560px',
    padding: '3',
    marginBlockEnd: '4',
    borderRadius: 'control',
    bg: 'accentSubtle',
    fontWeight: 'medium',
  },
});

type SecondFactorOffProps = { required: boolean; onBegun: (setup: SecondFactorSetup) => void };

/** What a second factor is, and the way to it. */
export function SecondFactorOff({ required, onBegun }: SecondFactorOffProps) {
  const begin = useSave<SecondFactorSetup, void>({
    call: () => beginSecondFactor(),
    messages: accountMessages.beginSecondFactor,
    onDone: onBegun,
  });
  return (
    <>
      {required ? (
        <Asked role="status">Your organization asks everybody for a second factor. Set it up to go on.</Asked>
      ) : null}
      <SecondFactorCard>
        <div className="head">
          <ShieldOff size={20} strokeWidth={1.75} aria-hidden="true" />
          <div>
            <h2>Your second factor is off</h2>
            <p>
              With it, signing in takes a code from an app on your phone beside the password. Whoever learns
              your password alone cannot sign in.
            </p>
          </div>
        </div>
        <p className="meta">
          You need an authenticator app, for example Aegis, Google Authenticator, Microsoft Authenticator or
          1Password.
        </p>
        {begin.failure ? <FormError {...begin.failure} /> : null}
        <div className="buttons">
          <Button disabled={begin.sending} onClick={() => begin.send()}>
            {begin.sending ? 'Beginning...' : 'Set up'}
          </Button>
        </div>
      </SecondFactorCard>
    </>
  );
}
