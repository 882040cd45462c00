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

const LOOK_EVERY_MS = 250;
/** A look that comes later than this tells of a busy event loop: requests may wait unread on connections that seem idle. */
const LATE_MS = 100;

/**
 * Of the system's queue one connection is accepted in each turn of the event loop: so many without one say that it is empty,
 * and turns that took no longer than this that few can have come since.
 */
const QUIET_TURNS = 2;
const SHORT_TURN_MS = 10;

/**
 * Lets a server stop so that whoever called it before has an answer.
 *
 * @param lingerMs - For how long after the last request the connections without one stay: one may be on its way, and
 *   whoever sent it could not tell whether it was done. Its answer ends the connection. A busy proxy learns late that a
 *   connection is closed; it learns that this server takes no new ones, and sends the next request to another.
 */
export function createDrain(lingerMs = LOOK_EVERY_MS): Drain {
  const running = new Set<Promise<unknown>>();
  let draining = false;
  let endsConnections = false;
  let lastCame = 0;
  return {
    watch: (fetch) => async (request, bindings) => {
      lastCame = performance.now();
      const answer = Promise.resolve(fetch(request, bindings));
      running.add(answer);
      const leave = () => running.delete(answer);
      answer.then(leave, leave);
      const response = await answer;
      if (endsConnections) response.headers.set('Connection', 'close');
      return response;
    },
    begin() {
      draining = true;
      endsConnections = true;
    },
    isDraining: () => draining,
    async close(server, graceMs) {
      draining = true;
      const cut = setTimeout(() => server.closeAllConnections(), graceMs);
      // Whoever's connection ends now comes with another one, which would wait in the queue that is about to be closed.
      endsConnections = false;
      // Connections wait in the system's queue, and those that are there when it closes are reset.
      await acceptAll(server, graceMs / 2);
      // `http`'s own `close` would end idle connections at once.
      const closed = new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()));
      endsConnections = true;
      let lookedAt = performance.now();
      let lastSeen = lookedAt;
      const idle = setInterval(() => {
        const now = performance.now();
        const isLate = now - lookedAt > LOOK_EVERY_MS + LATE_MS;
        lastSeen = isLate ? now : Math.max(lastSeen, lastCame);
        lookedAt = now;
        if (isLate || now - lastSeen < lingerMs) return;
        // After what has come in was read, so that a connection with a request is not taken for an idle one.
        setImmediate(() => server.closeIdleConnections());
      }, LOOK_EVERY_MS);
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
  let began = performance.now();
  const begin = () => {
    turns = 0;
  };
  server.on('connection', begin);
  const until = began + mostMs;
  while (turns < QUIET_TURNS && performance.now() < until) {
    began = performance.now();
    turns += 1;
    await turn();
    if (performance.now() - began > SHORT_TURN_MS) turns = 0;
  }
  server.off('connection', begin);
}
