import { once } from 'node:events';
import { connect } from 'node:net';
import { type ServerType, serve } from '@hono/node-server';
import { afterEach, expect, test } from 'vitest';
import { limitPipelining, readInSlices } from './limitPipelining.ts';

let server: ServerType;
afterEach(() => {
  server.close();
});

/** Listens with readers of slices. Gives the port. */
async function listen(fetch: (request: Request) => Promise<Response>, most: number): Promise<number> {
  server = serve({ fetch: limitPipelining(fetch), port: 0, hostname: '127.0.0.1' });
  readInSlices(server, most);
  await once(server, 'listening');
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

/** Sends so many requests at once on one connection; gives what came back, how many were begun, and how many Node made. */
async function send(count: number, most: number) {
  let begun = 0;
  let made = 0;
  const answer = async () => {
    begun += 1;
    await new Promise((resolve) => setTimeout(resolve, 5));
    return new Response('taken');
  };
  const port = await listen(answer, most);
  server.on('request', () => (made += 1));
  const socket = connect(port, '127.0.0.1');
  let received = '';
  socket.on('data', (chunk) => (received += chunk)).on('error', () => {});
  const closed = new Promise<void>((resolve) => socket.on('close', () => resolve()));
  const requests = Array.from({ length: count }, (_, index) => {
    const last = index === count - 1 ? 'Connection: close\r\n' : '';
    return `GET / HTTP/1.1\r\nHost: here\r\n${last}\r\n`;
  });
  socket.write(requests.join(''));
  await closed;
  return { answers: received.match(/taken/g)?.length ?? 0, begun, made };
}

test('a few requests that did not wait for answers are answered', async () => {
  expect(await send(3, 3)).toEqual({ answers: 3, begun: 3, made: 3 });
});

test('of a connection that sends many, which is cut, what else it sent is not begun, and most of it not read', async () => {
  const { made, ...others } = await send(5_000, 3);
  expect(others).toEqual({ answers: 0, begun: 3 });
  expect(made).toBeLessThan(40);
});

test('a long body arrives whole, and what follows it on the connection, too', async () => {
  const lengths: number[] = [];
  const port = await listen(async (request) => {
    const text = await request.text();
    lengths.push(text.length);
    return new Response(text.at(-1));
  }, 3);
  const body = `${'x'.repeat(300_000)}y`;
  const socket = connect(port, '127.0.0.1');
  let received = '';
  socket.on('data', (chunk) => (received += chunk));
  const closed = once(socket, 'close');
  const post = (length: number, more = '') =>
    `POST / HTTP/1.1\r\nHost: here\r\nContent-Length: ${length}\r\n${more}\r\n`;
  socket.write(`${post(body.length)}${body}${post(1, 'Connection: close\r\n')}z`);
  await closed;
  expect(lengths).toEqual([body.length, 1]);
  expect(received).toMatch(/\r\n\r\ny[\s\S]*\r\n\r\nz/);
});

const requests = (count: number, host = 'here') => `GET / HTTP/1.1\r\nHost: ${host}\r\n\r\n`.repeat(count);

test('a connection whose answers nobody reads is paused, and what it sends meanwhile is answered after', async () => {
  const big = 'x'.repeat(8_000_000);
  let begun = 0;
  const port = await listen(async () => {
    begun += 1;
    return new Response(big);
  }, 200);
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {}).pause();
  socket.write(requests(1));
  await expect.poll(() => begun).toBe(1);
  socket.write(requests(60));
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(begun).toBeLessThan(60);
  let bytes = 0;
  socket.on('data', (chunk) => (bytes += chunk.length)).resume();
  await expect.poll(() => begun, { timeout: 20_000 }).toBe(61);
  await expect.poll(() => bytes, { timeout: 20_000 }).toBeGreaterThan(61 * big.length);
  socket.destroy();
});

test('requests that no route sees count, too', async () => {
  const port = await listen(async () => new Response('taken'), 3);
  const socket = connect(port, '127.0.0.1');
  const closed = new Promise<void>((resolve) => socket.on('close', () => resolve()));
  socket.on('error', () => {}).resume();
  socket.write(requests(2_000, 'a b'));
  await closed;
  expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe('taken');
});
