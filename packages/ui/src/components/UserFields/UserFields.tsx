import type { UseFormRegisterReturn } from 'react-hook-form';
import { requiredEmail, requiredText, type TextRule } from '../../validation.ts';
import { FormField } from '../FormField/FormField.tsx';
import { TextInput } from '../FormField/TextInput.tsx';

type Name = 'username' | 'email' | 'full_name';

export type UserFieldsProps = {
  errors: Partial<Record<Name, { message?: string | undefined }>>;
  register: (name: Name, rule: TextRule) => UseFormRegisterReturn;
  emailHint?: string;
  autoFocus?: boolean;
};

/** Who a person is, for creating an account and for editing it. */
export function UserFields({ errors, register, emailHint, autoFocus = false }: UserFieldsProps) {
  return (
    <>
      <FormField label="Username" required error={errors.username?.message}>
        {(control) => (
          <TextInput
            {...control}
            {...register('username', requiredText({ label: 'Username', maxLength: 100 }))}
            autoFocus={autoFocus}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
      </FormField>
      <FormField
        label="Email"
        required
        error={errors.email?.message}
        {...(emailHint === undefined ? {} : { hint: emailHint })}
      >
        {(control) => (
          <TextInput
            {...control}
            {...register('email', requiredEmail({ label: 'Email' }))}
            type="email"
            autoComplete="off"
            spellCheck={false}
          />
        )}
      </FormField>
      <FormField label="Full name" required error={errors.full_name?.message}>
        {(control) => (
          <TextInput
            {...control}
            {...register('full_name', requiredText({ label: 'Full name', maxLength: 200 }))}
            autoComplete="off"
            dir="auto"
          />
        )}
      </FormField>
    </>
  );
}
