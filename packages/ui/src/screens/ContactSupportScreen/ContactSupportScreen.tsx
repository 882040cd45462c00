import { supportRequestFields } from '@cortex/api-client/limits';
import { contactSupport } from '@cortex/api-client/support';
import { MailCheck } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { FormLayout } from '../../components/FormField/FormLayout.tsx';
import { Page } from '../../components/Page/Page.tsx';
import { PageHeader } from '../../components/PageHeader/PageHeader.tsx';
import { StateMessage } from '../../components/StateMessage/StateMessage.tsx';
import { messages } from '../../feedback/messages.ts';
import { DraftNote } from '../../forms/DraftNote.tsx';
import { createDraft } from '../../forms/drafts/store.ts';
import { useDraftForm } from '../../forms/drafts/useDraftForm.ts';
import { FormFoot } from '../../forms/FormFoot.tsx';
import { TextField } from '../../forms/TextField.tsx';
import { useSave } from '../../forms/useSave.ts';

const fields = ['name', 'email', 'message'] as const;

const blank = { name: '', email: '', message: '' };

const draft = createDraft<Partial<typeof blank>>('support request');

export type ContactSupportScreenProps = { onCancel: () => void };

/** Where anybody writes to the support team. */
export function ContactSupportScreen({ onCancel }: ContactSupportScreenProps) {
  const [submitted, setSubmitted] = useState(false);
  const request = useDraftForm({ draft, record: blank, fields });
  const save = useSave({
    call: contactSupport,
    messages: messages.contactSupport,
    form: request,
    onDone: () => setSubmitted(true),
  });

  return (
    <Page>
      <PageHeader title="Contact Support" description="Ask a question or tell us what went wrong." />
      {submitted ? (
        <StateMessage
          icon={MailCheck}
          title={messages.contactSupport.success}
          description="We will reply by email to the address you gave."
          action={
            <Button variant="secondary" onClick={() => setSubmitted(false)}>
              Write another message
            </Button>
          }
        />
      ) : (
        <>
          <DraftNote of={request} typedOn={save.typedOn} />
          <FormLayout noValidate onSubmit={request.form.handleSubmit(save.send)}>
            <TextField
              of={request}
              name="name"
              label="Name"
              limits={supportRequestFields.name}
              autoComplete="name"
              dir="auto"
            />
            <TextField
              of={request}
              name="email"
              label="Email"
              limits={supportRequestFields.email}
              hint="We reply to this address."
              inputMode="email"
              autoComplete="email"
              autoCapitalize="none"
            />
            <TextField
              of={request}
              name="message"
              label="Message"
              limits={supportRequestFields.message}
              kind="lines"
              hint="Say what you did, what you expected and what happened."
              dir="auto"
            />
            <FormFoot
              save={save}
              label="Submit"
              sendingLabel="Submitting..."
              cancel={{
                onClick() {
                  request.clear();
                  onCancel();
                },
              }}
            />
          </FormLayout>
        </>
      )}
    </Page>
  );
}
