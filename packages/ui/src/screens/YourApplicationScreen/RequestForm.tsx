import { Field } from '@chakra-ui/react/field';
import { Textarea } from '@chakra-ui/react/textarea';
import { sendApplicantRequest } from '@cortex/api-client/applicants';
import type { ApplicantRequest, ApplicantRequestInput } from '@cortex/api-client/model';
import { useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { FormError } from '../../components/FormError/FormError.tsx';
import { FormActions } from '../../components/FormField/FormLayout.tsx';
import { extensionMessages } from '../../feedback/extensionMessages.ts';
import { useSave } from '../../forms/useSave.ts';
import { styled } from '../../theme/styled.tsx';

const Form = styled('form', {
  base: { display: 'flex', flexDirection: 'column', gap: '4', maxWidth: 'text', _print: { display: 'none' } },
});

const MAX_TEXT = 2000;

type RequestFormProps = {
  token: string;
  about: Pick<ApplicantRequestInput, 'kind' | 'job_id' | 'criterion'>;
  label: string;
  required?: boolean;
  onClose: () => void;
};

/** Where a person says what is wrong, or what a person should look at. It is in no draft: others may use the browser. */
export function RequestForm({ token, about, label, required = false, onClose }: RequestFormProps) {
  const [text, setText] = useState('');
  const { send, sending, failure } = useSave<ApplicantRequest, string>({
    call: (written) => sendApplicantRequest({ token, ...about, text: written }),
    messages: extensionMessages.sendApplicantRequest,
    writeCache: (queryClient) => void queryClient.invalidateQueries({ queryKey: ['application', token] }),
    onDone: onClose,
  });
  const typed = text.trim();
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        if (typed || !required) send(typed);
      }}
    >
      <Field.Root>
        <Field.Label>{label}</Field.Label>
        <Textarea
          autoFocus
          dir="auto"
          rows={3}
          maxLength={MAX_TEXT}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <Field.HelperText>
          {required
            ? 'A person reads it and answers within 30 days.'
            : 'You may leave this empty. A person answers within 30 days.'}
        </Field.HelperText>
      </Field.Root>
      {failure ? <FormError {...failure} /> : null}
      <FormActions>
        <Button type="submit" disabled={sending || (required && !typed)}>
          {sending ? 'Sending...' : 'Send'}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
      </FormActions>
    </Form>
  );
}
