import type { ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, test } from 'vitest';
import { completion, type FakeServer, propose, startFakeServer } from '../../testing/fakeLanguageModel.ts';
import { createLanguageModel } from './languageModel.ts';

const asked = { questions: [{ id: 'c1', name: 'General ledger' }], resume: 'Kept the ledger.', notes: '' };
const proposals = [{ id: 'c1', met: true, quotes: ['Kept the ledger.'] }];
const TIMEOUT_MS = 400;
/** Longer than a busy machine needs, where nothing has to be late. */
const PATIENCE_MS = 10_000;

let servers: FakeServer[] = [];

afterEach(async () => {
  await Promise.all(servers.map((server) => server.stop()));
  servers = [];
});

async function start(answer: (response: ServerResponse) => void): Promise<FakeServer> {
  const server = await startFakeServer(answer);
  servers.push(server);
  return server;
}

const ask = (url: string, key?: string, patience = PATIENCE_MS) =>
  createLanguageModel({ url, model: 'glass-7b', key }, patience).propose(asked);

test('asks as the OpenAI chat API wants it, and reads the answer', async () => {
  const { url, sent } = await start((response) => propose(response, proposals));
  expect(await ask(`${url}/?version=1`, 'secret-key')).toEqual({ ok: true, value: proposals });
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({
    path: '/v1/chat/completions?version=1',
    headers: { authorization: 'Bearer secret-key', 'content-type': 'application/json' },
  });
  expect(JSON.parse(sent[0]?.text ?? '')).toMatchObject({
    model: 'glass-7b',
    temperature: 0,
    response_format: { type: 'json_object' },
    stream: false,
  });
});

test('sends no key where there is none', async () => {
  const { url, sent } = await start((response) => propose(response, proposals));
  await ask(url);
  expect(sent[0]?.headers.authorization).toBeUndefined();
});

test('follows no redirect, so that the texts and the key go nowhere else', async () => {
  const other = await start((response) => propose(response, proposals));
  for (const status of [301, 302, 303, 307, 308]) {
    const { url } = await start((response) => response.writeHead(status, { Location: other.url }).end());
    expect(await ask(url, 'secret-key')).toEqual({ ok: false, failure: 'redirect' });
  }
  expect(other.sent).toEqual([]);
});

describe('gives up', () => {
  const good = completion(JSON.stringify({ criteria: proposals }));
  const timers: NodeJS.Timeout[] = [];
  afterEach(() => {
    for (const timer of timers.splice(0)) clearInterval(timer);
  });

  test.each<[string, string, (response: ServerResponse) => void]>([
    ['where nobody answers', 'timeout', () => {}],
    ['where the body never ends', 'timeout', (response) => response.write(good.slice(0, 40))],
    [
      'where the body comes in drops',
      'timeout',
      (response) => {
        let at = 0;
        timers.push(
          setInterval(() => {
            response.write(good[at] ?? ' ');
            at += 1;
          }, 20),
        );
      },
    ],
    ['where the line breaks', 'unreachable', (response) => response.destroy()],
    [
      'where the line breaks in the middle',
      'unreachable',
      (response) => {
        response.writeHead(200, { 'Content-Length': good.length });
        response.write(good.slice(0, 40), () => response.destroy());
      },
    ],
    ['at 500', 'status', (response) => response.writeHead(500).end(good)],
    ['at 401', 'status', (response) => response.writeHead(401).end(good)],
    ['at 429', 'status', (response) => response.writeHead(429).end(good)],
    ['at 204', 'status', (response) => response.writeHead(204).end()],
    ['at an error that calls itself a success', 'error', (response) => response.end('{"error":"busy"}')],
    ['at a page', 'unreadable', (response) => response.end('<html>Welcome</html>')],
    ['at half an answer', 'unreadable', (response) => response.end(good.slice(0, -20))],
    ['at nothing', 'unreadable', (response) => response.end()],
    ['at a large body', 'too_large', (response) => response.end(`"${'x'.repeat(1_200_000)}"`)],
    [
      'at a small body that unpacks to a large one',
      'too_large',
      (response) => {
        response.setHeader('Content-Encoding', 'gzip');
        response.end(gzipSync(`"${'x'.repeat(20_000_000)}"`));
      },
    ],
  ])('%s', async (_name, failure, answer) => {
    const { url } = await start(answer);
    // What does not come needs its time; what comes and is wrong is known at once, on a busy machine after a while.
    const patience = failure === 'timeout' ? TIMEOUT_MS : PATIENCE_MS;
    const before = performance.now();
    expect(await ask(url, undefined, patience)).toEqual({ ok: false, failure });
    expect(performance.now() - before).toBeLessThan(patience + 3_000);
  });

  test('where nobody listens', async () => {
    const { url, stop } = await startFakeServer(() => {});
    await stop();
    expect(await ask(url)).toEqual({ ok: false, failure: 'unreachable' });
  });
});
