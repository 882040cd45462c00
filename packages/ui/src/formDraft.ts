import { getSession } from '@cortex/api-client/session';
import { useEffect } from 'react';

type Draft<Values> = {
  read: () => Values | null;
  keep: (values: Values) => void;
  drop: () => void;
};

const drafts = new Set<{ drop: () => void }>();
let owner: string | null = null;

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

/** Forgets every draft. To be called on logout. */
export function dropDrafts(): void {
  for (const draft of drafts) draft.drop();
}

/** To be called on each sign-in: the drafts stay only for the person who signed in before. */
export function claimDrafts({ email }: { email: string }): void {
  const person = email.trim().toLowerCase();
  if (person !== owner) dropDrafts();
  owner = person;
}

/** Keeps what stands in a form when it goes because the session ended; else forgets it. */
export function useKeptDraft<Values extends Record<string, string>>(
  draft: Draft<Values>,
  getValues: () => Values,
): void {
  useEffect(
    () => () => {
      const values = getValues();
      const filled = Object.values(values).some((value) => value !== '');
      if (getSession() === null && filled) draft.keep(values);
      else draft.drop();
    },
    [draft, getValues],
  );
}
