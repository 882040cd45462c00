import { cancelImport, readImportRows, startImport } from '@cortex/api-client/background';
import { ApiError, withIdempotencyKey } from '@cortex/api-client/http';
import { importLimits } from '@cortex/api-client/limits';
import type { ImportRow, ImportRowInput } from '@cortex/api-client/model';
import { askPatiently, isBusy, pause } from '../feedback/busy.ts';
import { extensionMessages } from '../feedback/extensionMessages.ts';
import { isUnsupported } from '../feedback/isUnsupported.ts';
import { messages } from '../feedback/messages.ts';
import { describeFailure, logFailure, reportFailure } from '../feedback/reportFailure.ts';
import { newKey } from '../forms/useIdempotencyKey.ts';
import { goesOn } from '../lists/BackgroundTasks/goesOn.ts';
import { describeRefusal } from '../lists/BackgroundTasks/rowsToFix.ts';
import { readTags } from '../lists/CandidateTags/tagsText.ts';
import {
  createImportRun,
  type ImportRun,
  type ImportRunOptions,
  type Outcome,
  type RunState,
} from './createImportRun.ts';
import type { ImportEntry } from './importKind.ts';

const FIRST_LOOK_MS = 150;
const MAX_PAUSE_MS = 1_000;

const AWAY =
  'The server does not answer. It goes on with the import; look again once your connection is back.';

type ImportTaskOptions = ImportRunOptions & {
  fileName: string;
  addDuplicates: boolean;
  /** Called once the server has the rows. */
  onStarted: () => void;
};

/**
 * As `createImportRun`, where the server makes the candidates and goes on when the page is closed. Where the server does not take
 * that over, or not as many rows, the page saves them itself.
 */
export function createImportTask(options: ImportTaskOptions): ImportRun {
  const { entries, call, onEnd, onStarted, fileName, addDuplicates } = options;
  const outcomes = new Map<number, Outcome>();
  const listeners = new Set<() => void>();
  const never = new AbortController();
  /** Saves the rows itself, where the server does not. */
  let page: ImportRun | undefined;
  /** The import under way, and the key with which it is begun. */
  let id: string | undefined;
  let key = newKey();
  let stopping = false;
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

  const notify = () => {
    for (const listener of listeners) listener();
  };

  function publish(told: Partial<RunState>) {
    state = { ...state, ...told };
    notify();
  }

  function settle(rows: readonly ImportRow[]) {
    for (const { number, candidate_id, error } of rows) {
      if (candidate_id !== undefined) outcomes.set(number, { kind: 'saved', id: candidate_id });
      else if (error) outcomes.set(number, { kind: 'failed', reason: describeRefusal(error) });
    }
    const failed = [...outcomes.values()].filter(({ kind }) => kind === 'failed').length;
    const { pace } = state;
    publish({ saved: outcomes.size - failed, failed, pace: { ...pace, done: pace.done + rows.length } });
  }

  function end(halt: string | undefined) {
    publish({ running: false, halt });
    onEnd?.();
  }

  async function begin(): Promise<string | undefined> {
    const open = entries.filter(({ number }) => !outcomes.has(number));
    const body = {
      file_name: fileName,
      duplicates: addDuplicates ? ('add' as const) : ('leave_out' as const),
      rows: open.map(toRow),
    };
    try {
      const begun = await call(() => startImport(body, withIdempotencyKey(key)));
      onStarted();
      return begun.id;
    } catch (error) {
      if (outcomes.size === 0 && isForThePage(error)) {
        page = createImportRun(options);
        page.subscribe(notify);
        await page.start();
        return undefined;
      }
      const texts = extensionMessages.startImport;
      reportFailure(error, texts);
      const expired = error instanceof ApiError && error.sessionExpired;
      end(expired ? messages.sessionExpired : describeFailure(error, texts).description);
      return undefined;
    }
  }

  async function follow(importId: string): Promise<void> {
    let after = 0;
    let wait = FIRST_LOOK_MS;
    for (;;) {
      const read = await call(() => askPatiently(() => readImportRows(importId, { after }), never.signal));
      const isNew = read.next > after;
      settle(read.rows.filter(({ number }) => !outcomes.has(number)));
      after = read.next;
      if (!isNew && !goesOn(read.import)) {
        id = undefined;
        key = newKey();
        end(read.import.state === 'failed' ? read.import.detail : undefined);
        return;
      }
      wait = isNew ? FIRST_LOOK_MS : Math.min(MAX_PAUSE_MS, wait * 2);
      await pause(never.signal, isNew && read.rows.length === importLimits.listed ? 0 : wait);
    }
  }

  async function start(which: 'rest' | 'failed' = 'rest'): Promise<void> {
    if (page) return page.start(which);
    if (state.running) return;
    if (which === 'failed')
      for (const [number, { kind }] of outcomes) if (kind === 'failed') outcomes.delete(number);
    stopping = false;
    publish({ running: true, halt: undefined, pace: { startedAt: performance.now(), done: 0 } });
    settle([]);
    id ??= await begin();
    if (id === undefined) return;
    publish({ inBackground: true });
    if (stopping) void stop();
    try {
      await follow(id);
    } catch (error) {
      logFailure(error);
      if (error instanceof ApiError && error.status === 404) id = undefined;
      end(error instanceof ApiError && error.sessionExpired ? messages.sessionExpired : AWAY);
    }
  }

  async function stop(): Promise<void> {
    stopping = true;
    if (id === undefined) return;
    const importId = id;
    try {
      await call(() => cancelImport(importId));
    } catch (error) {
      logFailure(error);
      const { title, description } = describeFailure(error, extensionMessages.cancelBackgroundTask);
      publish({ halt: `${title} ${description}` });
    }
  }

  return {
    entries,
    start,
    stop: () => (page ? page.stop() : void stop()),
    leave: () => page?.leave(),
    read: () => (page ? page.read() : state),
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Whether the page can do what the server did not take over: it has no such work, no room for one more, or takes not as many rows. */
function isForThePage(error: unknown): boolean {
  return isUnsupported(error) || isBusy(error) || (error instanceof ApiError && error.status === 413);
}

/** Tags only where there are some: a server may not know them. */
function toRow({ number, values }: ImportEntry): ImportRowInput {
  const { name = '', email = '', phone = '', notes = '' } = values;
  const tags = readTags(values.tags ?? '');
  return { number, name, email, phone, notes, ...(tags.length > 0 ? { tags } : {}) };
}
