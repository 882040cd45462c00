/** Starts this tab's worker, which is the server or waits until it has to be. */
export function startServer(base: string): Worker {
  const name = new URLSearchParams({ app: location.origin + base }).toString();
  return new Worker(new URL('../server/worker.ts', import.meta.url), { type: 'module', name });
}
