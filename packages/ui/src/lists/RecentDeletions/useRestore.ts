import { showToast } from '../../feedback/Toaster/toaster.ts';
import { type Save, useSave } from '../../forms/useSave.ts';
import { dropDeletion, type Restoring, TOO_LATE } from './recentDeletions.ts';

type Restored = { id: string; name: string };

/** Undoes a deletion. It works after the component that offered it is gone. */
export function useRestore<Item>(restoring: Restoring<Item>): Save<Restored> {
  const { success, ...failures } = restoring.messages;
  const save = useSave<Item, Restored>({
    call: ({ id }) => restoring.restore(id),
    messages: failures,
    getFailureTexts: ({ status }) => (status === 404 ? { ...failures, advice: TOO_LATE } : failures),
    writeCache(queryClient, restored, { id, name }) {
      dropDeletion(restoring, queryClient, id);
      restoring.put(queryClient, restored);
      showToast({ kind: 'info', title: success, description: name, about: failures.failed });
    },
  });
  return save;
}
