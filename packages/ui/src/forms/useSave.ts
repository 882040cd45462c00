import type { ApiError } from '@cortex/api-client/http';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import {
  describeFailure,
  type Failure,
  type FailureTexts,
  reportFailure,
} from '../feedback/reportFailure.ts';
import { showToast, type ToastAction } from '../feedback/Toaster/toaster.ts';
import { isSameForm } from './isSameValue.ts';
import { useSingleFlight } from './useSingleFlight.ts';

/** What a form has to offer for its text to be sent and, whatever happens, not to be lost. */
type SavedForm = {
  fields: readonly string[];
  getValues: () => object;
  showRefusals: (refusals: Readonly<Record<string, string>>) => void;
  clear: () => void;
  draft: { read: () => object | null; drop: () => void };
};

type SaveOptions<Saved, Variables> = {
  /** One of the contract's calls. */
  call: (variables: Variables) => Promise<Saved>;
  /** The name by which another visit of the page knows that the call is on its way. */
  callKey?: readonly string[];
  /** What is said of the outcome; `success` is left out where nothing is to be said. */
  messages: FailureTexts & { success?: string };
  /** Other texts for some failures. */
  getFailureTexts?: (error: ApiError) => FailureTexts;
  form?: SavedForm;
  /** What the toast of a failure offers. */
  getAction?: () => ToastAction;
  /** The refused fields, by the form's names, where they are not the call's. */
  getRefusals?: (error: ApiError) => Readonly<Record<string, string>>;
  /** Work on the cache. It is done wherever the person has gone meanwhile. */
  writeCache?: (queryClient: QueryClient, saved: Saved, variables: Variables) => void;
  /** As `writeCache`, where the call failed. */
  writeCacheOnFailure?: (queryClient: QueryClient, error: ApiError) => void;
  /** Where to go next, and where the keyboard goes. Only while the person is still here and has typed nothing more. */
  onDone?: (saved: Saved, variables: Variables) => void;
};

export type Save<Variables, Saved = unknown> = {
  /** Sends the call, unless the one before is still on its way. */
  send: (variables: Variables) => void;
  sending: boolean;
  /** What the server answered, once it did. */
  saved: Saved | undefined;
  error: ApiError | null;
  /** What to say beside the buttons; nothing where the fields themselves say it. */
  failure: Failure | null;
  /** Whether more was typed while the call was on its way: the form stays, with what is not saved yet. */
  typedOn: boolean;
};

/**
 * The one way to save: a call is sent once, its outcome is said once, what was sent is no draft any more, and what was typed
 * meanwhile still is one.
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
  onDone,
}: SaveOptions<Saved, Variables>): Save<Variables, Saved> {
  const queryClient = useQueryClient();
  const [typedOn, setTypedOn] = useState(false);
  const flight = useSingleFlight();
  const sent = useRef<{ draft: object | null }>(undefined);
  const mutation = useMutation<Saved, ApiError, Variables>({
    ...(callKey ? { mutationKey: callKey } : {}),
    mutationFn: (variables) => call(variables),
    onSuccess(saved, variables) {
      if (form && sent.current && isSameForm(form.draft.read(), sent.current.draft)) form.draft.drop();
      writeCache?.(queryClient, saved, variables);
      if (messages.success) {
        showToast({ kind: 'success', title: messages.success, about: messages.failed });
      }
    },
    onError(error) {
      reportFailure(error, getFailureTexts(error), { about: messages.failed, action: getAction?.() });
      writeCacheOnFailure?.(queryClient, error);
    },
    onSettled: flight.end,
  });

  function send(variables: Variables) {
    if (!flight.begin()) return;
    const values = form?.getValues();
    sent.current = { draft: form?.draft.read() ?? null };
    setTypedOn(false);
    const place = location.pathname;
    // These run only as long as the component is on the screen.
    mutation.mutate(variables, {
      onSuccess(saved) {
        const more = values !== undefined && !isSameForm(form?.getValues() ?? null, values);
        setTypedOn(more);
        if (more) return;
        form?.clear();
        // Who has gone on is not called back, also while the next page is still on its way.
        if (location.pathname === place) onDone?.(saved, variables);
      },
      onError: (error) => form?.showRefusals(getRefusals(error)),
    });
  }

  const { data, error, isPending } = mutation;
  const refusals = error ? getRefusals(error) : {};
  const saidAtFields = form?.fields.some((field) => refusals[field]) ?? false;
  return {
    send,
    sending: isPending,
    saved: data,
    error,
    failure: error && !saidAtFields ? describeFailure(error, getFailureTexts(error)) : null,
    typedOn,
  };
}
