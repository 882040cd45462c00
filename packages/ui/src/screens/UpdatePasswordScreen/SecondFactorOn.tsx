import { renewRecoveryCodes, turnOffSecondFactor } from '@cortex/api-client/account';
import type { RecoveryCodes, SecondFactor } from '@cortex/api-client/model';
import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { FormError } from '../../components/FormError/FormError.tsx';
import { accountMessages } from '../../feedback/accountMessages.ts';
import { formatDate } from '../../formatDate.ts';
import { CodeForm } from '../../forms/CodeForm.tsx';
import { useSave } from '../../forms/useSave.ts';
import { SecondFactorCard } from './SecondFactorCard.tsx';

/** With so few left it is time for new ones. */
const FEW = 3;

type SecondFactorOnProps = {
  factor: SecondFactor;
  onOff: (factor: SecondFactor) => void;
  onRenewed: (codes: readonly string[]) => void;
};

/** The second factor that is on: how many recovery codes are left, new ones, and the way to turn it off. */
export function SecondFactorOn({ factor, onOff, onRenewed }: SecondFactorOnProps) {
  const [turningOff, setTurningOff] = useState(false);
  const off = useSave<SecondFactor, string>({
    call: (code) => turnOffSecondFactor(code ? { code } : {}),
    messages: accountMessages.turnOffSecondFactor,
    onDone: onOff,
  });
  const renew = useSave<RecoveryCodes, void>({
    call: () => renewRecoveryCodes(),
    messages: accountMessages.renewRecoveryCodes,
    onDone: ({ recovery_codes }) => onRenewed(recovery_codes),
  });
  return (
    <SecondFactorCard>
      <div className="head" data-on>
        <ShieldCheck size={20} strokeWidth={1.75} aria-hidden="true" />
        <div>
          <h2>Your second factor is on</h2>
          <p>
            {factor.since ? `Since ${formatDate(factor.since)}. ` : ''}
            {describeLeft(factor.recovery_codes_left)}
          </p>
        </div>
      </div>
      {renew.failure ? <FormError {...renew.failure} /> : null}
      {turningOff ? (
        <>
          <div>
            <h3>Turn it off?</h3>
            <p>
              {factor.required
                ? 'Your organization asks everybody for it: you then have to set up another one before anything else.'
                : 'The password alone then signs you in.'}
            </p>
          </div>
          <CodeForm
            label="Code"
            hint="Of your app, or a recovery code. Without one we ask for your password."
            kind="recovery"
            optional
            save={off}
            submit="Turn off"
            sending="Turning off..."
          >
            <Button variant="quiet" onClick={() => setTurningOff(false)}>
              Keep it on
            </Button>
          </CodeForm>
        </>
      ) : (
        <div className="buttons">
          <Button variant="secondary" disabled={renew.sending} onClick={() => renew.send()}>
            {renew.sending ? 'Making codes...' : 'New recovery codes'}
          </Button>
          <Button variant="quiet" onClick={() => setTurningOff(true)}>
            Turn off...
          </Button>
        </div>
      )}
    </SecondFactorCard>
  );
}

function describeLeft(left: number): string {
  if (left === 0) return 'No recovery code is left. Make new ones.';
  const count = `${left} ${left === 1 ? 'recovery code is' : 'recovery codes are'} left.`;
  return left <= FEW ? `${count} Make new ones soon.` : count;
}
