import { invitationInputFields } from '@cortex/api-client/extensionFields';
import { createInvitation } from '@cortex/api-client/invitations';
import { invitationLimits } from '@cortex/api-client/limits';
import { Checkbox } from '../../components/FormField/Checkbox.tsx';
import { FormLayout } from '../../components/FormField/FormLayout.tsx';
import { extensionMessages } from '../../feedback/extensionMessages.ts';
import { DraftNote } from '../../forms/DraftNote.tsx';
import { createDraft } from '../../forms/drafts/store.ts';
import { useDraftForm } from '../../forms/drafts/useDraftForm.ts';
import { FormFoot } from '../../forms/FormFoot.tsx';
import { SendConfirmation } from '../../forms/SendConfirmation/SendConfirmation.tsx';
import { TextField } from '../../forms/TextField.tsx';
import { useSave } from '../../forms/useSave.ts';
import { putInvitation } from './invitationCache.ts';

const blank = { email: '', full_name: '', is_admin: false };

const fields = ['email', 'full_name'] as const;

const draft = createDraft<Partial<typeof blank>>('invitation');

type InvitationFormProps = { cancelHref: string; upgradeHref: string };

/** Says whom to invite. */
export function InvitationForm({ cancelHref, upgradeHref }: InvitationFormProps) {
  const invitation = useDraftForm({ draft, record: blank, fields });
  const save = useSave({
    call: createInvitation,
    messages: extensionMessages.createInvitation,
    form: invitation,
    writeCache: putInvitation,
  });

  return (
    <>
      <DraftNote of={invitation} typedOn={save.typedOn} />
      <FormLayout
        noValidate
        autoComplete="off"
        onSubmit={invitation.form.handleSubmit(({ email, full_name, is_admin }) => {
          const name = full_name.trim();
          save.send({ email: email.trim(), is_admin, ...(name ? { full_name: name } : {}) });
        })}
      >
        <TextField
          of={invitation}
          name="email"
          label="Email"
          limits={invitationInputFields.email}
          hint={`The link in the mail works once and for ${invitationLimits.days} days.`}
        />
        <TextField
          of={invitation}
          name="full_name"
          label="Full name"
          limits={invitationInputFields.full_name}
          hint="For the list below. They write their own name when they accept."
          dir="auto"
        />
        <Checkbox
          label="Invite as an admin"
          hint="Admins see everything of the organization and manage its people."
          ticked={invitation.form.watch('is_admin')}
          onTick={(on) => invitation.form.setValue('is_admin', on)}
        />
        <FormFoot
          save={save}
          label="Send Invitation"
          sendingLabel="Sending..."
          upgradeHref={upgradeHref}
          cancel={{ href: cancelHref, onClick: invitation.clear }}
        />
        {save.error?.code === 'email_unconfirmed' ? <SendConfirmation /> : null}
      </FormLayout>
    </>
  );
}
