import type { LoginAnswer } from './generated/model/index.ts';
import { readStored, removeStored, writeStored } from './storage.ts';

const KEYS = { token: 'access_token', role: 'userRole', organization: 'organization_id' } as const;

/** Who is signed in, as the browser keeps it. Any role but `admin` is a regular user. */
export type Session = { accessToken: string; role: 'admin' | 'user'; organizationId: string | null };

const listeners = new Set<() => void>();
let cached: { key: string; session: Session | null } = { key: '', session: null };

/** The stored bearer token, or null where nobody is signed in. */
export function getAccessToken(): string | null {
  return readStored(KEYS.token);
}

/** The stored session, or null; the same object until it changes, as `useSyncExternalStore` needs it. */
export function getSession(): Session | null {
  const accessToken = getAccessToken();
  const role = readStored(KEYS.role);
  const organizationId = readStored(KEYS.organization);
  const key = JSON.stringify([accessToken, role, organizationId]);
  if (key !== cached.key) {
    const session: Session | null = accessToken
      ? { accessToken, role: role === 'admin' ? 'admin' : 'user', organizationId }
      : null;
    cached = { key, session };
  }
  return cached.session;
}

/** Stores what `POST /auth/login` answered. */
export function storeSession(answer: LoginAnswer): void {
  writeStored(KEYS.role, answer.role);
  writeStored(KEYS.organization, answer.organization_id);
  writeStored(KEYS.token, answer.access_token);
  notify();
}

/** Updates the stored role of the signed-in person. */
export function storeRole(role: Session['role']): void {
  if (getSession()?.role === role) return;
  writeStored(KEYS.role, role);
  notify();
}

/** Clears the session. */
export function clearSession(): void {
  for (const key of Object.values(KEYS)) removeStored(key);
  notify();
}

/** Calls the listener after each change, in this tab or another. Returns the unsubscribe function. */
export function subscribeToSession(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === null || Object.values<string>(KEYS).includes(event.key)) listener();
  };
  listeners.add(listener);
  globalThis.addEventListener?.('storage', onStorage);
  return () => {
    listeners.delete(listener);
    globalThis.removeEventListener?.('storage', onStorage);
  };
}

function notify(): void {
  for (const listener of listeners) listener();
}
