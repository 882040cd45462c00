import { getAccessToken } from '@cortex/api-client/session';

/**
 * Unsaved input of a page, in memory. It survives a reload of the tab, without a file; of a list of files it then has empty ones of their
 * names, so that nobody sends it without them unawares. Not for passwords.
 */
export type Draft<Values> = {
  /** The same object until the next `keep`. */
  read: () => Values | null;
  keep: (values: Values) => void;
  drop: () => void;
};

/** The sessionStorage key under which drafts survive a reload. */
const CARRIED_KEY = 'drafts';

/** By name: the drafts of one kind, by id. */
const places = new Map<string, Map<string, unknown>>();

const listeners = new Set<() => void>();

/** As JSON: drafts from before the reload whose page has not been opened since. */
const carried = readCarried();

/** Drafts of many records, by id. */
export type Drafts<Values> = ((id: string) => Draft<Values>) & { listIds: () => string[] };

/** Drafts of many records; beyond `max` the oldest are dropped. */
export function createDrafts<Values>(name: string, { max = Number.POSITIVE_INFINITY } = {}): Drafts<Values> {
  const kept = new Map<string, Values>(Object.entries(takeCarried<Record<string, Values>>(name) ?? {}));
  places.set(name, kept);
  const getDraft = (id: string): Draft<Values> => ({
    read: () => kept.get(id) ?? null,
    keep(values) {
      kept.delete(id);
      kept.set(id, values);
      for (const oldest of kept.keys()) if (kept.size > max) kept.delete(oldest);
      notify();
    },
    drop() {
      if (kept.delete(id)) notify();
    },
  });
  return Object.assign(getDraft, { listIds: () => [...kept.keys()] });
}

/** A draft of the changed fields of a record. */
export type Edit<Values> = Draft<Values> & {
  /** What the record had of each changed field when it began to be changed. It goes with the draft. */
  origins: Draft<Record<string, unknown>>;
};

/** Edits of many records. */
export function createEdits<Values>(name: string): (id: string) => Edit<Values> {
  const drafts = createDrafts<Values>(name);
  const allOrigins = createDrafts<Record<string, unknown>>(`${name}: origins`);
  return (id) => {
    const draft = drafts(id);
    const origins = allOrigins(id);
    return {
      ...draft,
      origins,
      drop() {
        draft.drop();
        origins.drop();
      },
    };
  };
}

export function createDraft<Values>(name: string): Draft<Values> {
  return createDrafts<Values>(name)('');
}

/** Calls the listener after each change of a draft. Returns the unsubscribe function. */
export function subscribeToDrafts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Drops every draft. */
export function forgetDrafts(): void {
  carried.clear();
  for (const kept of places.values()) kept.clear();
  notify();
}

function notify(): void {
  for (const listener of listeners) listener();
}

function carry(): void {
  const drafts = new Map(carried);
  for (const [name, kept] of places) {
    if (kept.size > 0) drafts.set(name, JSON.stringify(Object.fromEntries(kept), leaveFiles));
  }
  if (drafts.size === 0) return;
  const token = getAccessToken();
  try {
    sessionStorage.setItem(CARRIED_KEY, JSON.stringify({ token, drafts: Object.fromEntries(drafts) }));
  } catch {
    // Storage can be full or blocked; a reload then starts empty.
  }
}

const LOST_FILE = 'lost file';

function leaveFiles(_name: string, value: unknown): unknown {
  if (!Array.isArray(value)) return value instanceof File ? undefined : value;
  return value.map((item) => (item instanceof File ? { [LOST_FILE]: item.name } : item));
}

function emptyFiles(_name: string, value: unknown): unknown {
  const isLost = typeof value === 'object' && value !== null && LOST_FILE in value;
  return isLost ? new File([], String(value[LOST_FILE])) : value;
}

/** The drafts from before the reload, unless the session has changed. */
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

function takeCarried<Kept>(name: string): Kept | null {
  const kept: Kept | null = JSON.parse(carried.get(name) ?? 'null', emptyFiles);
  carried.delete(name);
  return kept;
}

// A page that comes back from the browser's back/forward cache still has its memory.
globalThis.addEventListener?.('pageshow', () => readCarried());
globalThis.addEventListener?.('pagehide', carry);
