import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { FailureTexts } from '../../feedback/reportFailure.ts';

/** A deletion that can still be taken back. */
export type RecentDeletion = {
  id: string;
  name: string;
  /** Until when (ms since 1970). */
  until: number;
};

/** How a kind of record comes back. */
export type Restoring<Item> = {
  /** Where its deletions are kept: with all else that is forgotten when the session ends. */
  queryKey: QueryKey;
  restore: (id: string) => Promise<Item>;
  put: (queryClient: QueryClient, restored: Item) => void;
  messages: FailureTexts & { success: string };
  /** What the toast of the deletion is about; it goes when the deletion is taken back elsewhere. */
  deletion: string;
};

/** What is said where the server does not have it any more. */
export const TOO_LATE = 'The time in which the deletion could be taken back is over.';

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
