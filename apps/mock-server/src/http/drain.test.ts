import { Agent, createServer, get, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { createDrain } from './drain.ts';

let agent: Agent;
afterEach(() => agent.destroy());

/** A server that answers at once, one connection that stays open to it, and whether a request on it is answered. */
async function startWithConnection(lingerMs: number) {
  const drain = createDrain(lingerMs);
  const handle = drain.watch(async () => new Response('here'));
  const server: Server = createServer(async (request, response) => {
    const answer = await handle(new Request(`http://localhost${request.url}`), {});
    response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(await answer.text());
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = () =>
    new Promise<string | undefined>((resolve, reject) => {
      get({ port, host: '127.0.0.1', agent }, (answer) => {
        answer.resume().on('end', () => resolve(answer.headers.connection));
      }).on('error', reject);
    });
  await ask();
  return { ask, close: () => drain.close(server, 20_000) };
}

test('a request that comes soon on a connection that was idle when the stop began is answered, and ends it', async () => {
  const { ask, close } = await startWithConnection(30_000);
  const closed = close();
  await new Promise((passed) => setTimeout(passed, 700));
  expect(await ask()).toBe('close');
  await closed;
});

test('a connection on which nothing comes is closed', async () => {
  const { close } = await startWithConnection(300);
  const begun = performance.now();
  await close();
  expect(performance.now() - begun).toBeGreaterThanOrEqual(300);
});
