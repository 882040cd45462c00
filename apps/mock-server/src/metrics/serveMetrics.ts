import { createServer } from 'node:http';
import type { Metrics } from './createMetrics.ts';

/** Answers `GET /metrics` on a port of its own, so that no proxy shows it to the world. Rejects where the port is taken. */
export function serveMetrics(
  { render, contentType }: Metrics,
  { port, hostname }: { port: number; hostname: string },
): Promise<{ url: string; stop(): Promise<void> }> {
  const server = createServer(async (request, response) => {
    if (request.url !== '/metrics') return response.writeHead(404).end();
    if (request.method !== 'GET') return response.writeHead(405, { Allow: 'GET' }).end();
    const text = await render();
    response.writeHead(200, { 'Content-Type': contentType }).end(text);
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, hostname, () => {
      const address = server.address();
      const bound = typeof address === 'object' && address ? address.port : port;
      resolve({
        url: `http://${hostname}:${bound}/metrics`,
        stop: () =>
          new Promise((closed) => {
            server.close(() => closed());
            server.closeAllConnections();
          }),
      });
    });
  });
}
