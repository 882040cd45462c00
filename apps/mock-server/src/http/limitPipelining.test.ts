import { once } from 'node:events';
import { connect } from 'node:net';
import { type ServerType, serve } from '@hono/node-server';
import { afterEach, expect, test } from 'vitest';
import { limitPipelining } from './limitPipelining.ts';

let server: ServerType;
afterEach(() => {
  server.close();
});

/** Sends so many requests at once on one connection; gives what came back, and how many were begun. */
async function send(count: number, most: number) {
  let begun = 0;
  const answer = async () => {
    begun += 1;
    await new Promise((resolve) => setTimeout(resolve, 5));
    return new Response('taken');
  };
  server = serve({ fetch: limitPipelining(answer, most), port: 0, hostname: '127.0.0.1' });
  await once(server, 'listening');
  const address = server.address();
  const socket = connect(typeof address === 'object' && address ? address.port : 0, '127.0.0.1');
  let received = '';
  socket.on('data', (chunk) => (received += chunk)).on('error', () => {});
  const closed = new Promise<void>((resolve) => socket.on('close', () => resolve()));
  const requests = Array.from({ length: count }, (_, index) => {
    const last = index === count - 1 ? 'Connection: close\r\n' : '';
    return `GET / HTTP/1.1\r\nHost: here\r\n${last}\r\n`;
  });
  socket.write(requests.join(''));
  await closed;
  return { answers: received.match(/taken/g)?.length ?? 0, begun };
}

test('a few requests that did not wait for answers are answered', async () => {
  expect(await send(3, 3)).toEqual({ answers: 3, begun: 3 });
});

test('a connection that sends many is cut, and what else it sent is not begun', async () => {
  expect(await send(500, 3)).toEqual({ answers: 0, begun: 3 });
});
