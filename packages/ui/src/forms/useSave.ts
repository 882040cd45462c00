import type { ApiError } from '@cortex/api-client/http';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import {
  describeFailure,
  type Failure,
  type FailureTexts,
  reportFailure,
} from '../feedback/reportFailure.ts';
import { dismissToastsAbout, showToast, type ToastAction } from '../feedback/Toaster/toaster.ts';
import { isSameForm } from './isSameValue.ts';
import { useSingleFlight } from './useSingleFlight.ts';
import { ChangedMeanwhile } from './withOthersChanges.ts';

/** What a form provides so that its text is saved and never lost. */
type SavedForm = {
  fields: readonly string[];
  getValues: () => object;
  showRefusals: (refusals: Readonly<Record<string, string>>) => void;
  clear: () => void;
  /** Of a form that edits a record. */
  showTheirs?: (theirs: Readonly<Record<string, unknown>>) => void;
  beginAt?: (saved: object) => void;
  draft: { read: () => object | null; drop: () => void };
};

export type SaveOptions<Saved, Variables> = {
  /** One of the contract's calls. */
  call: (variables: Variables) => Promise<Saved>;
  /** The key by which a later visit of the page knows that the call is in progress. */
  callKey?: readonly string[];
  /** The messages of the outcome; without `success`, success is silent. */
  messages: FailureTexts & { success?: string };
  /** Other texts for some failures. */
  getFailureTexts?: (error: ApiError) => FailureTexts;
  form?: SavedForm;
  /** The action in a failure's toast. */
  getAction?: () => ToastAction;
  /** The refused fields, by the form's names, where they are not the call's. */
  getRefusals?: (error: ApiError) => Readonly<Record<string, string>>;
  /** Updates the cache. It runs even if the person has left the page. */
  writeCache?: (queryClient: QueryClient, saved: Saved, variables: Variables) => void;
  /** As `writeCache`, where the call failed. */
  writeCacheOnFailure?: (queryClient: QueryClient, error: ApiError) => void;
  /** Reads again what somebody else has changed meanwhile. */
  refresh?: (queryClient: QueryClient) => void;
  /** Navigation and focus after a success. It only runs while the person is still here and has typed nothing more. */
  onDone?: (saved: Saved, variables: Variables) => void;
};

export type Save<Variables, Saved = unknown> = {
  /** Sends the call, unless the previous one is still in progress. */
  send: (variables: Variables) => void;
  sending: boolean;
  /** What was sent last. */
  sent: Variables | undefined;
  /** What the server answered, once it did. */
  saved: Saved | undefined;
  error: ApiError | null;
  /** The error beside the buttons; none where the fields show it. */
  failure: Failure | null;
  /** Whether more was typed while the call was in progress: the form stays open with the unsaved text. */
  typedOn: boolean;
};

/**
 * The one way to save: a call is sent once, its outcome is reported once, what was sent is no longer a draft, and what was typed
 * in the meantime still is.
 */
export function useSave<Saved, Variables>({
  call,
  callKey,
  messages,
  getFailureTexts = () => messages,
  getAction,
  form,
  getRefusals = ({ fieldErrors }) => fieldErrors,
  writeCache,
  writeCacheOnFailure,
  refresh,
  onDone,
}: SaveOptions<Saved, Variables>): Save<Variables, Saved> {
  const queryClient = useQueryClient();
  const [typedOn, setTypedOn] = useState(false);
  const flight = useSingleFlight(JSON.stringify(callKey));
  const draftSent = useRef<{ draft: object | null }>(undefined);
  const left = useRef(false);
  useEffect(() => {
    left.current = false;
    return () => {
      left.current = true;
    };
  }, []);
  const mutation = useMutation<Saved, ApiError | ChangedMeanwhile, Variables>({
    ...(callKey ? { mutationKey: callKey } : {}),
    mutationFn: (variables) => call(variables),
    onSuccess(saved, variables) {
      if (form && draftSent.current && isSameForm(form.draft.read(), draftSent.current.draft))
        form.draft.drop();
      if (typeof saved === 'object' && saved) form?.beginAt?.(saved);
      dismissToastsAbout(messages.failed);
      writeCache?.(queryClient, saved, variables);
      if (messages.success) {
        showToast({ kind: 'success', title: messages.success, about: messages.failed });
      }
    },
    onError(error) {
      if (error instanceof ChangedMeanwhile) {
        if (left.current) showToast({ kind: 'error', about: messages.failed, ...unseenMeanwhile(messages) });
        refresh?.(queryClient);
        return;
      }
      reportFailure(error, getFailureTexts(error), { about: messages.failed, action: getAction?.() });
      writeCacheOnFailure?.(queryClient, error);
    },
    onSettled: flight.end,
  });

  function send(variables: Variables) {
    if (!flight.begin()) return;
    const values = form?.getValues();
    draftSent.current = { draft: form?.draft.read() ?? null };
    setTypedOn(false);
    const place = location.pathname;
    // These only run while the component is mounted.
    mutation.mutate(variables, {
      onSuccess(saved) {
        const more = values !== undefined && !isSameForm(form?.getValues() ?? null, values);
        setTypedOn(more);
        form?.showTheirs?.({});
        if (more) return;
        form?.clear();
        // A person who has moved on is not pulled back, even while the next page is still loading.
        if (location.pathname === place) onDone?.(saved, variables);
      },
      onError(error) {
        const meanwhile = error instanceof ChangedMeanwhile;
        form?.showTheirs?.(meanwhile ? error.theirs : {});
        if (!meanwhile) form?.showRefusals(getRefusals(error));
      },
    });
  }

  const { data, isPending, variables } = mutation;
  const error = mutation.error instanceof ChangedMeanwhile ? null : mutation.error;
  const refusals = error ? getRefusals(error) : {};
  const saidAtFields = form?.fields.some((field) => refusals[field]) ?? false;
  return {
    send,
    sending: isPending,
    sent: variables,
    saved: data,
    error,
    failure: error && !saidAtFields ? describeFailure(error, getFailureTexts(error)) : null,
    typedOn,
  };
}

/** What is said to who went on before it was known that somebody else changed the same. */
function unseenMeanwhile({ failed }: FailureTexts) {
  const description =
    'Somebody else changed the same meanwhile. What you typed is kept: open it again and save.';
  return { title: failed, description };
}
