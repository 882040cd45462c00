import { Input, type InputProps } from '@chakra-ui/react/input';
import { Textarea } from '@chakra-ui/react/textarea';
import type { AriaAttributes, ClipboardEventHandler } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { FormField } from '../components/FormField/FormField.tsx';
import { PasswordInput } from '../components/FormField/PasswordInput.tsx';
import { ChangedMeanwhileNote, type Meanwhile } from './ChangedMeanwhileNote.tsx';
import { createTextCheck, type FieldLimits } from './validation.ts';

type Check = (value: string, values: object) => true | string;

type Rule<Name> = { validate: Record<string, Check>; deps?: Name };

/** A form that has texts of these names. */
export type TextForm<Name extends string> = {
  form: {
    register: (name: Name, rule: Rule<Name>) => UseFormRegisterReturn;
    formState: { errors: Partial<Record<Name, { message?: string | undefined }>> };
  };
  /** Of a form that edits a record. */
  meanwhile?: Meanwhile<Name>;
};

type TextFieldProps<Name extends string> = {
  of: TextForm<Name>;
  name: Name;
  label: string;
  /** Whether the label is a plural: "Skills are required." */
  plural?: boolean;
  hint?: string | undefined;
  limits: FieldLimits;
  /** What else is asked of the text, with all that stands in the form. */
  check?: Check;
  /** The field that is validated again when this one changes. */
  checkAlso?: Name;
  kind?: 'line' | 'lines' | 'password';
  /** Of a text of several lines. */
  onPaste?: ClipboardEventHandler<HTMLTextAreaElement>;
  /** What is offered below the text of several lines while it is typed. */
  described?: Pick<AriaAttributes, 'aria-autocomplete' | 'aria-controls' | 'aria-activedescendant'>;
} & Pick<
  InputProps,
  'autoComplete' | 'autoFocus' | 'autoCapitalize' | 'dir' | 'inputMode' | 'placeholder' | 'type'
>;

/** A text of a form: its label, its control, and what the contract asks of it. */
export function TextField<Name extends string>({
  of: { form, meanwhile },
  name,
  label,
  plural = false,
  hint,
  limits,
  check,
  checkAlso,
  kind = 'line',
  described = {},
  onPaste,
  ...props
}: TextFieldProps<Name>) {
  const isWellFormed = createTextCheck(label, limits, { plural, password: kind === 'password' });
  const registered = form.register(name, {
    validate: { isWellFormed, ...(check ? { check } : {}) },
    ...(checkAlso ? { deps: checkAlso } : {}),
  });
  const email = limits.format === 'email' ? { type: 'email', spellCheck: false } : {};
  return (
    <>
      <FormField
        label={label}
        required={limits.required}
        hint={hint}
        error={form.formState.errors[name]?.message}
      >
        {kind === 'password' ? (
          <PasswordInput {...props} {...registered} />
        ) : kind === 'lines' ? (
          <Textarea
            rows={5}
            dir={props.dir}
            autoFocus={props.autoFocus}
            onPaste={onPaste}
            {...described}
            {...registered}
          />
        ) : (
          <Input autoComplete="off" {...email} {...props} {...registered} />
        )}
      </FormField>
      {meanwhile ? <ChangedMeanwhileNote of={meanwhile} name={name} /> : null}
    </>
  );
}
