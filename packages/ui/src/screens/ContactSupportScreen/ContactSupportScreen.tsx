import { useContactSupport } from '@cortex/api-client/support';
import { MailCheck } from 'lucide-react';
import { useForm } from 'react-hook-form';
import { Button } from '../../components/Button/Button.tsx';
import { FormError } from '../../components/FormError/FormError.tsx';
import { FormField } from '../../components/FormField/FormField.tsx';
import { FormActions, FormLayout } from '../../components/FormField/FormLayout.tsx';
import { TextArea } from '../../components/FormField/TextArea.tsx';
import { TextInput } from '../../components/FormField/TextInput.tsx';
import { Page } from '../../components/Page/Page.tsx';
import { PageHeader } from '../../components/PageHeader/PageHeader.tsx';
import { StateMessage } from '../../components/StateMessage/StateMessage.tsx';
import { showToast } from '../../components/Toaster/toaster.ts';
import { createDraft, useKeptDraft } from '../../formDraft.ts';
import { messages } from '../../messages.ts';
import { describeFailure, reportFailure } from '../../reportFailure.ts';
import { showFieldErrors } from '../../showFieldErrors.ts';
import { useOneAtATime } from '../../useOneAtATime.ts';
import { requiredText } from '../../validation.ts';

const fields = ['name', 'email', 'message'] as const;

const blank = { name: '', email: '', message: '' };

const draft = createDraft<typeof blank>('support request');

export type ContactSupportScreenProps = { onCancel: () => void };

/** Where anybody writes to the support team. */
export function ContactSupportScreen({ onCancel }: ContactSupportScreenProps) {
  const form = useForm({ defaultValues: draft.read() ?? blank });
  useKeptDraft(draft, form.getValues, blank);
  const { errors } = form.formState;
  const contactSupport = useContactSupport({
    mutation: {
      onSuccess() {
        showToast({ kind: 'success', title: messages.contactSupport.success });
        draft.drop();
        form.reset(blank);
      },
      onError(error) {
        reportFailure(error, messages.contactSupport);
        showFieldErrors(error, fields, form.setError);
      },
    },
  });
  const send = useOneAtATime(contactSupport);

  return (
    <Page>
      <PageHeader title="Contact Support" description="Ask a question or tell us what went wrong." />
      {contactSupport.isSuccess ? (
        <StateMessage
          icon={MailCheck}
          title={messages.contactSupport.success}
          description="The answer comes by email, to the address that you gave."
          action={
            <Button variant="secondary" onClick={contactSupport.reset}>
              Write another message
            </Button>
          }
        />
      ) : (
        <FormLayout noValidate onSubmit={form.handleSubmit((data) => send({ data }))}>
          <FormField label="Name" required error={errors.name?.message}>
            {(control) => (
              <TextInput
                {...control}
                {...form.register('name', requiredText({ label: 'Name', maxLength: 200 }))}
                autoComplete="name"
                dir="auto"
              />
            )}
          </FormField>
          <FormField label="Email" required hint="Where the answer goes." error={errors.email?.message}>
            {(control) => (
              <TextInput
                {...control}
                {...form.register('email', requiredText({ label: 'Email', maxLength: 254 }))}
                inputMode="email"
                autoComplete="email"
                autoCapitalize="none"
                spellCheck={false}
              />
            )}
          </FormField>
          <FormField
            label="Message"
            required
            hint="Say what you did, what you expected and what happened."
            error={errors.message?.message}
          >
            {(control) => (
              <TextArea
                {...control}
                {...form.register('message', requiredText({ label: 'Message', maxLength: 10_000 }))}
                dir="auto"
              />
            )}
          </FormField>
          {contactSupport.error ? (
            <FormError {...describeFailure(contactSupport.error, messages.contactSupport)} />
          ) : null}
          <FormActions>
            <Button type="submit" disabled={contactSupport.isPending}>
              {contactSupport.isPending ? 'Submitting...' : 'Submit'}
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
      )}
    </Page>
  );
}
