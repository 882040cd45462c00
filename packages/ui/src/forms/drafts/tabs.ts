import { getAccessToken } from '@cortex/api-client/session';
import { forgetDrafts } from './store.ts';

/** Where the email of who signed in last stands, for as long as this tab and until the logout: a reload must not forget whose the drafts are. */
const OWNER_KEY = 'draft-owner';
let ownerInMemory: string | null = null;

/** What a tab tells the others: that somebody signed in (nobody: out), or, to a tab that was opened later and asks, who it was. */
type Announcement = { kind: 'claimed' | 'asked' | 'answered'; person: string | null };

/** Forgets every draft, and whose they were, in each tab. To be called on logout, before the session is cleared. */
export function dropDrafts(): void {
  forgetDrafts();
  writeOwner(null);
  announce({ kind: 'claimed', person: null });
}

/** To be called on each sign-in, before the session is stored: the drafts of each tab stay only for the person who signed in there before. */
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
    // Without storage there is no session that another tab could follow.
  }
}

function handleStorage({ key, newValue }: StorageEvent): void {
  if (key !== OWNER_KEY || newValue === null) return;
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

/** Storage can be blocked; then the memory has to do. */
function writeOwner(person: string | null): void {
  ownerInMemory = person;
  try {
    if (person === null) sessionStorage.removeItem(OWNER_KEY);
    else sessionStorage.setItem(OWNER_KEY, person);
  } catch {
    // It stands in the memory.
  }
}

globalThis.addEventListener?.('storage', handleStorage);
if (readOwner() === null) announce({ kind: 'asked', person: null });
