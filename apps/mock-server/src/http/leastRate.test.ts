import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { enforceLeastRate } from './leastRate.ts';

let server: Server;
let stop: () => void;
afterEach(() => {
  stop();
  server.closeAllConnections();
  server.close();
});

/** A server that reads each body, and how to send it a form of which a part comes at once. */
async function begin(options: { rate: number; everyMs: number }, read = true) {
  server = createServer((request, response) => {
    if (read) request.resume().on('end', () => response.end('taken'));
  });
  stop = enforceLeastRate(server, options);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  const socket = connect(typeof address === 'object' && address ? address.port : 0, '127.0.0.1');
  let answer = '';
  socket.on('data', (chunk) => (answer += chunk)).on('error', () => {});
  const closed = new Promise<string>((resolve) => socket.on('close', () => resolve(answer)));
  socket.write('POST / HTTP/1.1\r\nHost: here\r\nContent-Length: 100000\r\n\r\n');
  return { socket, closed, heard: () => answer };
}

test('a body that stops half way is told so and its connection is closed', async () => {
  const { socket, closed } = await begin({ rate: 1_000, everyMs: 50 });
  socket.write('x'.repeat(5_000));
  expect(await closed).toMatch(/^HTTP\/1\.1 408 /);
});

test('a body that drips is ended as well', async () => {
  const { socket, closed } = await begin({ rate: 1_000, everyMs: 50 });
  const drip = setInterval(() => socket.write('x'), 10);
  expect(await closed).toMatch(/^HTTP\/1\.1 408 /);
  clearInterval(drip);
});

test('a body that comes steadily is taken to its end', async () => {
  const { socket, heard } = await begin({ rate: 1_000, everyMs: 50 });
  const steady = setInterval(() => socket.write('x'.repeat(10_000)), 40);
  await expect.poll(heard).toMatch(/^HTTP\/1\.1 200 /);
  clearInterval(steady);
});

test('what waits to be read here is not held against who sends it', async () => {
  const { socket, heard } = await begin({ rate: 1_000, everyMs: 30 }, false);
  socket.write('x'.repeat(99_000));
  const [request] = await once(server, 'request');
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(request.destroyed).toBe(false);
  expect(heard()).toBe('');
});
