import { requestPasswordReset } from '@cortex/api-client/auth';
import { passwordResetRequestFields } from '@cortex/api-client/limits';
import { MailCheck } from 'lucide-react';
import { useState } from 'react';
import { ButtonLink } from '../../components/Button/Button.tsx';
import { FormActions, FormLayout } from '../../components/FormField/FormLayout.tsx';
import { PublicPage } from '../../components/PublicPage/PublicPage.tsx';
import { StateMessage } from '../../components/StateMessage/StateMessage.tsx';
import { messages } from '../../feedback/messages.ts';
import { DraftNote } from '../../forms/DraftNote.tsx';
import { createDraft } from '../../forms/drafts/store.ts';
import { useDraftForm } from '../../forms/drafts/useDraftForm.ts';
import { FormFoot } from '../../forms/FormFoot.tsx';
import { TextField } from '../../forms/TextField.tsx';
import { useSave } from '../../forms/useSave.ts';

const fields = ['email'] as const;

const blank = { email: '' };

const draft = createDraft<Partial<typeof blank>>('forgotten password');

export type ForgotPasswordScreenProps = { signInHref: string; updatePasswordHref: string };

/** Where a person who cannot sign in asks for a one-time password. */
export function ForgotPasswordScreen({ signInHref, updatePasswordHref }: ForgotPasswordScreenProps) {
  const [requested, setRequested] = useState(false);
  const request = useDraftForm({ draft, record: blank, fields });
  const save = useSave({
    call: requestPasswordReset,
    messages: messages.requestPasswordReset,
    form: request,
    onDone: () => setRequested(true),
  });

  if (requested) {
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
      <DraftNote of={request} typedOn={save.typedOn} />
      <FormLayout
        noValidate
        onSubmit={request.form.handleSubmit(({ email }) => {
          save.send({ email: email.trim() });
        })}
      >
        <TextField
          of={request}
          name="email"
          label="Email"
          limits={passwordResetRequestFields.email}
          hint="The one that you sign in with."
          autoComplete="username"
        />
        <FormFoot
          save={save}
          label="Submit"
          sendingLabel="Submitting..."
          cancel={{ href: signInHref, onClick: request.clear }}
        />
      </FormLayout>
    </PublicPage>
  );
}
