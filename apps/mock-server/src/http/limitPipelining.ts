import type { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Http2Bindings, HttpBindings } from '@hono/node-server';

/** Requests of one connection that are answered at once. Browsers and proxies wait for each answer before they send the next. */
const MOST_AT_ONCE = 4;
/** What is read of a connection at once, in bytes: some thirty of the shortest requests. */
const SLICE = 1_024;

type Bindings = HttpBindings | Http2Bindings;
type Fetch = (request: Request, bindings: Bindings) => Response | Promise<Response>;

/** Begins nothing for a connection that was cut. */
export function limitPipelining(fetch: Fetch): Fetch {
  return (request, bindings) =>
    bindings.incoming.socket.destroyed ? new Response(null, { status: 429 }) : fetch(request, bindings);
}

/**
 * Cuts a connection that sends its requests without waiting for the answers: thousands of them in a few packets would all be begun
 * before anybody else's, and their answers lie in memory where nobody reads them. Those count, too, that are answered before any
 * route, as the ones with a wrong host.
 *
 * What comes on a connection is read in small pieces, but for what is surely of a body, and nothing more of one that was cut. Node
 * reads 64 KB at once, and makes all of the two thousand requests that may be in it, whatever became of the first: some hundred such
 * connections took gigabytes.
 */
export function readInSlices(
  server: Pick<EventEmitter, 'on' | 'prependListener'>,
  most = MOST_AT_ONCE,
): void {
  const running = new WeakMap<Socket, number>();
  /** How many bytes of a body are to come, at the least: a part of them may have been in the piece that its request began in. */
  const left = new WeakMap<Socket, number>();
  const leftOf = (socket: Socket) => left.get(socket) ?? 0;
  const change = (socket: Socket, by: number) => running.set(socket, (running.get(socket) ?? 0) + by);
  server.prependListener('request', ({ socket, headers }: IncomingMessage, answer: ServerResponse) => {
    left.set(socket, Number(headers['content-length'] ?? 0));
    change(socket, 1);
    answer.once('close', () => change(socket, -1));
    if ((running.get(socket) ?? 0) > most) socket.destroy();
  });
  server.on('connection', (socket: Socket) => {
    const [read, ...others] = socket.listeners('data');
    // What Node itself does with it, as long as it does it so.
    if (!read || others.length > 0) return;
    socket.removeAllListeners('data');
    socket.on('data', (chunk: Buffer) => {
      for (let at = 0; at < chunk.length && !socket.destroyed; ) {
        // Node pauses a connection whose answers nobody reads, and takes nothing of it until they are.
        if (socket.isPaused()) {
          socket.unshift(chunk.subarray(at));
          return;
        }
        const piece = chunk.subarray(at, at + Math.max(SLICE, leftOf(socket)));
        read.call(socket, piece);
        left.set(socket, Math.max(0, leftOf(socket) - piece.length));
        at += piece.length;
      }
    });
  });
}
