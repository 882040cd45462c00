import { createServer } from 'node:http';
import type { Metrics, Watched } from './createMetrics.ts';

/** What a process counts, and where it answers for it. */
export type Figures = { metrics: Metrics; url: string; stop(): Promise<void> };

/** Counts what a process does and answers for it. What that takes is loaded where somebody wants it alone. Rejects where the port is taken. */
export async function startFigures(
  watched: Watched,
  at: { port: number; hostname: string },
): Promise<Figures> {
  const { createMetrics } = await import('./createMetrics.ts');
  const metrics = createMetrics(watched);
  return { metrics, ...(await serveMetrics(metrics, at)) };
}

/** Answers `GET /metrics` on a port of its own, so that no proxy shows it to the world. Rejects where the port is taken. */
function serveMetrics(
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
