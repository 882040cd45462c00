import { userCreateFields } from '@cortex/api-client/limits';
import { TextField, type TextForm } from '../TextField.tsx';
import type { userFieldNames } from './userForm.ts';

type UserFieldsProps = {
  of: TextForm<(typeof userFieldNames)[number]>;
  emailHint?: string;
  autoFocus?: boolean;
};

/** Who a person is, for creating an account and for editing it. */
export function UserFields({ of, emailHint, autoFocus = false }: UserFieldsProps) {
  return (
    <>
      <TextField
        of={of}
        name="username"
        label="Username"
        limits={userCreateFields.username}
        autoFocus={autoFocus}
        autoCapitalize="none"
      />
      <TextField of={of} name="email" label="Email" hint={emailHint} limits={userCreateFields.email} />
      <TextField of={of} name="full_name" label="Full name" limits={userCreateFields.full_name} dir="auto" />
    </>
  );
}
