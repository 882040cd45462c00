import { Input } from '@chakra-ui/react/input';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../components/Button/Button.tsx';
import { FormError } from '../components/FormError/FormError.tsx';
import { FormField } from '../components/FormField/FormField.tsx';
import { styled } from '../theme/styled.tsx';
import type { Save } from './useSave.ts';
import { requiredSentence } from './validation.ts';

const Form = styled('form', { base: { display: 'flex', flexDirection: 'column', gap: '3' } });

const Actions = styled('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2' },
  variants: {
    wide: { true: { flexDirection: 'column', alignItems: 'stretch', gap: '1', marginBlockStart: '1' } },
  },
});

/** What a code is of: an authenticator app, which a phone's keyboard offers digits for, or more than that. */
const controls = {
  app: { inputMode: 'numeric', autoComplete: 'one-time-code' },
  recovery: { inputMode: 'text', autoComplete: 'off', autoCapitalize: 'characters' },
} as const;

type CodeFormProps = {
  label: string;
  hint?: string;
  kind: keyof typeof controls;
  /** Whether it can be sent without a code. */
  optional?: boolean;
  save: Pick<Save<string>, 'send' | 'sending' | 'error' | 'failure'>;
  submit: string;
  sending: string;
  /** Whether the button is as wide as the form. */
  wide?: boolean;
  /** What stands beside the button. */
  children?: ReactNode;
};

/** Asks for a code of the second factor. What is typed is kept nowhere. */
export function CodeForm({
  label,
  hint,
  kind,
  optional = false,
  save,
  submit,
  sending,
  wide = false,
  children,
}: CodeFormProps) {
  const input = useRef<HTMLInputElement>(null);
  const [missing, setMissing] = useState(false);
  const [typedOn, setTypedOn] = useState(false);
  const { error } = save;
  const refusal = typedOn ? undefined : error?.fieldErrors.code;

  useEffect(() => {
    if (error?.fieldErrors.code) input.current?.focus();
  }, [error]);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const code = input.current?.value.trim() ?? '';
    setMissing(code === '' && !optional);
    setTypedOn(false);
    if (code === '' && !optional) input.current?.focus();
    else save.send(code);
  }

  function handleInput() {
    setMissing(false);
    setTypedOn(true);
  }

  return (
    <Form method="post" noValidate onSubmit={handleSubmit} onInput={handleInput}>
      <FormField
        label={label}
        required={!optional}
        hint={hint}
        error={missing ? requiredSentence(label) : refusal}
      >
        <Input ref={input} name="code" autoFocus spellCheck={false} maxLength={64} {...controls[kind]} />
      </FormField>
      {save.failure && !error?.fieldErrors.code ? <FormError {...save.failure} /> : null}
      <Actions wide={wide || undefined}>
        <Button
          type="submit"
          disabled={save.sending}
          size={wide ? 'large' : undefined}
          wide={wide || undefined}
        >
          {save.sending ? sending : submit}
        </Button>
        {children}
      </Actions>
    </Form>
  );
}
