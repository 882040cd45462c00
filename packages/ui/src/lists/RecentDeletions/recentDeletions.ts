import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { FailureTexts } from '../../feedback/reportFailure.ts';

/** A soft-deleted record that can still be restored. */
export type RecentDeletion = {
  id: string;
  name: string;
  /** Until when (ms since 1970). */
  until: number;
};

/** How a kind of record is restored. */
export type Restoring<Item> = {
  /** Where its deletions are stored, with everything else that is cleared when the session ends. */
  queryKey: QueryKey;
  restore: (id: string) => Promise<Item>;
  put: (queryClient: QueryClient, restored: Item) => void;
  messages: FailureTexts & { success: string };
  /** The topic of the deletion's toast, which is dismissed when the deletion is undone elsewhere. */
  deletion: string;
};

/** The message where the server no longer has the record. */
export const TOO_LATE = 'It is too late to undo this deletion.';

export function keepDeletion(
  { queryKey }: { queryKey: QueryKey },
  queryClient: QueryClient,
  deletion: RecentDeletion,
): void {
  queryClient.setQueryData<RecentDeletion[]>(queryKey, (others = []) => [
    ...others.filter(({ id, until }) => id !== deletion.id && until > Date.now()),
    deletion,
  ]);
}

export function dropDeletion(
  { queryKey }: { queryKey: QueryKey },
  queryClient: QueryClient,
  id: string,
): void {
  queryClient.setQueryData<RecentDeletion[]>(queryKey, (others = []) =>
    others.filter((other) => other.id !== id),
  );
}
