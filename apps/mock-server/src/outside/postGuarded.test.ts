import { createServer, type RequestListener } from 'node:http';
import { type AddressInfo, createServer as createTcpServer, type Server } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { type Address, postGuarded } from './postGuarded.ts';

const servers: { close(): void }[] = [];

afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** A server on this machine, its port, and the bodies that it got. */
async function start(listener: RequestListener) {
  const bodies: string[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    bodies.push(body);
    listener(request, response);
  });
  const port = await listen(server);
  return { port, bodies, server };
}

async function listen(server: Server): Promise<number> {
  servers.push(server);
  await new Promise<void>((resume) => server.listen(0, '127.0.0.1', resume));
  return (server.address() as AddressInfo).port;
}

const post = (url: string, others: Partial<Parameters<typeof postGuarded>[0]> = {}) =>
  postGuarded({
    url: new URL(url),
    headers: { 'Content-Type': 'application/json' },
    body: '{}',
    timeoutMs: 5_000,
    allowPrivate: false,
    ...others,
  });

const resolvesTo =
  (...addresses: string[]) =>
  async (): Promise<Address[]> =>
    addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));

test('an address is called, and its status told', async () => {
  const { port, bodies } = await start((_, response) => response.writeHead(204).end());
  expect(await post(`http://127.0.0.1:${port}/`, { allowPrivate: true })).toEqual({ status: 204 });
  expect(bodies).toEqual(['{}']);
});

test.each([
  'http://127.0.0.1:PORT/',
  'http://2130706433:PORT/',
  'http://0x7f.1:PORT/',
  'http://0177.0.0.1:PORT/',
  'http://[::1]:PORT/',
  'http://[::ffff:127.0.0.1]:PORT/',
])('%s is refused, and nothing is sent', async (url) => {
  const { port, bodies } = await start((_, response) => response.end());
  expect(await post(url.replace('PORT', String(port)))).toEqual({ failure: 'address_refused' });
  expect(bodies).toEqual([]);
});

test.each([
  ['127.0.0.1'],
  ['10.0.0.1'],
  ['169.254.169.254'],
  ['::1'],
  ['::ffff:127.0.0.1'],
  ['fd00:ec2::254'],
  ['1.1.1.1', '127.0.0.1'],
])('a name that stands for %s is refused', async (...addresses) => {
  const { port, bodies } = await start((_, response) => response.end());
  const resolve = resolvesTo(...addresses);
  expect(await post(`http://receiver.example:${port}/`, { resolve })).toEqual({ failure: 'address_refused' });
  expect(bodies).toEqual([]);
});

test('a name is asked for once a call, and what was checked is what is called', async () => {
  const { port, bodies } = await start((_, response) => response.end());
  let asked = 0;
  const resolve = async (hostname: string) => {
    expect(hostname).toBe('receiver.example');
    asked += 1;
    // The first time public, as a name is that is to pass a check; from the second time on this machine.
    return [{ address: asked === 1 ? '192.0.2.1' : '127.0.0.1', family: 4 }];
  };
  const url = `http://receiver.example:${port}/`;
  const options = { resolve, timeoutMs: 300 };
  // No server is at the first one: where it is called, nothing comes of it.
  const first = await post(url, { ...options, allowPrivate: true });
  expect('failure' in first).toBe(true);
  expect([asked, bodies]).toEqual([1, []]);
  expect(await post(url, options)).toEqual({ failure: 'address_refused' });
  expect([asked, bodies]).toEqual([2, []]);
  // And where that is allowed, the address that the name stands for is the one that is called.
  expect(await post(url, { ...options, allowPrivate: true, timeoutMs: 5_000 })).toEqual({ status: 200 });
  expect(bodies).toEqual(['{}']);
});

test('a redirect is not followed', async () => {
  const inner = await start((_, response) => response.end());
  const { port } = await start((_, response) =>
    response.writeHead(307, { Location: `http://127.0.0.1:${inner.port}/` }).end(),
  );
  expect(await post(`http://127.0.0.1:${port}/`, { allowPrivate: true })).toEqual({ status: 307 });
  expect(inner.bodies).toEqual([]);
});

test('of an answer without an end a few kilobytes are taken', async () => {
  let sent = 0;
  const { port } = await start((_, response) => {
    response.writeHead(200);
    const write = () => {
      while (!response.destroyed && sent < 100_000_000) {
        sent += 65_536;
        if (!response.write(Buffer.alloc(65_536))) return;
      }
    };
    response.on('drain', write);
    write();
  });
  expect(await post(`http://127.0.0.1:${port}/`, { allowPrivate: true })).toEqual({ status: 200 });
  expect(sent).toBeLessThan(20_000_000);
});

test('a server that says nothing, and one whose head has no end, take no longer than the time', async () => {
  const silent = await start(() => {});
  expect(await post(`http://127.0.0.1:${silent.port}/`, { allowPrivate: true, timeoutMs: 200 })).toEqual({
    failure: 'timeout',
  });
  const endless = createTcpServer((socket) => {
    const timer = setInterval(() => socket.write('X-More: 1\r\n'), 20);
    socket.write('HTTP/1.1 200 OK\r\n');
    socket.on('error', () => {}).on('close', () => clearInterval(timer));
  });
  const port = await listen(endless);
  expect(await post(`http://127.0.0.1:${port}/`, { allowPrivate: true, timeoutMs: 200 })).toEqual({
    failure: 'timeout',
  });
});

/** A server that answers every request with that text. */
async function startRaw(answer: string): Promise<number> {
  const server = createTcpServer((socket) => {
    socket.on('error', () => {}).once('data', () => socket.write(answer));
  });
  return listen(server);
}

test('an answer that changes the protocol ends the call', async () => {
  const port = await startRaw(
    'HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
  );
  expect(await post(`http://127.0.0.1:${port}/`, { allowPrivate: true, timeoutMs: 500 })).toEqual({
    status: 101,
  });
});

test.each(['000', '099', '600', '999'])('%s is no status, and no answer', async (status) => {
  const port = await startRaw(`HTTP/1.1 ${status} Odd\r\nContent-Length: 0\r\n\r\n`);
  expect(await post(`http://127.0.0.1:${port}/`, { allowPrivate: true })).toEqual({ failure: 'unreachable' });
});

test('what a server says of when to come again is told', async () => {
  const { port } = await start((_, response) => response.writeHead(503, { 'Retry-After': '120' }).end());
  expect(await post(`http://127.0.0.1:${port}/`, { allowPrivate: true })).toEqual({
    status: 503,
    retryAfter: '120',
  });
});

test('what is wrong with a connection is told', async () => {
  const { port, server } = await start(() => {});
  expect(await post(`https://127.0.0.1:${port}/`, { allowPrivate: true })).toEqual({
    failure: 'unreachable',
  });
  server.close();
  expect(await post(`http://127.0.0.1:${port}/`, { allowPrivate: true })).toEqual({ failure: 'unreachable' });
  const resolve = resolvesTo();
  expect(await post('https://receiver.example/', { resolve })).toEqual({ failure: 'unknown_name' });
  const failing = () => Promise.reject(new Error('ENOTFOUND'));
  expect(await post('https://receiver.example/', { resolve: failing })).toEqual({ failure: 'unknown_name' });
});
