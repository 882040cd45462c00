import type { User } from '@cortex/api-client/model';
import { getListUsersQueryKey, invalidateListUsers, useUpdateUser } from '@cortex/api-client/users';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '../../components/Button/Button.tsx';
import { DeletedNote } from '../../components/DetailPanel/DeletedNote.tsx';
import { DetailPanel } from '../../components/DetailPanel/DetailPanel.tsx';
import { FormError } from '../../components/FormError/FormError.tsx';
import { Checkbox } from '../../components/FormField/Checkbox.tsx';
import { FormLayout } from '../../components/FormField/FormLayout.tsx';
import { showToast } from '../../components/Toaster/toaster.ts';
import { UserFields } from '../../components/UserFields/UserFields.tsx';
import { messages } from '../../messages.ts';
import { describeFailure, reportFailure } from '../../reportFailure.ts';
import { showFieldErrors } from '../../showFieldErrors.ts';
import { useOneAtATime } from '../../useOneAtATime.ts';
import { userEdits } from './userEdits.ts';

const fields = ['username', 'email', 'full_name'] as const;

export type UserEditorProps = {
  user: User;
  /** Whether somebody else deleted them meanwhile. */
  deleted: boolean;
  steps: ReactNode;
  onClose: () => void;
  onDone: () => void;
};

/** The panel of a person while they are edited. What is typed waits in memory until it is saved or cancelled. */
export function UserEditor({ user, deleted, steps, onClose, onDone }: UserEditorProps) {
  const queryClient = useQueryClient();
  const formId = useId();
  const { id, username, email, full_name, is_admin } = user;
  const [unsaved] = useState(() => userEdits.read(id));
  const form = useForm({ defaultValues: unsaved ?? { username, email, full_name, is_admin } });
  const { errors } = form.formState;
  const updateUser = useUpdateUser({
    mutation: {
      onSuccess(saved) {
        userEdits.drop(id);
        queryClient.setQueryData<User[]>(getListUsersQueryKey(), (users) =>
          users?.map((other) => (other.id === id ? { ...other, ...saved } : other)),
        );
        void invalidateListUsers(queryClient);
        showToast({ kind: 'success', title: messages.updateUser.success });
      },
      onError(error) {
        reportFailure(error, messages.updateUser);
        if (error.status === 404) void invalidateListUsers(queryClient);
        showFieldErrors(error, fields, form.setError);
      },
    },
  });
  const send = useOneAtATime(updateUser);

  function handleChange() {
    const values = form.getValues();
    const changed = values.is_admin !== is_admin || fields.some((name) => values[name] !== user[name]);
    if (changed) userEdits.keep(id, values);
    else userEdits.drop(id);
  }

  return (
    <DetailPanel
      title={full_name}
      subtitle={unsaved ? 'You have unsaved changes.' : 'Edit'}
      steps={steps}
      onClose={onClose}
      note={
        deleted ? (
          <DeletedNote noun="user" />
        ) : updateUser.error ? (
          <FormError {...describeFailure(updateUser.error, messages.updateUser)} />
        ) : null
      }
      actions={
        <>
          <Button type="submit" form={formId} disabled={deleted || updateUser.isPending}>
            {updateUser.isPending ? 'Saving...' : 'Save'}
          </Button>
          <Button
            variant="quiet"
            onClick={() => {
              userEdits.drop(id);
              onDone();
            }}
          >
            Cancel
          </Button>
        </>
      }
    >
      <FormLayout
        id={formId}
        noValidate
        onChange={handleChange}
        onSubmit={form.handleSubmit((data) => {
          if (deleted) return;
          send({ id, data: { ...data, email: data.email.trim() } }, { onSuccess: onDone });
        })}
      >
        <UserFields
          errors={errors}
          register={form.register}
          emailHint="They sign in with it."
          autoFocus={!unsaved}
        />
        <Checkbox
          {...form.register('is_admin')}
          label="Is user an Admin?"
          hint="Admins see everything of the organization and manage its people."
        />
      </FormLayout>
    </DetailPanel>
  );
}
