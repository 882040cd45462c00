import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { Hono } from 'hono';
import { afterEach, expect, test } from 'vitest';
import { hearOut } from './hearOut.ts';

const app = new Hono().use(hearOut()).post('/', (c) => c.text('No room.', 429));
const server = createAdaptorServer({ fetch: app.fetch });
afterEach(() => server.close());

const PIECES = 12;
const PIECE = 'x'.repeat(20_000);

test.each([
  ['a length', `Content-Length: ${PIECES * PIECE.length}\r\n`, (piece: string) => piece, ''],
  [
    'pieces',
    'Transfer-Encoding: chunked\r\n',
    (piece: string) => `${piece.length.toString(16)}\r\n${piece}\r\n`,
    '0\r\n\r\n',
  ],
])('whoever sends a form of %s over a slow line hears why it is refused', async (_, header, wrap, end) => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  let heard = '';
  let failed = '';
  socket.on('data', (piece) => (heard += piece)).on('error', ({ message }) => (failed = message));
  socket.write(`POST / HTTP/1.1\r\nHost: here\r\n${header}\r\n`);
  // For longer than the half second after which the server's library closes a connection whose body nobody took.
  for (let piece = 0; piece < PIECES; piece += 1) {
    socket.write(wrap(PIECE));
    await new Promise((resume) => setTimeout(resume, 100));
  }
  expect(socket.destroyed, 'The connection was closed before the form was sent.').toBe(false);
  socket.write(end);
  await expect.poll(() => heard + failed).toMatch(/^HTTP\/1\.1 429 [\s\S]*No room\./);
  expect(failed).toBe('');
  socket.destroy();
});
