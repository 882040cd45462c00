import { Field } from '@chakra-ui/react/field';
import { Input } from '@chakra-ui/react/input';
import { invitationAcceptanceFields } from '@cortex/api-client/extensionFields';
import { acceptInvitation } from '@cortex/api-client/invitations';
import type { OpenedInvitation } from '@cortex/api-client/model';
import { getSession, storeSession } from '@cortex/api-client/session';
import { useEffect, useRef } from 'react';
import { FormLayout } from '../../components/FormField/FormLayout.tsx';
import { extensionMessages } from '../../feedback/extensionMessages.ts';
import { createDraft } from '../../forms/drafts/store.ts';
import { claimDrafts } from '../../forms/drafts/tabs.ts';
import { useDraftForm } from '../../forms/drafts/useDraftForm.ts';
import { FormFoot } from '../../forms/FormFoot.tsx';
import { TextField } from '../../forms/TextField.tsx';
import { useSave } from '../../forms/useSave.ts';
import { styled } from '../../theme/styled.tsx';

const Fixed = styled('div', {
  base: { '& input': { bg: 'transparent', borderColor: 'line', color: 'muted' } },
});

const Remark = styled('p', { base: { color: 'muted', fontSize: 'small', marginBlockStart: '2' } });

const { acceptInvitation: texts } = extensionMessages;

export const ENDED_MEANWHILE =
  'It was used, revoked or replaced by a newer mail meanwhile. Ask whoever invited you to send it again.';

const blank = { username: '', full_name: '', password: '' };

const fields = ['username', 'full_name', 'password'] as const;

const secret = ['password'] as const;

const draft = createDraft<Partial<typeof blank>>('invitation acceptance');

type AcceptanceFormProps = {
  token: string;
  invitation: OpenedInvitation;
  signedIn: boolean;
  onAccepted: (session: { role: 'admin' | 'user' }) => void;
};

/** Takes a name and a password, and signs in. */
export function AcceptanceForm({ token, invitation, signedIn, onAccepted }: AcceptanceFormProps) {
  const { email } = invitation;
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  const person = useDraftForm({ draft, record: blank, fields, secret });
  const save = useSave({
    call: (values: typeof blank) => acceptInvitation({ token, ...values }),
    messages: texts,
    form: person,
    writeCache(_, answer) {
      claimDrafts({ email });
      storeSession(answer);
      // At once: the session empties the cache, and with it goes this form. Who has left is not pulled back.
      if (isHere.current) onAccepted({ role: getSession()?.role ?? 'user' });
    },
    getFailureTexts: ({ status }) => ({ ...texts, ...(status === 404 ? { advice: ENDED_MEANWHILE } : {}) }),
  });

  return (
    <FormLayout noValidate onSubmit={person.form.handleSubmit((values) => save.send(values))}>
      <Fixed>
        <Field.Root readOnly>
          <Field.Label>Email</Field.Label>
          <Input readOnly value={email} type="email" autoComplete="username" />
          <Field.HelperText>You sign in with it.</Field.HelperText>
        </Field.Root>
      </Fixed>
      <TextField
        of={person}
        name="username"
        label="Username"
        limits={invitationAcceptanceFields.username}
        hint="What colleagues find you by, like sam.lee."
        autoCapitalize="none"
      />
      <TextField
        of={person}
        name="full_name"
        label="Full name"
        limits={invitationAcceptanceFields.full_name}
        autoComplete="name"
        dir="auto"
      />
      <TextField
        of={person}
        name="password"
        label="Password"
        limits={invitationAcceptanceFields.password}
        kind="password"
        hint="The longer the safer: three or four unrelated words are good."
        autoComplete="new-password"
      />
      <FormFoot save={save} label="Accept Invitation" sendingLabel="Accepting..." />
      {signedIn ? (
        <Remark>Somebody is signed in in this browser. Accepting signs them out here.</Remark>
      ) : null}
    </FormLayout>
  );
}
