import type { IncomingMessage, Server } from 'node:http';

/** What a body has to arrive at, in bytes a second, and how often that is looked at. */
const LEAST_RATE = 1_024;
const EVERY_MS = 5_000;

const TIMED_OUT = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n';

/**
 * Ends requests whose body arrives more slowly than 1 KB a second, so that nobody holds places with halves of forms.
 * What is told after a look that was late, or waits here to be read, is no fault of who sends. Call the result to stop.
 */
export function enforceLeastRate(
  server: Pick<Server, 'on'>,
  { rate = LEAST_RATE, everyMs = EVERY_MS } = {},
): () => void {
  const arriving = new Map<IncomingMessage, { bytes: number; at: number }>();
  server.on('request', (request: IncomingMessage) => {
    const hasBody = 'transfer-encoding' in request.headers || Number(request.headers['content-length']) > 0;
    if (!hasBody) return;
    arriving.set(request, { bytes: request.socket.bytesRead, at: performance.now() });
    request.once('close', () => arriving.delete(request));
    request.once('end', () => arriving.delete(request));
  });
  let lookedAt = performance.now();
  const look = setInterval(() => {
    const now = performance.now();
    const isLate = now - lookedAt > 2 * everyMs;
    lookedAt = now;
    for (const [request, before] of arriving) {
      const ms = now - before.at;
      if (ms < everyMs) continue;
      const { bytesRead } = request.socket;
      arriving.set(request, { bytes: bytesRead, at: now });
      const isWaitingHere = request.readableLength > 0;
      if (isLate || isWaitingHere || bytesRead - before.bytes >= (rate * ms) / 1_000) continue;
      arriving.delete(request);
      if (request.complete) continue;
      request.socket.end(TIMED_OUT);
      request.destroy();
    }
  }, everyMs);
  look.unref();
  return () => clearInterval(look);
}
