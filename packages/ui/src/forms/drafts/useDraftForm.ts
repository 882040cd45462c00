import { useCallback, useEffect, useRef, useState } from 'react';
import { type FieldPath, type FieldValues, type UseFormReturn, useForm } from 'react-hook-form';
import { isSameValue } from '../isSameValue.ts';
import { showFieldErrors } from '../showFieldErrors.ts';
import type { Draft } from './store.ts';

type DraftFormOptions<Values extends FieldValues> = {
  draft: Draft<Partial<Values>>;
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
};

const noSecrets: readonly never[] = [];

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
  const current = useStable(record);
  const [initial] = useState(() => ({ kept: draft.read(), record: current }));
  const [values] = useState(() => ({ ...initial.record, ...initial.kept }));
  const [restored, setRestored] = useState(initial.kept !== null);
  const form = useForm<Values>({ values });
  const base = useRef(current);
  const { getValues, reset, subscribe, setError } = form;

  const keep = useCallback(
    (typed: Values) => {
      const changes = getChanges(typed, base.current, secret);
      if (Object.keys(changes).length > 0) draft.keep(changes);
      else draft.drop();
    },
    [draft, secret],
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
    draft.drop();
  }

  return {
    form,
    restored,
    draft,
    fields,
    getValues: () => getValues(),
    showRefusals: (refusals) => showFieldErrors(refusals, fields, setError),
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

/** The same object as long as its fields are the same. */
function useStable<Values extends object>(values: Values): Values {
  const [stable, setStable] = useState(values);
  const same = Object.keys(getChanges(values, stable, [])).length === 0;
  if (!same) setStable(values);
  return same ? stable : values;
}
