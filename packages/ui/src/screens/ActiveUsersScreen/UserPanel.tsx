import { invalidateGetDashboard } from '@cortex/api-client/dashboard';
import type { User } from '@cortex/api-client/model';
import {
  getListUsersQueryKey,
  invalidateListUsers,
  useDeleteUser,
  useUpdateUser,
} from '@cortex/api-client/users';
import { useQueryClient } from '@tanstack/react-query';
import { Pencil, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '../../components/Button/Button.tsx';
import { DeleteQuestion } from '../../components/DeleteQuestion/DeleteQuestion.tsx';
import { DetailPanel } from '../../components/DetailPanel/DetailPanel.tsx';
import { FactList } from '../../components/DetailPanel/FactList.tsx';
import { FormError } from '../../components/FormError/FormError.tsx';
import { Checkbox } from '../../components/FormField/Checkbox.tsx';
import { FormLayout } from '../../components/FormField/FormLayout.tsx';
import { showToast } from '../../components/Toaster/toaster.ts';
import { UserFields } from '../../components/UserFields/UserFields.tsx';
import { messages } from '../../messages.ts';
import { describeFailure, reportFailure } from '../../reportFailure.ts';
import { showFieldErrors } from '../../showFieldErrors.ts';

const fields = ['username', 'email', 'full_name'] as const;

/** `kept`: viewed again, after the question whether to delete was answered with no. */
type Mode = 'view' | 'edit' | 'delete' | 'kept';

export type UserPanelProps = { user: User; onClose: () => void };

export function UserPanel({ user, onClose }: UserPanelProps) {
  const [mode, setMode] = useState<Mode>('view');
  if (mode === 'edit') return <UserEditor user={user} onClose={onClose} onDone={() => setMode('view')} />;
  return (
    <DetailPanel
      title={user.full_name}
      subtitle={describeRole(user)}
      onClose={onClose}
      actions={
        mode === 'delete' ? (
          <UserDeletion user={user} onKeep={() => setMode('kept')} onDeleted={onClose} />
        ) : (
          <>
            <Button variant="secondary" onClick={() => setMode('edit')}>
              <Pencil size={16} strokeWidth={1.75} aria-hidden="true" />
              Edit
            </Button>
            <Button variant="danger" autoFocus={mode === 'kept'} onClick={() => setMode('delete')}>
              <Trash2 size={16} strokeWidth={1.75} aria-hidden="true" />
              Delete
            </Button>
          </>
        )
      }
    >
      <FactList
        facts={[
          { label: 'Username', value: user.username },
          { label: 'Email', value: <a href={`mailto:${user.email}`}>{user.email}</a> },
          { label: 'Full name', value: user.full_name },
          { label: 'Role', value: user.is_admin ? 'Admin' : 'User' },
        ]}
      />
    </DetailPanel>
  );
}

type UserEditorProps = { user: User; onClose: () => void; onDone: () => void };

function UserEditor({ user, onClose, onDone }: UserEditorProps) {
  const queryClient = useQueryClient();
  const formId = useId();
  const { id, username, email, full_name, is_admin } = user;
  const form = useForm({ defaultValues: { username, email, full_name, is_admin } });
  const { errors } = form.formState;
  const updateUser = useUpdateUser({
    mutation: {
      onSuccess(saved) {
        queryClient.setQueryData<User[]>(getListUsersQueryKey(), (users) =>
          users?.map((other) => (other.id === id ? { ...other, ...saved } : other)),
        );
        void invalidateListUsers(queryClient);
        showToast({ kind: 'success', title: messages.updateUser.success });
        onDone();
      },
      onError(error) {
        reportFailure(error, messages.updateUser);
        showFieldErrors(error, fields, form.setError);
      },
    },
  });

  return (
    <DetailPanel
      title={full_name}
      subtitle="Edit"
      onClose={onClose}
      actions={
        <>
          <Button type="submit" form={formId} disabled={updateUser.isPending}>
            {updateUser.isPending ? 'Saving...' : 'Save'}
          </Button>
          <Button variant="quiet" onClick={onDone}>
            Cancel
          </Button>
        </>
      }
    >
      <FormLayout
        id={formId}
        noValidate
        onSubmit={form.handleSubmit((data) => {
          if (!updateUser.isPending) updateUser.mutate({ id, data: { ...data, email: data.email.trim() } });
        })}
      >
        <UserFields errors={errors} register={form.register} emailHint="They sign in with it." autoFocus />
        <Checkbox
          {...form.register('is_admin')}
          label="Is user an Admin?"
          hint="Admins see everything of the organization and manage its people."
        />
        {updateUser.error ? <FormError {...describeFailure(updateUser.error, messages.updateUser)} /> : null}
      </FormLayout>
    </DetailPanel>
  );
}

type UserDeletionProps = { user: User; onKeep: () => void; onDeleted: () => void };

function UserDeletion({ user, onKeep, onDeleted }: UserDeletionProps) {
  const queryClient = useQueryClient();
  const deleteUser = useDeleteUser({
    mutation: {
      onSuccess() {
        queryClient.setQueryData<User[]>(getListUsersQueryKey(), (users) =>
          users?.filter((other) => other.id !== user.id),
        );
        void invalidateListUsers(queryClient);
        void invalidateGetDashboard(queryClient);
        showToast({ kind: 'success', title: messages.deleteUser.success });
        onDeleted();
      },
      onError: (error) => reportFailure(error, messages.deleteUser),
    },
  });

  return (
    <DeleteQuestion
      name={user.full_name}
      consequence="They are signed out at once. Their jobs and candidates become yours."
      confirmLabel="Delete user"
      deleting={deleteUser.isPending}
      failure={deleteUser.error ? describeFailure(deleteUser.error, messages.deleteUser) : null}
      onKeep={onKeep}
      onConfirm={() => {
        if (!deleteUser.isPending) deleteUser.mutate({ id: user.id });
      }}
    />
  );
}

function describeRole({ is_admin, is_self }: User): string {
  return [is_admin ? 'Admin' : 'User', is_self ? 'You' : ''].filter(Boolean).join(' · ');
}
