import { userCreateFields } from '@cortex/api-client/limits';
import type { User } from '@cortex/api-client/model';
import { createUser } from '@cortex/api-client/users';
import { Checkbox } from '../../components/FormField/Checkbox.tsx';
import { FormLayout } from '../../components/FormField/FormLayout.tsx';
import { Page } from '../../components/Page/Page.tsx';
import { PageHeader } from '../../components/PageHeader/PageHeader.tsx';
import { messages } from '../../feedback/messages.ts';
import { DraftNote } from '../../forms/DraftNote.tsx';
import { createDraft } from '../../forms/drafts/store.ts';
import { useDraftForm } from '../../forms/drafts/useDraftForm.ts';
import { FormFoot } from '../../forms/FormFoot.tsx';
import { TextField } from '../../forms/TextField.tsx';
import { UserFields } from '../../forms/UserFields/UserFields.tsx';
import { blankUser, userCache, userFieldNames } from '../../forms/UserFields/userForm.ts';
import { useSave } from '../../forms/useSave.ts';

const fields = [...userFieldNames, 'password'] as const;

const secret = ['password'] as const;

const draft = createDraft<Partial<typeof blankUser>>('user');

export type CreateUserScreenProps = {
  cancelHref: string;
  upgradeHref: string;
  onCreated: (created: { user: User }) => void;
};

/** Where an admin gives a colleague an account. */
export function CreateUserScreen({ cancelHref, upgradeHref, onCreated }: CreateUserScreenProps) {
  const user = useDraftForm({ draft, record: blankUser, fields, secret });
  const save = useSave({
    call: createUser,
    messages: messages.createUser,
    form: user,
    writeCache: userCache.put,
    onDone: (created) => onCreated({ user: created }),
  });

  return (
    <Page>
      <PageHeader title="Create User" description="A colleague signs in with this email and password." />
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
          {...user.form.register('is_admin')}
          label="Is user an Admin?"
          hint="Admins see everything of the organization and manage its people."
        />
        <FormFoot
          save={save}
          label="Create User"
          sendingLabel="Creating..."
          upgradeHref={upgradeHref}
          cancel={{ href: cancelHref, onClick: user.clear }}
        />
      </FormLayout>
    </Page>
  );
}
