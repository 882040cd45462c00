import { Input } from '@chakra-ui/react/input';
import { passkeysLimits } from '@cortex/api-client/limits';
import type { NewCredential, Passkey, PasskeySetup } from '@cortex/api-client/model';
import { addPasskey, beginPasskey } from '@cortex/api-client/passkeys';
import { type FormEvent, useRef, useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { FormError, type FormErrorProps } from '../../components/FormError/FormError.tsx';
import { FormField } from '../../components/FormField/FormField.tsx';
import { type DeviceRefusal, makePasskey } from '../../forms/askDevice.ts';
import { passkeyMessages } from '../../forms/passkeyMessages.ts';
import { useSave } from '../../forms/useSave.ts';
import { requiredSentence } from '../../forms/validation.ts';
import { styled } from '../../theme/styled.tsx';
import { SecondFactorCard } from './SecondFactorCard.tsx';

const NOTHING_ADDED = 'Nothing was added.';

function describeRefusal(refusal: DeviceRefusal, origin: string): FormErrorProps {
  if (refusal === 'known') {
    return {
      title: 'This device has a passkey for your account already.',
      description: 'It signs you in. Add another device, or a security key.',
    };
  }
  const description =
    refusal === 'closed'
      ? 'The window of your browser was closed, or it took too long. Try again.'
      : `This browser or device cannot make a passkey here. It can be made at ${origin} alone.`;
  return { title: NOTHING_ADDED, description };
}

const Form = styled('form', { base: { display: 'flex', flexDirection: 'column', gap: '4' } });

type AddPasskeyProps = { onAdded: (passkey: Passkey) => void; onCancel: () => void };

/** Asks how to call a passkey, and has the device make it. */
export function AddPasskey({ onAdded, onCancel }: AddPasskeyProps) {
  const input = useRef<HTMLInputElement>(null);
  const [missing, setMissing] = useState(false);
  const [asking, setAsking] = useState(false);
  const [refusal, setRefusal] = useState<FormErrorProps | null>(null);
  const add = useSave<Passkey, { name: string; credential: NewCredential }>({
    call: (passkey) => addPasskey(passkey),
    messages: passkeyMessages.add,
    onDone: onAdded,
  });
  const begin = useSave<PasskeySetup, string>({
    call: () => beginPasskey(),
    messages: passkeyMessages.begin,
    async onDone({ origin, options }, name) {
      setAsking(true);
      const answer = await makePasskey(options);
      setAsking(false);
      if ('refusal' in answer) setRefusal(describeRefusal(answer.refusal, origin));
      else add.send({ name, credential: answer.credential });
    },
  });
  const busy = begin.sending || asking || add.sending;
  const failure = refusal ?? begin.failure ?? add.failure;

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const name = input.current?.value.trim() ?? '';
    setMissing(name === '');
    setRefusal(null);
    if (name === '') input.current?.focus();
    else begin.send(name);
  }

  return (
    <SecondFactorCard aria-labelledby="add-passkey">
      <div>
        <h2 id="add-passkey">Add a passkey</h2>
        <p>Your browser then asks for your finger, your face or a PIN. Neither leaves your device.</p>
      </div>
      <Form noValidate onSubmit={handleSubmit}>
        <FormField
          label="Name"
          required
          hint="So that you know it again, such as Work laptop."
          error={missing ? requiredSentence('Name') : undefined}
        >
          <Input
            ref={input}
            name="name"
            autoFocus
            maxLength={passkeysLimits.letters}
            onInput={() => setMissing(false)}
          />
        </FormField>
        {failure ? <FormError {...failure} /> : null}
        <div className="buttons">
          <Button type="submit" disabled={busy}>
            {asking ? 'Waiting for your device...' : busy ? 'Adding...' : 'Continue'}
          </Button>
          <Button variant="quiet" onClick={onCancel}>
            Cancel
          </Button>
        </div>
      </Form>
    </SecondFactorCard>
  );
}
