import { getGetDashboardQueryKey } from '@cortex/api-client/dashboard';
import type { QueryClient, QueryKey } from '@tanstack/react-query';

type Identified = { id: string };

/**
 * The list of one kind of record as the cache has it. A saved record stands in it at once; then the list, and the
 * figures that count it, are asked for again, so that a failed refresh never hides what was saved.
 */
export function createRecordCache<Item extends Identified>(listKey: QueryKey) {
  function change(queryClient: QueryClient, toNext: (items: Item[]) => Item[]) {
    queryClient.setQueryData<Item[]>(listKey, (items) => items && toNext(items));
    void queryClient.invalidateQueries({ queryKey: listKey });
    void queryClient.invalidateQueries({ queryKey: getGetDashboardQueryKey() });
  }

  return {
    put(queryClient: QueryClient, saved: Item) {
      change(queryClient, (items) =>
        items.some(({ id }) => id === saved.id)
          ? items.map((item) => (item.id === saved.id ? { ...item, ...saved } : item))
          : [...items, saved],
      );
    },
    remove(queryClient: QueryClient, id: string) {
      change(queryClient, (items) => items.filter((item) => item.id !== id));
    },
    refresh(queryClient: QueryClient) {
      change(queryClient, (items) => items);
    },
    /** Asks again where a call failed because somebody else has deleted the record. */
    refreshAfter404(queryClient: QueryClient, { status }: { status: number | undefined }) {
      if (status === 404) change(queryClient, (items) => items);
    },
  };
}
