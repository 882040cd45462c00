import { chakra } from '@chakra-ui/react/styled-system';
import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';

const Field = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '1.5' } });

const Label = chakra('label', {
  base: {
    alignSelf: 'flex-start',
    fontWeight: 'medium',
    '& .mark': { color: 'bad', marginInlineStart: '1' },
    '& .optional': { color: 'muted', fontWeight: 'normal', marginInlineStart: '1' },
  },
});

const Hint = chakra('p', { base: { color: 'muted', fontSize: 'small', minHeight: '20px' } });

const Problem = chakra('p', {
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: '1.5',
    minHeight: '20px',
    color: 'bad',
    fontSize: 'small',
    '& svg': { flexShrink: 0, marginBlockStart: '3px' },
  },
});

/** What a control needs so that its label, hint and error belong to it. */
export type FieldControl = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': boolean;
  'aria-required': boolean;
};

export type FormFieldProps = {
  label: string;
  required?: boolean;
  hint?: string;
  error?: string | undefined;
  children: (control: FieldControl) => ReactNode;
};

/** A labelled control. An error takes the place of the hint, so that nothing below moves. */
export function FormField({ label, required = false, hint, error, children }: FormFieldProps) {
  const id = useId();
  const noteId = `${id}-note`;
  const control: FieldControl = {
    id,
    'aria-describedby': error || hint ? noteId : undefined,
    'aria-invalid': Boolean(error),
    'aria-required': required,
  };

  return (
    <Field>
      <Label htmlFor={id}>
        {label}
        {required ? (
          <span className="mark" aria-hidden="true">
            *
          </span>
        ) : (
          <span className="optional">(optional)</span>
        )}
      </Label>
      {children(control)}
      {error ? (
        <Problem id={noteId}>
          <CircleAlert size={14} strokeWidth={2} aria-hidden="true" />
          {error}
        </Problem>
      ) : (
        <Hint id={noteId}>{hint}</Hint>
      )}
    </Field>
  );
}
