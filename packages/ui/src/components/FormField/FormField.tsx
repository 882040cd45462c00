import { Field } from '@chakra-ui/react/field';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from '../../theme/styled.tsx';

const Optional = styled('span', {
  base: { color: 'muted', fontWeight: 'normal', marginInlineStart: '1' },
});

export type FormFieldProps = {
  label: string;
  required?: boolean;
  /** Whether it stands by itself, where neither required nor optional says anything. */
  alone?: boolean;
  hint?: string | undefined;
  error?: string | undefined;
  /** One of Chakra's controls: it takes its label, its hint and its error from here. */
  children: ReactNode;
};

/**
 * A labelled control. An error takes the place of the hint, so that nothing below moves; it stays the control's
 * description, which every screen reader reads, where Chakra's own error text is an `aria-errormessage`, which few do.
 */
export function FormField({ label, required = false, alone = false, hint, error, children }: FormFieldProps) {
  return (
    <Field.Root required={required} invalid={Boolean(error)}>
      <Field.Label>
        {label}
        {alone ? null : <Field.RequiredIndicator fallback={<Optional>(optional)</Optional>} />}
      </Field.Label>
      {children}
      <Field.HelperText data-problem={error ? true : undefined}>
        {error ? (
          <>
            <CircleAlert size={14} strokeWidth={2} aria-hidden="true" />
            <span>{error}</span>
          </>
        ) : (
          hint
        )}
      </Field.HelperText>
    </Field.Root>
  );
}
