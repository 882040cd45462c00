import { invalidateGetDashboard } from '@cortex/api-client/dashboard';
import type { User } from '@cortex/api-client/model';
import { getListUsersQueryKey, invalidateListUsers, useDeleteUser } from '@cortex/api-client/users';
import { useQueryClient } from '@tanstack/react-query';
import { DeleteQuestion } from '../../components/DeleteQuestion/DeleteQuestion.tsx';
import { showToast } from '../../components/Toaster/toaster.ts';
import { messages } from '../../messages.ts';
import { describeFailure, reportFailure } from '../../reportFailure.ts';
import { useOneAtATime } from '../../useOneAtATime.ts';

export type UserDeletionProps = { user: User; onKeep: () => void; onDeleted: () => void };

/** Asks before a person is deleted, and deletes them. */
export function UserDeletion({ user, onKeep, onDeleted }: UserDeletionProps) {
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
  const send = useOneAtATime(deleteUser);

  return (
    <DeleteQuestion
      name={user.full_name}
      consequence="They are signed out at once. Their jobs and candidates become yours."
      confirmLabel="Delete user"
      deleting={deleteUser.isPending}
      failure={deleteUser.error ? describeFailure(deleteUser.error, messages.deleteUser) : null}
      onKeep={onKeep}
      onConfirm={() => send({ id: user.id })}
    />
  );
}
