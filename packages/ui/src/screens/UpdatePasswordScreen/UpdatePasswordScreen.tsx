import { useUpdatePassword } from '@cortex/api-client/auth';
import { useCallback } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '../../components/Button/Button.tsx';
import { FormError } from '../../components/FormError/FormError.tsx';
import { FormField } from '../../components/FormField/FormField.tsx';
import { FormActions, FormLayout } from '../../components/FormField/FormLayout.tsx';
import { PasswordInput } from '../../components/FormField/PasswordInput.tsx';
import { TextInput } from '../../components/FormField/TextInput.tsx';
import { Page } from '../../components/Page/Page.tsx';
import { PageHeader } from '../../components/PageHeader/PageHeader.tsx';
import { showToast } from '../../components/Toaster/toaster.ts';
import { createDraft, useKeptDraft } from '../../formDraft.ts';
import { messages } from '../../messages.ts';
import { describeFailure, reportFailure } from '../../reportFailure.ts';
import { showFieldErrors } from '../../showFieldErrors.ts';
import { useOneAtATime } from '../../useOneAtATime.ts';
import { requiredPassword, requiredText } from '../../validation.ts';

const fields = ['email', 'current_password', 'new_password'] as const;

const blankDraft = { email: '' };

const blank = { ...blankDraft, current_password: '', new_password: '' };

const draft = createDraft<typeof blankDraft>('password update');

export type UpdatePasswordScreenProps = { onCancel: () => void; onUpdated: () => void };

/** Where a person sets a new password, with the current one or with one from a mail. */
export function UpdatePasswordScreen({ onCancel, onUpdated }: UpdatePasswordScreenProps) {
  const form = useForm({ defaultValues: { ...blank, ...draft.read() } });
  const { getValues } = form;
  const getDraft = useCallback(() => ({ email: getValues('email') }), [getValues]);
  useKeptDraft(draft, getDraft, blankDraft);
  const { errors } = form.formState;
  const updatePassword = useUpdatePassword({
    mutation: {
      onSuccess() {
        showToast({ kind: 'success', title: messages.updatePassword.success });
        draft.drop();
        form.reset(blank);
        onUpdated();
      },
      onError(error) {
        reportFailure(error, messages.updatePassword);
        if (error.code === 'wrong_password') form.setFocus('current_password');
        showFieldErrors(error, fields, form.setError);
      },
    },
  });
  const send = useOneAtATime(updatePassword);

  return (
    <Page>
      <PageHeader title="Update Password" description="Afterwards you are signed out everywhere else." />
      <FormLayout
        noValidate
        onSubmit={form.handleSubmit((data) => {
          send({ data: { ...data, email: data.email.trim() } });
        })}
      >
        <FormField label="Email" required error={errors.email?.message}>
          {(control) => (
            <TextInput
              {...control}
              {...form.register('email', requiredText({ label: 'Email', maxLength: 254 }))}
              inputMode="email"
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
            />
          )}
        </FormField>
        <FormField
          label="Current password"
          required
          hint="Forgotten? The one-time password from our mail counts too."
          error={errors.current_password?.message}
        >
          {(control) => (
            <PasswordInput
              {...control}
              {...form.register('current_password', requiredPassword({ label: 'Current password' }))}
              autoComplete="current-password"
            />
          )}
        </FormField>
        <FormField
          label="New password"
          required
          hint="The longer the safer: three or four unrelated words are good."
          error={errors.new_password?.message}
        >
          {(control) => (
            <PasswordInput
              {...control}
              {...form.register('new_password', requiredPassword({ label: 'New password' }))}
              autoComplete="new-password"
            />
          )}
        </FormField>
        {updatePassword.error ? (
          <FormError {...describeFailure(updatePassword.error, messages.updatePassword)} />
        ) : null}
        <FormActions>
          <Button type="submit" disabled={updatePassword.isPending}>
            {updatePassword.isPending ? 'Updating...' : 'Update Password'}
          </Button>
          <Button
            variant="quiet"
            onClick={() => {
              form.reset(blank);
              onCancel();
            }}
          >
            Cancel
          </Button>
        </FormActions>
      </FormLayout>
    </Page>
  );
}
