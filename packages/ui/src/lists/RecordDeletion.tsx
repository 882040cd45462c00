import type { RecordDeleted } from '@cortex/api-client/model';
import type { QueryClient } from '@tanstack/react-query';
import type { FailureTexts } from '../feedback/reportFailure.ts';
import { showToast } from '../feedback/Toaster/toaster.ts';
import { useSave } from '../forms/useSave.ts';
import { DeleteConfirmation } from './DeleteConfirmation/DeleteConfirmation.tsx';
import { keepDeletion, type Restoring } from './RecentDeletions/recentDeletions.ts';
import { useRestore } from './RecentDeletions/useRestore.ts';

type RecordDeletionProps<Item> = {
  id: string;
  name: string;
  /** What happens to everything that belongs to it. */
  consequence: string;
  confirmLabel: string;
  deletion: {
    /** The answer may be anything: the specification requires none. */
    call: () => Promise<RecordDeleted | undefined>;
    messages: FailureTexts & { success: string };
    writeCache: (queryClient: QueryClient) => void;
  };
  restoring: Restoring<Item>;
  onKeep: () => void;
  onDeleted: () => void;
};

/** Confirms and deletes a record, and offers undo where the server supports it. */
export function RecordDeletion<Item>({
  id,
  name,
  consequence,
  confirmLabel,
  deletion,
  restoring,
  onKeep,
  onDeleted,
}: RecordDeletionProps<Item>) {
  const restore = useRestore(restoring);
  const { success, ...failures } = deletion.messages;
  const { send, sending, failure } = useSave<RecordDeleted | undefined, void>({
    call: deletion.call,
    messages: failures,
    writeCache(queryClient, answer) {
      deletion.writeCache(queryClient);
      const seconds = answer?.undo_seconds;
      if (seconds) keepDeletion(restoring, queryClient, { id, name, until: Date.now() + seconds * 1000 });
      showToast({
        kind: 'success',
        title: success,
        about: failures.failed,
        ...(seconds
          ? { description: name, action: { label: 'Undo', onSelect: () => restore.send({ id, name }) } }
          : {}),
      });
    },
    onDone: onDeleted,
  });
  return (
    <DeleteConfirmation
      name={name}
      consequence={consequence}
      confirmLabel={confirmLabel}
      deleting={sending}
      failure={failure}
      onKeep={onKeep}
      onConfirm={() => send()}
    />
  );
}
