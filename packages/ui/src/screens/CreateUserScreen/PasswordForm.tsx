import { userCreateFields } from '@cortex/api-client/limits';
import type { User } from '@cortex/api-client/model';
import { createUser } from '@cortex/api-client/users';
import { Checkbox } from '../../components/FormField/Checkbox.tsx';
import { FormLayout } from '../../components/FormField/FormLayout.tsx';
import { messages } from '../../feedback/messages.ts';
import { DraftNote } from '../../forms/DraftNote.tsx';
import { createDraft } from '../../forms/drafts/store.ts';
import { useDraftForm } from '../../forms/drafts/useDraftForm.ts';
import { FormFoot } from '../../forms/FormFoot.tsx';
import { SendConfirmation } from '../../forms/SendConfirmation/SendConfirmation.tsx';
import { TextField } from '../../forms/TextField.tsx';
import { UserFields } from '../../forms/UserFields/UserFields.tsx';
import { blankUser, userCache, userFieldNames } from '../../forms/UserFields/userForm.ts';
import { useSave } from '../../forms/useSave.ts';

const fields = [...userFieldNames, 'password'] as const;

const secret = ['password'] as const;

const draft = createDraft<Partial<typeof blankUser>>('user');

export type PasswordFormProps = {
  cancelHref: string;
  upgradeHref: string;
  onCreated: (created: { user: User }) => void;
};

/** Gives a colleague an account, with a password that the admin chooses. */
export function PasswordForm({ cancelHref, upgradeHref, onCreated }: PasswordFormProps) {
  const user = useDraftForm({ draft, record: blankUser, fields, secret });
  const save = useSave({
    call: createUser,
    messages: messages.createUser,
    form: user,
    writeCache: userCache.put,
    onDone: (created) => onCreated({ user: created }),
  });

  return (
    <>
      <DraftNote of={user} typedOn={save.typedOn} />
      <FormLayout
        noValidate
        autoComplete="off"
        onSubmit={user.form.handleSubmit((values) => {
          save.send({ ...values, email: values.email.trim() });
        })}
      >
        <UserFields of={user} />
        <TextField
          of={user}
          name="password"
          label="Password"
          limits={userCreateFields.password}
          kind="password"
          hint="Give it to them in person; they can change it after sign-in."
          autoComplete="new-password"
        />
        <Checkbox
          label="Is user an Admin?"
          hint="Admins see everything of the organization and manage its people."
          ticked={user.form.watch('is_admin')}
          onTick={(on) => user.form.setValue('is_admin', on)}
        />
        <FormFoot
          save={save}
          label="Create User"
          sendingLabel="Creating..."
          upgradeHref={upgradeHref}
          cancel={{ href: cancelHref, onClick: user.clear }}
        />
        {save.error?.code === 'email_unconfirmed' ? <SendConfirmation /> : null}
      </FormLayout>
    </>
  );
}
