import { updatePassword } from '@cortex/api-client/auth';
import { passwordUpdateFields } from '@cortex/api-client/limits';
import { FormLayout } from '../../components/FormField/FormLayout.tsx';
import { messages } from '../../feedback/messages.ts';
import { DraftNote } from '../../forms/DraftNote.tsx';
import { createDraft } from '../../forms/drafts/store.ts';
import { useDraftForm } from '../../forms/drafts/useDraftForm.ts';
import { FormFoot } from '../../forms/FormFoot.tsx';
import { TextField } from '../../forms/TextField.tsx';
import { useSave } from '../../forms/useSave.ts';

const fields = ['email', 'current_password', 'new_password'] as const;

const secret = ['current_password', 'new_password'] as const;

const blank = { email: '', current_password: '', new_password: '' };

const draft = createDraft<Partial<typeof blank>>('password update');

export type PasswordFormProps = { onCancel: () => void; onUpdated: () => void };

/** Sets a new password, with the current one or with one from a mail. */
export function PasswordForm({ onCancel, onUpdated }: PasswordFormProps) {
  const update = useDraftForm({ draft, record: blank, fields, secret });
  const save = useSave({
    call: updatePassword,
    messages: messages.updatePassword,
    form: update,
    getRefusals: ({ code, detail, fieldErrors }) =>
      code === 'wrong_password' && detail ? { current_password: detail, ...fieldErrors } : fieldErrors,
    onDone: onUpdated,
  });

  return (
    <>
      <DraftNote of={update} typedOn={save.typedOn} />
      <FormLayout
        noValidate
        onSubmit={update.form.handleSubmit((values) => {
          save.send({ ...values, email: values.email.trim() });
        })}
      >
        <TextField
          of={update}
          name="email"
          label="Email"
          limits={passwordUpdateFields.email}
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
        />
        <TextField
          of={update}
          name="current_password"
          label="Current password"
          limits={passwordUpdateFields.current_password}
          kind="password"
          hint="Forgotten? The one-time password from our mail counts too."
          autoComplete="current-password"
        />
        <TextField
          of={update}
          name="new_password"
          label="New password"
          limits={passwordUpdateFields.new_password}
          kind="password"
          hint="The longer the safer: three or four unrelated words are good."
          autoComplete="new-password"
        />
        <FormFoot
          save={save}
          label="Update Password"
          sendingLabel="Updating..."
          cancel={{
            onClick() {
              update.clear();
              onCancel();
            },
          }}
        />
      </FormLayout>
    </>
  );
}
