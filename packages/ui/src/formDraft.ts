import { getSession, subscribeToSession } from '@cortex/api-client/session';
import { useEffect } from 'react';

type Draft<Values> = {
  read: () => Values | null;
  keep: (values: Values) => void;
  drop: () => void;
};

const drafts = new Set<{ drop: () => void }>();

/** Where the email of who signed in last stands, for as long as this tab and until the logout: a reload must not forget whose the drafts are. */
const OWNER_KEY = 'draft-owner';
let ownerInMemory: string | null = null;

/** A place in memory, and nowhere else, for what a person typed when the session ended. Not for passwords. */
export function createDraft<Values>(): Draft<Values> {
  let kept: Values | null = null;
  const draft: Draft<Values> = {
    read: () => kept,
    keep: (values) => {
      kept = values;
    },
    drop: () => {
      kept = null;
    },
  };
  drafts.add(draft);
  return draft;
}

type EditDrafts<Values> = {
  read: (id: string) => Values | undefined;
  keep: (id: string, values: Values) => void;
  drop: (id: string) => void;
};

/** Places in memory for unsaved edits of many records, by id. They stay until the edit is saved or cancelled. */
export function createEditDrafts<Values>(): EditDrafts<Values> {
  const kept = new Map<string, Values>();
  drafts.add({ drop: () => kept.clear() });
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

/** Forgets every draft, and whose they were. To be called on logout. */
export function dropDrafts(): void {
  for (const draft of drafts) draft.drop();
  writeOwner(null);
}

/** To be called on each sign-in: the drafts stay only for the person who signed in before. */
export function claimDrafts({ email }: { email: string }): void {
  const person = email.trim().toLowerCase();
  if (person !== readOwner()) dropDrafts();
  writeOwner(person);
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

/** Keeps what stands in a form when it goes because the session ended; else forgets it. */
export function useKeptDraft<Values extends Record<string, string>>(
  draft: Draft<Values>,
  getValues: () => Values,
): void {
  useEffect(() => {
    function settle() {
      const values = getValues();
      const filled = Object.values(values).some((value) => value !== '');
      if (getSession() === null && filled) draft.keep(values);
      else draft.drop();
    }
    // A public page draws its form anew, signed out, before the old one is gone: the text has to be there by then.
    const unsubscribe = subscribeToSession(() => {
      if (getSession() === null) settle();
    });
    return () => {
      unsubscribe();
      settle();
    };
  }, [draft, getValues]);
}
