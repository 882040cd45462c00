import { getAccessToken } from '@cortex/api-client/session';
import { forgetDrafts } from './store.ts';

/** The sessionStorage key of the last email that signed in: after a reload the owner of the drafts is still known. */
const OWNER_KEY = 'draft-owner';
let ownerInMemory: string | null = null;

/** A message between tabs: somebody signed in (null: out), a new tab asks who it was, or another tab answers. */
type Announcement = { kind: 'claimed' | 'asked' | 'answered'; person: string | null };

/** Drops every draft and its owner in each tab. Call it on logout, before the session is cleared. */
export function dropDrafts(): void {
  forgetDrafts();
  writeOwner(null);
  announce({ kind: 'claimed', person: null });
}

/** Call it on each sign-in, before the session is stored: drafts are only kept for the person who wrote them. */
export function claimDrafts({ email }: { email: string }): void {
  const person = email.trim().toLowerCase();
  admit(person);
  announce({ kind: 'claimed', person });
}

function admit(person: string | null): void {
  if (person !== readOwner()) forgetDrafts();
  writeOwner(person);
}

/**
 * The other tabs hear of it in order with the session's own keys: before the session that it is about. Nothing stays in the
 * storage.
 */
function announce(announcement: Announcement): void {
  try {
    localStorage.setItem(OWNER_KEY, JSON.stringify(announcement));
    localStorage.removeItem(OWNER_KEY);
  } catch {
    // Without storage there is no session that another tab could share.
  }
}

function handleStorage({ key, newValue, storageArea }: StorageEvent): void {
  // Frames of one tab hear of each other's sessionStorage as well, whose key is the same and holds the bare email.
  if (key !== OWNER_KEY || newValue === null || storageArea === sessionStorage) return;
  const { kind, person }: Announcement = JSON.parse(newValue);
  const owner = readOwner();
  if (kind === 'claimed') {
    if (person === null) forgetDrafts();
    admit(person);
  } else if (getAccessToken() === null) {
    return;
  } else if (kind === 'asked' && owner !== null) {
    announce({ kind: 'answered', person: owner });
  } else if (kind === 'answered' && owner === null) {
    writeOwner(person);
  }
}

function readOwner(): string | null {
  try {
    return sessionStorage.getItem(OWNER_KEY);
  } catch {
    return ownerInMemory;
  }
}

/** Storage can be blocked; then memory is the fallback. */
function writeOwner(person: string | null): void {
  ownerInMemory = person;
  try {
    if (person === null) sessionStorage.removeItem(OWNER_KEY);
    else sessionStorage.setItem(OWNER_KEY, person);
  } catch {
    // The fallback is in memory.
  }
}

globalThis.addEventListener?.('storage', handleStorage);
if (readOwner() === null) announce({ kind: 'asked', person: null });
