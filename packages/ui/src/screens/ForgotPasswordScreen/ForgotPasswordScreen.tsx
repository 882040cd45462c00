import { useRequestPasswordReset } from '@cortex/api-client/auth';
import { MailCheck } from 'lucide-react';
import { useForm } from 'react-hook-form';
import { Button, ButtonLink } from '../../components/Button/Button.tsx';
import { FormError } from '../../components/FormError/FormError.tsx';
import { FormField } from '../../components/FormField/FormField.tsx';
import { FormActions, FormLayout } from '../../components/FormField/FormLayout.tsx';
import { TextInput } from '../../components/FormField/TextInput.tsx';
import { PublicPage } from '../../components/PublicPage/PublicPage.tsx';
import { StateMessage } from '../../components/StateMessage/StateMessage.tsx';
import { showToast } from '../../components/Toaster/toaster.ts';
import { createDraft, useKeptDraft } from '../../formDraft.ts';
import { messages } from '../../messages.ts';
import { describeFailure, reportFailure } from '../../reportFailure.ts';
import { useOneAtATime } from '../../useOneAtATime.ts';
import { requiredEmail } from '../../validation.ts';

const blank = { email: '' };

const draft = createDraft<typeof blank>('forgotten password');

export type ForgotPasswordScreenProps = { signInHref: string; updatePasswordHref: string };

/** Where a person who cannot sign in asks for a one-time password. */
export function ForgotPasswordScreen({ signInHref, updatePasswordHref }: ForgotPasswordScreenProps) {
  const form = useForm({ defaultValues: draft.read() ?? blank });
  useKeptDraft(draft, form.getValues, blank);
  const requestReset = useRequestPasswordReset({
    mutation: {
      onSuccess() {
        showToast({ kind: 'success', title: messages.requestPasswordReset.success });
        draft.drop();
        form.reset(blank);
      },
      onError(error) {
        reportFailure(error, messages.requestPasswordReset);
        const { email } = error.fieldErrors;
        if (email) form.setError('email', { message: email }, { shouldFocus: true });
      },
    },
  });
  const send = useOneAtATime(requestReset);

  if (requestReset.isSuccess) {
    return (
      <PublicPage homeHref={signInHref} width="narrow">
        <StateMessage
          icon={MailCheck}
          titleAs="h1"
          title={messages.requestPasswordReset.thanks}
          description="The one-time password in the mail is valid for 30 minutes, as your current password."
          action={
            <FormActions>
              <ButtonLink href={updatePasswordHref}>Update Password</ButtonLink>
              <ButtonLink href={signInHref} variant="quiet">
                Back to sign in
              </ButtonLink>
            </FormActions>
          }
        />
      </PublicPage>
    );
  }

  return (
    <PublicPage
      homeHref={signInHref}
      title="Forgot Password"
      description="We mail you a one-time password to set a new one with."
      width="narrow"
    >
      <FormLayout
        noValidate
        onSubmit={form.handleSubmit(({ email }) => {
          send({ data: { email: email.trim() } });
        })}
      >
        <FormField
          label="Email"
          required
          hint="The one that you sign in with."
          error={form.formState.errors.email?.message}
        >
          {(control) => (
            <TextInput
              {...control}
              {...form.register('email', requiredEmail({ label: 'Email' }))}
              type="email"
              autoComplete="username"
              spellCheck={false}
            />
          )}
        </FormField>
        {requestReset.error ? (
          <FormError {...describeFailure(requestReset.error, messages.requestPasswordReset)} />
        ) : null}
        <FormActions>
          <Button type="submit" disabled={requestReset.isPending}>
            {requestReset.isPending ? 'Submitting...' : 'Submit'}
          </Button>
          <ButtonLink href={signInHref} variant="quiet" onClick={() => form.reset(blank)}>
            Cancel
          </ButtonLink>
        </FormActions>
      </FormLayout>
    </PublicPage>
  );
}
