import { getAccessToken, subscribeToSession } from '@cortex/api-client/session';
import { useEffect, useState } from 'react';

type Draft<Values> = {
  read: () => Values | null;
  keep: (values: Values) => void;
  drop: () => void;
};

type Place = { drop: () => void; toJSON: () => unknown };

/** Where the drafts stand from the moment a page is left by a reload until the next one begins. */
const CARRIED_KEY = 'drafts';

/** Each place by its name, and, as JSON, what waits for a place whose page was not opened again since the reload. */
const places = new Map<string, Place>();
const carried = readCarried();

/** What the forms that are on the screen do before their text is carried over a reload. */
const settlers = new Set<() => void>();

/** How often the drafts were forgotten. A form that was on the screen then has nothing to keep any more. */
let forgettings = 0;

/** Where the email of who signed in last stands, for as long as this tab and until the logout: a reload must not forget whose the drafts are. */
const OWNER_KEY = 'draft-owner';
let ownerInMemory: string | null = null;

/** A place in memory for what a person left on a page. It outlives a reload of its tab. Not for passwords; files stay behind. */
export function createDraft<Values>(name: string): Draft<Values> {
  let kept = takeCarried<Values>(name);
  const draft = {
    read: () => kept,
    keep: (values: Values) => {
      kept = values;
    },
    drop: () => {
      kept = null;
    },
    toJSON: () => kept,
  };
  places.set(name, draft);
  return draft;
}

type EditDrafts<Values> = {
  read: (id: string) => Values | undefined;
  keep: (id: string, values: Values) => void;
  drop: (id: string) => void;
};

/** Such places for many records, by id. An unsaved edit stays until it is saved or cancelled. */
export function createEditDrafts<Values>(name: string): EditDrafts<Values> {
  const kept = new Map(Object.entries(takeCarried<Record<string, Values>>(name) ?? {}));
  places.set(name, {
    drop: () => kept.clear(),
    toJSON: () => (kept.size > 0 ? Object.fromEntries(kept) : null),
  });
  return {
    read: (id) => kept.get(id),
    keep: (id, values) => {
      kept.set(id, values);
    },
    drop: (id) => {
      kept.delete(id);
    },
  };
}

/** Forgets every draft, and whose they were, in each tab. To be called on logout, before the session is cleared. */
export function dropDrafts(): void {
  forget();
  writeOwner(null);
  announce({ kind: 'claimed', person: null });
}

/** To be called on each sign-in, before the session is stored: the drafts of each tab stay only for the person who signed in there before. */
export function claimDrafts({ email }: { email: string }): void {
  const person = email.trim().toLowerCase();
  admit(person);
  announce({ kind: 'claimed', person });
}

/** Keeps what stands in a form when it goes, unless it is as it was at first, or was sent or cancelled. */
export function useKeptDraft<Values extends object>(
  draft: Draft<Values>,
  getValues: () => Values,
  pristine: Values,
): void {
  useEffect(() => {
    const forgettingsBefore = forgettings;
    function settle() {
      const values = getValues();
      const before = new Map(Object.entries(pristine));
      const touched = Object.entries(values).some(([name, value]) => value !== before.get(name));
      if (touched && forgettings === forgettingsBefore) draft.keep(values);
      else draft.drop();
    }
    settlers.add(settle);
    // A public page draws its form anew, signed out, before the old one is gone: the text has to be there by then.
    const unsubscribe = subscribeToSession(settle);
    return () => {
      unsubscribe();
      settlers.delete(settle);
      settle();
    };
  }, [draft, getValues, pristine]);
}

/** A choice of how a page shows what it shows, as the person left it. */
export function useKeptChoice<Value>(draft: Draft<Value>, initial: Value) {
  const [value, setValue] = useState(() => draft.read() ?? initial);
  function choose(next: Value) {
    draft.keep(next);
    setValue(next);
  }
  return [value, choose] as const;
}

function forget(): void {
  forgettings += 1;
  carried.clear();
  for (const place of places.values()) place.drop();
}

function admit(person: string | null): void {
  if (person !== readOwner()) forget();
  writeOwner(person);
}

/** What a tab tells the others: that somebody signed in (nobody: out), or, to a tab that was opened later and asks, who it was. */
type Announcement = { kind: 'claimed' | 'asked' | 'answered'; person: string | null };

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
    if (person === null) forget();
    admit(person);
  } else if (getAccessToken() === null) {
    return;
  } else if (kind === 'asked' && owner !== null) {
    announce({ kind: 'answered', person: owner });
  } else if (kind === 'answered' && owner === null) {
    writeOwner(person);
  }
}

function carry(): void {
  for (const settle of settlers) settle();
  const drafts = new Map(carried);
  for (const [name, place] of places) {
    const text = JSON.stringify(place, leaveFiles);
    if (text !== 'null') drafts.set(name, text);
  }
  if (drafts.size === 0) return;
  const token = getAccessToken();
  try {
    sessionStorage.setItem(CARRIED_KEY, JSON.stringify({ token, drafts: Object.fromEntries(drafts) }));
  } catch {
    // Storage can be full or blocked; a reload then begins anew.
  }
}

function leaveFiles(_name: string, value: unknown): unknown {
  return value instanceof File ? null : value;
}

/** What came over the reload, unless the session is another one by now. */
function readCarried(): Map<string, string> {
  try {
    const text = sessionStorage.getItem(CARRIED_KEY) ?? '{}';
    sessionStorage.removeItem(CARRIED_KEY);
    const { token, drafts = {} }: { token?: string | null; drafts?: Record<string, string> } =
      JSON.parse(text);
    return new Map(token === getAccessToken() ? Object.entries(drafts) : []);
  } catch {
    return new Map();
  }
}

function takeCarried<Values>(name: string): Values | null {
  const values: Values | null = JSON.parse(carried.get(name) ?? 'null');
  carried.delete(name);
  return values;
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

// A page that comes back from the browser's back/forward cache still has its memory.
globalThis.addEventListener?.('pageshow', () => readCarried());
globalThis.addEventListener?.('pagehide', carry);
globalThis.addEventListener?.('storage', handleStorage);
if (readOwner() === null) announce({ kind: 'asked', person: null });
