import { useSave } from '../forms/useSave.ts';
import { DeleteQuestion } from './DeleteQuestion/DeleteQuestion.tsx';

export type RecordDeletionProps = {
  name: string;
  /** What becomes of all that belongs to it. */
  consequence: string;
  confirmLabel: string;
  deletion: Pick<
    Parameters<typeof useSave<unknown, void>>[0],
    'call' | 'messages' | 'writeCache' | 'writeCacheOnFailure'
  >;
  onKeep: () => void;
  onDeleted: () => void;
};

/** Asks before a record is deleted, and deletes it. */
export function RecordDeletion({
  name,
  consequence,
  confirmLabel,
  deletion,
  onKeep,
  onDeleted,
}: RecordDeletionProps) {
  const { send, sending, failure } = useSave({ ...deletion, onDone: onDeleted });
  return (
    <DeleteQuestion
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
