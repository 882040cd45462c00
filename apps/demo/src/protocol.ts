/** What the service worker, the tab whose worker is the server, and the pages say to each other, on one channel. */
export type Message =
  /** A request of a page, for whoever is the server. */
  | { kind: 'request'; id: string; request: SentRequest }
  /** The server has begun on it. */
  | { kind: 'taken'; id: string }
  | { kind: 'answer'; id: string; answer: SentAnswer }
  /** There is a server, a new one where there was one before. */
  | { kind: 'ready' }
  /** The server cannot start. */
  | { kind: 'broken'; reason: string }
  /** A mail was kept or forgotten. */
  | { kind: 'mails' }
  /** All data are gone: each page starts anew. */
  | { kind: 'reset' };

export type SentRequest = {
  method: string;
  /** Behind the address of the server, e.g. `/jobs/?page=2`. */
  path: string;
  headers: [string, string][];
  body: ArrayBuffer | undefined;
};

export type SentAnswer = { status: number; headers: [string, string][]; body: ArrayBuffer | undefined };

/** What the demo tells of itself, at `STATE_PATH`. */
export type DemoState = {
  /** Names these data: others after a reset. */
  id: string;
  /** Whether they are there after the window is closed. */
  isKept: boolean;
  mails: number;
};

/** Where the server is found below the app. */
export const SERVER_PATH = '/server';

/** What the demo adds to the server's own paths. */
export const STATE_PATH = '/demo/state';
export const MAILS_PATH = '/demo/mails';
export const RESET_PATH = '/demo/reset';

/** The channel of the demo below an address, as several can lie on one host. */
export function openChannel(basePath: string): BroadcastChannel {
  return new BroadcastChannel(`cortex-demo ${basePath}`);
}

/** The folder of the browser's storage in which the data lie. */
export function nameStorage(basePath: string): string {
  return `cortex-demo ${encodeURIComponent(basePath)}`;
}

/** What is said on a channel: only we say anything there. */
export function readMessage(event: MessageEvent<Message>): Message {
  return event.data;
}
