import { readStored, writeStored } from '@cortex/api-client/storage';
import type { Work } from './Work.ts';

const STORAGE_KEY = 'background-tasks-seen';
const MAX_KEPT = 100;

const listeners = new Set<() => void>();
let last: { stored: string; ids: readonly string[] } = { stored: '', ids: [] };

/** The ids of the tasks whose end the person has seen. */
export function readSeen(): readonly string[] {
  const stored = readStored(STORAGE_KEY) ?? '';
  if (stored !== last.stored) last = { stored, ids: stored.split(' ') };
  return last.ids;
}

export function markSeen(tasks: readonly Work[]): void {
  const seen = readSeen();
  const more = tasks.map(({ id }) => id).filter((id) => !seen.includes(id));
  if (more.length === 0) return;
  writeStored(STORAGE_KEY, [...seen, ...more].slice(-MAX_KEPT).join(' ').trim());
  for (const listener of listeners) listener();
}

export function subscribeToSeen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
