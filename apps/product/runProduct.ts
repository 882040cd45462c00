import { setTimeout as pause } from 'node:timers/promises';
import { type ServerOptions, startServer } from '@cortex/server';
import { limitPipelining, readInSlices } from '@cortex/server/connections';
import { type ServeOptions, serveWeb } from '@cortex/web/serve';
import { buildOnce } from './buildOnce.ts';

type Product = {
  api: ServerOptions;
  web: Omit<ServeOptions, 'apiBaseUrl' | 'limits'>;
  /** Where browsers find the API; where it listens unless stated. */
  apiBaseUrl: string | undefined;
  /** For how long `/readyz` says no before a stop, so that whoever spreads requests sees it; none unless stated. */
  stopDelayMs?: number;
  /** What to print once both listen. */
  greet(urls: { web: string; api: string }): string;
};

/**
 * Runs the web app and the API in this process until it is told to stop (Ctrl+C, SIGTERM). Then it first says that it
 * is not ready, goes on for the delay, and gives requests in flight some seconds. Ends the process with a sentence on
 * what to do where it cannot start.
 */
export async function runProduct(describe: () => Product): Promise<void> {
  try {
    const product = describe();
    buildOnce();
    const api = await startServer(product.api);
    const web = await serveWeb({
      apiUrl: findHere(api.url, product.api.hostname),
      ...product.web,
      limits: { limitPipelining, readInSlices },
      apiBaseUrl: product.apiBaseUrl ?? api.url,
    });
    console.log(product.greet({ web: web.url, api: api.url }));
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, async () => {
        const { stopDelayMs = 0 } = product;
        // Whatever hangs, the process is gone after this.
        setTimeout(() => process.exit(1), stopDelayMs + api.longestStopMs).unref();
        api.drain();
        await pause(stopDelayMs);
        await Promise.all([web.stop(), api.stop()]);
        process.exit(0);
      });
    }
  } catch (error) {
    console.error(explain(error));
    process.exit(1);
  }
}

/** Where this machine finds the API: at its own address, where it listens there alone. */
function findHere(url: string, hostname: string | undefined): string {
  if (hostname === undefined || ['0.0.0.0', '::', 'localhost'].includes(hostname)) return url;
  return url.replace('localhost', hostname.includes(':') ? `[${hostname}]` : hostname);
}

function explain(error: unknown): string {
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
    const port = 'port' in error ? `Port ${error.port}` : 'A port';
    return `${port} is in use. Stop what runs there, or set PORT and API_PORT to others.`;
  }
  return `Cortex could not start: ${error instanceof Error ? error.message : String(error)}`;
}
