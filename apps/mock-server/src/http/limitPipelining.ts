import type { Socket } from 'node:net';
import type { Http2Bindings, HttpBindings } from '@hono/node-server';

/** Requests of one connection that are answered at once. Browsers and proxies wait for each answer before they send the next. */
const MOST_AT_ONCE = 4;

type Bindings = HttpBindings | Http2Bindings;
type Fetch = (request: Request, bindings: Bindings) => Response | Promise<Response>;

/**
 * Cuts a connection that sends its requests without waiting for the answers: thousands of them in a few packets would all be begun
 * before anybody else's, and their answers lie in memory where nobody reads them.
 */
export function limitPipelining(fetch: Fetch, most = MOST_AT_ONCE): Fetch {
  const running = new WeakMap<Socket, number>();
  return (request, bindings) => {
    const { incoming, outgoing } = bindings;
    const { socket } = incoming;
    const atOnce = (running.get(socket) ?? 0) + 1;
    if (socket.destroyed || atOnce > most) {
      socket.destroy();
      return new Response(null, { status: 429 });
    }
    running.set(socket, atOnce);
    outgoing.once('close', () => running.set(socket, (running.get(socket) ?? 1) - 1));
    return fetch(request, bindings);
  };
}
