import { confirmSecondFactor } from '@cortex/api-client/account';
import type { RecoveryCodes, SecondFactorSetup } from '@cortex/api-client/model';
import { Button } from '../../components/Button/Button.tsx';
import { CopyButton } from '../../components/CopyButton/CopyButton.tsx';
import { accountMessages } from '../../feedback/accountMessages.ts';
import { CodeForm } from '../../forms/CodeForm.tsx';
import { useSave } from '../../forms/useSave.ts';
import { styled } from '../../theme/styled.tsx';
import { QrCode } from './QrCode.tsx';
import { SecondFactorCard } from './SecondFactorCard.tsx';

const Steps = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'auto minmax(0, 1fr)' },
    gap: { base: '4', md: '5' },
    alignItems: 'center',
    '& .key': {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'flex-start',
      gap: '2',
      marginBlockStart: '2',
    },
    '& code': { fontFamily: 'mono', fontSize: 'small', lineHeight: 1.6, overflowWrap: 'anywhere' },
  },
});

type SetUpFormProps = {
  setup: SecondFactorSetup;
  onConfirmed: (codes: readonly string[]) => void;
  onCancel: () => void;
};

/** The secret for an authenticator app, and the code that shows that the app has it. */
export function SetUpForm({ setup, onConfirmed, onCancel }: SetUpFormProps) {
  const confirm = useSave<RecoveryCodes, string>({
    call: (code) => confirmSecondFactor({ code }),
    messages: accountMessages.confirmSecondFactor,
    onDone: ({ recovery_codes }) => onConfirmed(recovery_codes),
  });
  return (
    <SecondFactorCard aria-labelledby="set-up">
      <h2 id="set-up">Set up your second factor</h2>
      <Steps>
        <QrCode text={setup.otpauth_url} />
        <div>
          <h3>1. Scan this with your app</h3>
          <p>Or type the key into it:</p>
          <div className="key">
            <code>{setup.secret.replace(/.{4}(?=.)/g, '$& ')}</code>
            <CopyButton text={setup.secret} what="the key" size="small" />
          </div>
        </div>
      </Steps>
      <h3>2. Enter the code that the app shows</h3>
      <CodeForm
        label="Code"
        hint="Six digits, which change every 30 seconds."
        kind="app"
        save={confirm}
        submit="Turn on"
        sending="Turning on..."
      >
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </CodeForm>
    </SecondFactorCard>
  );
}
