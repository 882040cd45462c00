import { useCallback, useEffect, useRef, useState } from 'react';
import { type FieldPath, type FieldValues, type UseFormReturn, useForm } from 'react-hook-form';
import type { Meanwhile } from '../ChangedMeanwhileNote.tsx';
import { isSameValue } from '../isSameValue.ts';
import { showFieldErrors } from '../showFieldErrors.ts';
import type { Draft, Edit } from './store.ts';

type DraftFormOptions<Values extends FieldValues> = {
  /** Of a form that edits a record, an edit. */
  draft: Draft<Partial<Values>> & Partial<Pick<Edit<Values>, 'origins'>>;
  /** The initial values: the record as it is now, or blanks. */
  record: Values;
  /** The fields that a server may refuse, in the form's order. */
  fields: readonly FieldPath<Values>[];
  /** What is never stored in a draft: passwords. */
  secret?: readonly (keyof Values)[];
};

export type DraftForm<Values extends FieldValues> = {
  form: UseFormReturn<Values>;
  /** Whether what was typed on an earlier visit is back in the form. */
  restored: boolean;
  /** Drops the draft and leaves the form as it is. */
  forget: () => void;
  /** As `forget`, and resets the form to the record. */
  clear: () => void;
  draft: Draft<Partial<Values>>;
  fields: readonly FieldPath<Values>[];
  getValues: () => Values;
  showRefusals: (refusals: Readonly<Record<string, string>>) => void;
  readOrigins: () => Readonly<Record<string, unknown>>;
  /** What somebody else made of changed fields meanwhile, until the person decides. */
  meanwhile: Meanwhile<FieldPath<Values>>;
  showTheirs: (theirs: Readonly<Record<string, unknown>>) => void;
  /** Tells what the record has after a save: what was typed since begins there. */
  beginAt: (saved: object) => void;
};

const noSecrets: readonly never[] = [];
const none: Readonly<Record<string, unknown>> = {};

/**
 * A form whose changes are a draft from the first key on, so that they outlive whatever happens to the page. Only what
 * was changed is kept: a field that was not touched follows the record when that changes elsewhere.
 */
export function useDraftForm<Values extends FieldValues>({
  draft,
  record,
  fields,
  secret = noSecrets,
}: DraftFormOptions<Values>): DraftForm<Values> {
  const { origins } = draft;
  const current = useStable(record);
  const [initial] = useState(() => ({ kept: draft.read(), record: current }));
  const [values] = useState(() => ({ ...initial.record, ...initial.kept }));
  const [restored, setRestored] = useState(initial.kept !== null);
  const [theirs, setTheirs] = useState(none);
  const form = useForm<Values>({ values });
  const base = useRef(current);
  const { getValues, reset, subscribe, setError } = form;

  const keep = useCallback(
    (typed: Values) => {
      const changes = getChanges(typed, base.current, secret);
      if (Object.keys(changes).length > 0) {
        origins?.keep(getOrigins(changes, draft.read(), origins.read(), base.current));
        draft.keep(changes);
      } else {
        draft.drop();
      }
    },
    [draft, origins, secret],
  );

  useEffect(
    () => subscribe({ formState: { values: true }, callback: (state) => keep(state.values) }),
    [subscribe, keep],
  );

  useEffect(() => {
    if (base.current === current) return;
    const typed = getChanges(getValues(), base.current, []);
    base.current = current;
    reset({ ...current, ...typed }, { keepErrors: true });
    keep(getValues());
  }, [current, getValues, reset, keep]);

  function forget() {
    setRestored(false);
    setTheirs(none);
    draft.drop();
  }

  function decide(name: FieldPath<Values>) {
    const undecided = Object.entries(theirs).filter(([field]) => field !== name);
    setTheirs(Object.fromEntries(undecided));
    origins?.keep({ ...origins.read(), [name]: theirs[name] });
    if (undecided.length === 0) form.setFocus(name);
  }

  return {
    form,
    restored,
    draft,
    fields,
    getValues: () => getValues(),
    showRefusals: (refusals) => showFieldErrors(refusals, fields, setError),
    readOrigins: () => origins?.read() ?? none,
    meanwhile: {
      theirs,
      first: fields.find((field) => Object.hasOwn(theirs, field)),
      keepMine: decide,
      takeTheirs(name) {
        reset({ ...getValues(), [name]: theirs[name] }, { keepFieldsRef: true });
        keep(getValues());
        decide(name);
      },
    },
    showTheirs: setTheirs,
    beginAt(saved) {
      const typed = draft.read();
      if (typed) origins?.keep(getOrigins(typed, null, null, saved));
    },
    forget,
    clear() {
      reset(base.current);
      forget();
    },
  };
}

function getChanges<Values extends object>(
  values: Values,
  base: Values,
  secret: readonly (keyof Values)[],
): Partial<Values> {
  const changes: Partial<Values> = { ...values };
  for (const name in changes) {
    if (isSameValue(changes[name], base[name]) || secret.includes(name)) delete changes[name];
  }
  return changes;
}

/** What the record had of each changed field when it began to differ. */
function getOrigins(
  changes: object,
  before: object | null,
  kept: Readonly<Record<string, unknown>> | null,
  base: object,
): Record<string, unknown> {
  const record = new Map<string, unknown>(Object.entries(base));
  const origin = (name: string) => (before && Object.hasOwn(before, name) ? kept?.[name] : record.get(name));
  return Object.fromEntries(Object.keys(changes).map((name) => [name, origin(name)]));
}

/** The same object as long as its fields are the same. */
function useStable<Values extends object>(values: Values): Values {
  const [stable, setStable] = useState(values);
  const same = Object.keys(getChanges(values, stable, [])).length === 0;
  if (!same) setStable(values);
  return same ? stable : values;
}
