import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';
import { freePort } from '../../tests/freePort.ts';

const folder = join(import.meta.dirname, 'peers');
const kinds: Record<string, string> = { '.html': 'text/html; charset=utf-8', '.js': 'text/javascript' };

/** Builds the pages that are measured beside the product and serves them as it serves its own: compressed, from memory. */
export async function servePeers(names: readonly string[]): Promise<{ url: string; stop: () => void }> {
  const outDir = mkdtempSync(join(tmpdir(), 'cortex-peers-'));
  await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    // React comes from the benches' own install, React Query, the router and Chakra from the product's.
    resolve: { dedupe: ['react', 'react-dom', '@emotion/react'] },
    build: {
      outDir,
      target: 'es2022',
      chunkSizeWarningLimit: 2_000,
      rolldownOptions: { input: names.map((name) => join(folder, `${name}.html`)) },
    },
  });
  const bodies = new Map<string, Buffer>();
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    const kind = kinds[extname(path)];
    if (!kind) return response.writeHead(404).end();
    const body = bodies.get(path) ?? brotliCompressSync(readFileSync(join(outDir, path)));
    bodies.set(path, body);
    response.writeHead(200, { 'Content-Type': kind, 'Content-Encoding': 'br' }).end(body);
  });
  const port = await freePort();
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening));
  return {
    url: `http://localhost:${port}`,
    stop() {
      server.closeAllConnections();
      server.close();
      rmSync(outDir, { recursive: true, force: true });
    },
  };
}
