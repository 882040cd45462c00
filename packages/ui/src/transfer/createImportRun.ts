import { ApiError } from '@cortex/api-client/http';
import { askPatiently, isBusy, isBusyForLong } from '../feedback/busy.ts';
import { messages } from '../feedback/messages.ts';
import { logFailure } from '../feedback/reportFailure.ts';
import { createQueue } from '../forms/createQueue.ts';
import type { ImportEntry, ImportKind } from './importKind.ts';

/** How many rows are saved at once. */
export const AT_ONCE = 6;

/** After so many rows in a row that no answer came for, it is the connection and not the row. */
const MAX_LOST = 3;

const REFUSE_ALL: readonly (string | undefined)[] = ['upgrade_required', 'admin_required'];

export type Outcome = { kind: 'saved'; id: string } | { kind: 'failed'; reason: string };

export type RunState = {
  running: boolean;
  /** Whether the server goes on with it when the page is closed. */
  inBackground: boolean;
  saved: number;
  failed: number;
  total: number;
  /** When it was begun or went on last (milliseconds, as `performance.now()`), and how many rows were through since. */
  pace: { startedAt: number; done: number };
  /** Why it stopped by itself, where it did. */
  halt: string | undefined;
  outcomes: ReadonlyMap<number, Outcome>;
};

export type ImportRunOptions = {
  kind: ImportKind;
  entries: readonly ImportEntry[];
  /** Makes the calls, as the app makes its own. */
  call: <Answer>(make: () => Promise<Answer>) => Promise<Answer>;
  /** Called whenever it has come to its end or was stopped. */
  onEnd?: () => void;
};

export type ImportRun = {
  entries: readonly ImportEntry[];
  start: (which?: 'rest' | 'failed') => Promise<void>;
  stop: () => void;
  /** The list that it is for is left. */
  leave: () => void;
  read: () => RunState;
  /** Calls the listener after each change. Returns the way to stop. */
  subscribe: (listener: () => void) => () => void;
};

/** Saves rows, some at once. It can be stopped and goes on where it stood; a row that was saved is never sent again. */
export function createImportRun({ kind, entries, call, onEnd }: ImportRunOptions): ImportRun {
  const outcomes = new Map<number, Outcome>();
  const unsure = new Set<number>();
  const listeners = new Set<() => void>();
  let controller: AbortController | null = null;
  let lost = 0;
  let state: RunState = {
    running: false,
    inBackground: false,
    saved: 0,
    failed: 0,
    total: entries.length,
    pace: { startedAt: 0, done: 0 },
    halt: undefined,
    outcomes,
  };

  function publish(told: Partial<RunState>) {
    state = { ...state, ...told };
    for (const listener of listeners) listener();
  }

  function settle({ number }: ImportEntry, outcome: Outcome) {
    outcomes.set(number, outcome);
    const { saved, failed, pace } = state;
    const through = { pace: { ...pace, done: pace.done + 1 } };
    publish(outcome.kind === 'saved' ? { ...through, saved: saved + 1 } : { ...through, failed: failed + 1 });
  }

  function halt(reason: string) {
    if (state.halt === undefined) publish({ halt: reason });
    controller?.abort();
  }

  async function saveOne(entry: ImportEntry, signal: AbortSignal) {
    try {
      const id = await call(() => askPatiently(() => kind.save(entry), signal));
      lost = 0;
      unsure.delete(entry.number);
      settle(entry, { kind: 'saved', id });
    } catch (error) {
      if (signal.aborted && isBusy(error)) return;
      logFailure(error);
      takeFailure(entry, error);
    }
  }

  function takeFailure(entry: ImportEntry, error: unknown) {
    const reason = kind.explain(error);
    settle(entry, { kind: 'failed', reason });
    const answered = error instanceof ApiError && error.answered;
    lost = answered ? 0 : lost + 1;
    if (!answered) unsure.add(entry.number);
    if (error instanceof ApiError && error.sessionExpired) halt(messages.sessionExpired);
    else if (error instanceof ApiError && REFUSE_ALL.includes(error.code)) halt(reason);
    else if (isBusyForLong(error)) halt(reason);
    else if (lost >= MAX_LOST) halt('The server does not answer. Check your connection, then continue.');
  }

  /** Rows that no answer came for may be stored all the same. */
  async function findStored(wanted: readonly ImportEntry[]) {
    const asked = wanted.filter(({ number }) => unsure.has(number));
    if (asked.length === 0 || !kind.findStored) return;
    const stored = await call(() => kind.findStored?.(asked) ?? Promise.resolve(new Map<number, string>()));
    for (const entry of asked) {
      unsure.delete(entry.number);
      const id = stored.get(entry.number);
      if (id !== undefined) settle(entry, { kind: 'saved', id });
    }
  }

  function end() {
    controller = null;
    publish({ running: false });
    onEnd?.();
  }

  async function start(which: 'rest' | 'failed' = 'rest') {
    if (controller) return;
    controller = new AbortController();
    const { signal } = controller;
    if (which === 'failed') {
      for (const [number, outcome] of outcomes) if (outcome.kind === 'failed') outcomes.delete(number);
    }
    lost = 0;
    const failed = which === 'failed' ? 0 : state.failed;
    publish({ running: true, failed, halt: undefined, pace: { startedAt: performance.now(), done: 0 } });
    const isOpen = ({ number }: ImportEntry) => !outcomes.has(number);
    try {
      await findStored(entries.filter(isOpen));
    } catch (error) {
      logFailure(error);
      publish({ halt: kind.explain(error) });
      end();
      return;
    }
    const open = entries.filter(isOpen).values();
    createQueue({
      atOnce: AT_ONCE,
      next: () => open.next().value,
      work: (entry: ImportEntry) => saveOne(entry, signal),
      signal,
      onIdle: end,
    })();
  }

  const stop = () => controller?.abort();
  return {
    entries,
    start,
    stop,
    leave: stop,
    read: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
