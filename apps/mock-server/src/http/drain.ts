import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setTimeout as pause, setImmediate as turn } from 'node:timers/promises';

type Fetch<Bindings> = (request: Request, bindings: Bindings) => Response | Promise<Response>;

/** What a stop needs to know of the requests under way. */
export type Drain = {
  /** Counts the requests that a handler works on. */
  watch<Bindings>(fetch: Fetch<Bindings>): Fetch<Bindings>;
  /** From now on each answer ends its connection, so that a proxy keeps none that is about to close. */
  begin(): void;
  isDraining(): boolean;
  /** Takes no more connections and resolves when the open ones have their answers; after so many milliseconds they are cut. */
  close(server: ClosingServer, graceMs: number): Promise<void>;
  /** Resolves when no handler works any more, or after so many milliseconds. */
  settled(mostMs: number): Promise<void>;
};

type ClosingServer = Pick<Server, 'closeIdleConnections' | 'closeAllConnections'> & NetServer;

/**
 * For how long a connection without a request stays: one may be on its way, and whoever sent it could not tell whether it
 * was done. Its answer ends the connection.
 */
const LINGER_MS = 250;

/** Of the system's queue one connection is accepted in each turn of the event loop: so many without one say that it is empty. */
const QUIET_TURNS = 2;

/** Lets a server stop so that whoever called it before has an answer. */
export function createDrain(): Drain {
  const running = new Set<Promise<unknown>>();
  let draining = false;
  return {
    watch: (fetch) => async (request, bindings) => {
      const answer = Promise.resolve(fetch(request, bindings));
      running.add(answer);
      const leave = () => running.delete(answer);
      answer.then(leave, leave);
      const response = await answer;
      if (draining) response.headers.set('Connection', 'close');
      return response;
    },
    begin() {
      draining = true;
    },
    isDraining: () => draining,
    async close(server, graceMs) {
      draining = true;
      const cut = setTimeout(() => server.closeAllConnections(), graceMs);
      // Connections wait in the system's queue, and those that are there when it closes are reset.
      await acceptAll(server, graceMs / 2);
      const closed = new Promise<void>((resolve) => {
        // `http`'s own `close` would end idle connections at once.
        setImmediate(() => NetServer.prototype.close.call(server, () => resolve()));
      });
      // After what has come in was read, so that a connection with a request is not taken for an idle one.
      const idle = setInterval(() => setImmediate(() => server.closeIdleConnections()), LINGER_MS);
      await closed;
      clearInterval(idle);
      clearTimeout(cut);
    },
    async settled(mostMs) {
      const late = new AbortController();
      const all = async () => {
        while (running.size > 0) await Promise.allSettled(running);
      };
      await Promise.race([all(), pause(mostMs, undefined, { signal: late.signal }).catch(() => {})]);
      late.abort();
    },
  };
}

/** Resolves once the connections that wait in the system's queue are accepted, or after so many milliseconds. */
async function acceptAll(server: NetServer, mostMs: number): Promise<void> {
  let turns = 0;
  const begin = () => {
    turns = 0;
  };
  server.on('connection', begin);
  const until = performance.now() + mostMs;
  for (; turns < QUIET_TURNS && performance.now() < until; turns += 1) await turn();
  server.off('connection', begin);
}
