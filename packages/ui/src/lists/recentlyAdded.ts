import { useSyncExternalStore } from 'react';
import { createDraft, subscribeToDrafts } from '../forms/drafts/store.ts';

/** The ids of the candidates of the last batch. */
const added = createDraft<readonly string[]>('just added candidates');

/** Starts a new batch. */
export function beginAdding(): void {
  added.drop();
}

export function noteAdded(candidateId: string): void {
  added.keep([...(added.read() ?? []), candidateId]);
}

/** Whether a candidate belongs to the last batch. */
export function useRecentlyAdded(candidateId: string): boolean {
  return useSyncExternalStore(subscribeToDrafts, () => added.read()?.includes(candidateId) ?? false);
}
