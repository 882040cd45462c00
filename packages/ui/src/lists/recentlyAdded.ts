import { useSyncExternalStore } from 'react';
import { createDraft, subscribeToDrafts } from '../forms/drafts/store.ts';

/** The ids of the candidates that were added together last. */
const added = createDraft<readonly string[]>('just added candidates');

/** Forgets whom was added before: what is added from now on belongs together. */
export function beginAdding(): void {
  added.drop();
}

export function noteAdded(candidateId: string): void {
  added.keep([...(added.read() ?? []), candidateId]);
}

/** Whether a candidate is one of those that were added together last. */
export function useRecentlyAdded(candidateId: string): boolean {
  return useSyncExternalStore(subscribeToDrafts, () => added.read()?.includes(candidateId) ?? false);
}
