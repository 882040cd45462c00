import type { EventEmitter } from 'node:events';
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { Http2Bindings, HttpBindings } from '@hono/node-server';

/** Requests of one connection that are answered at once. Browsers and proxies wait for each answer before they send the next. */
const MOST_AT_ONCE = 4;
/** What is read of a connection at once, in bytes: some thirty of the shortest requests. */
const SLICE = 1_024;

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

/**
 * Has what comes on a connection read in small pieces, but for what is surely of a body, and nothing more of one that was cut. Node reads
 * 64 KB at once, and makes all of the two thousand requests that may be in it, whatever became of the first: some hundred such connections
 * took gigabytes.
 */
export function readInSlices(server: Pick<EventEmitter, 'on'>): void {
  /** How many bytes of a body are to come, at the least: a part of them may have been in the piece that its request began in. */
  const left = new WeakMap<Socket, number>();
  const leftOf = (socket: Socket) => left.get(socket) ?? 0;
  server.on('request', ({ socket, headers }: IncomingMessage) => {
    left.set(socket, Number(headers['content-length'] ?? 0));
  });
  server.on('connection', (socket: Socket) => {
    const [read, ...others] = socket.listeners('data');
    // What Node itself does with it, as long as it does it so.
    if (!read || others.length > 0) return;
    socket.removeAllListeners('data');
    socket.on('data', (chunk: Buffer) => {
      for (let at = 0; at < chunk.length && !socket.destroyed; ) {
        const piece = chunk.subarray(at, at + Math.max(SLICE, leftOf(socket)));
        read.call(socket, piece);
        left.set(socket, Math.max(0, leftOf(socket) - piece.length));
        at += piece.length;
      }
    });
  });
}
