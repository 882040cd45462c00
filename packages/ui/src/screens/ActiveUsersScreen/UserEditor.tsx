import type { User, UserUpdate } from '@cortex/api-client/model';
import { storeRole } from '@cortex/api-client/session';
import { listUsers, updateUser } from '@cortex/api-client/users';
import { useState } from 'react';
import { Checkbox } from '../../components/FormField/Checkbox.tsx';
import { messages } from '../../feedback/messages.ts';
import { useDraftForm } from '../../forms/drafts/useDraftForm.ts';
import { UserFields } from '../../forms/UserFields/UserFields.tsx';
import { toUserUpdate, userCache, userEdits, userFieldNames } from '../../forms/UserFields/userForm.ts';
import { useSave } from '../../forms/useSave.ts';
import { withOthersChanges } from '../../forms/withOthersChanges.ts';
import { RecordEditor, type RecordPanelProps } from '../../lists/RecordEditor.tsx';

type UserEditorProps = RecordPanelProps & { user: User; onDone: () => void };

export function UserEditor({ user, onDone, ...panel }: UserEditorProps) {
  const { id, is_self } = user;
  const [draft] = useState(() => userEdits(id));
  const edit = useDraftForm({ draft, record: toUserUpdate(user), fields: userFieldNames });
  const isAdmin = edit.form.watch('is_admin');
  const givesUpOwnRole = is_self === true && user.is_admin && !isAdmin;
  const readNow = async () => {
    const now = (await listUsers()).find((one) => one.id === id);
    return now && toUserUpdate(now);
  };
  const save = useSave({
    call: async (data: UserUpdate) => updateUser(id, await withOthersChanges(data, edit, readNow)),
    messages: messages.updateUser,
    form: edit,
    writeCache(queryClient, saved) {
      userCache.put(queryClient, saved);
      if (is_self) storeRole(saved.is_admin ? 'admin' : 'user');
    },
    writeCacheOnFailure: userCache.refreshAfter404,
    refresh: userCache.refresh,
    onDone,
  });

  return (
    <RecordEditor
      {...panel}
      noun="user"
      title={user.full_name}
      of={edit}
      save={save}
      onSubmit={edit.form.handleSubmit((values) => {
        save.send({ ...values, email: values.email.trim() });
      })}
      onCancel={onDone}
    >
      <UserFields of={edit} emailHint="They sign in with it." autoFocus={!edit.restored} />
      <Checkbox
        label="Is user an Admin?"
        hint={
          givesUpOwnRole
            ? 'This is you: once you save, you can no longer manage people or the organization.'
            : 'Admins see everything of the organization and manage its people.'
        }
        ticked={isAdmin}
        onTick={(on) => edit.form.setValue('is_admin', on)}
      />
    </RecordEditor>
  );
}
