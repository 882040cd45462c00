import type { ServerResponse } from 'node:http';
import { afterEach, describe, expect, test } from 'vitest';
import { answerVectors, vectorsBody } from '../../testing/fakeEmbeddings.ts';
import { type FakeServer, type Sent, startFakeServer } from '../../testing/fakeLanguageModel.ts';
import { createEmbeddingServer, toBatches } from './embeddingServer.ts';

const LINES = ['Wound care', 'Welded pipes'];
const TIMEOUT_MS = 300;

let servers: FakeServer[] = [];
const timers: NodeJS.Timeout[] = [];

afterEach(async () => {
  for (const timer of timers.splice(0)) clearInterval(timer);
  await Promise.all(servers.map((server) => server.stop()));
  servers = [];
});

async function start(answer: (response: ServerResponse, sent: Sent) => void): Promise<FakeServer> {
  const server = await startFakeServer(answer);
  servers.push(server);
  return server;
}

const ask = (url: string, key?: string, patience = 10_000) =>
  createEmbeddingServer({ url, model: 'pebble-1', key }).embed(LINES, performance.now() + patience);

test('asks as the OpenAI API wants it, and reads the vectors', async () => {
  const { url, sent } = await start(answerVectors);
  const answer = await ask(`${url}/?version=1`, 'secret-key');
  expect(answer.ok && answer.value.map(({ length }) => length)).toEqual([385, 385]);
  expect(sent).toMatchObject([
    {
      path: '/v1/embeddings?version=1',
      headers: { authorization: 'Bearer secret-key', 'content-type': 'application/json' },
    },
  ]);
  expect(JSON.parse(sent[0]?.text ?? '')).toEqual({
    model: 'pebble-1',
    input: LINES,
    encoding_format: 'float',
  });
});

test('follows no redirect, so that the lines and the key go nowhere else', async () => {
  const other = await start(answerVectors);
  for (const status of [301, 307]) {
    const { url } = await start((response) => response.writeHead(status, { Location: other.url }).end());
    expect(await ask(url, 'secret-key')).toEqual({ ok: false, failure: 'redirect' });
  }
  expect(other.sent).toEqual([]);
});

describe('gives up', () => {
  const good = vectorsBody(LINES);

  test.each<[string, string, (response: ServerResponse) => void]>([
    ['where nobody answers', 'timeout', () => {}],
    ['where half an answer comes, and no more', 'timeout', (response) => response.write(good.slice(0, 200))],
    [
      'where the answer comes in drops',
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
    ['at 500', 'status', (response) => response.writeHead(500).end(good)],
    ['at a page', 'unreadable', (response) => response.end('<html>Welcome</html>')],
    ['at NaN, which is no JSON', 'unreadable', (response) => response.end('{"data":[NaN]}')],
    ['at 20 MB', 'too_large', (response) => response.end(`{"data":[${'0.25,'.repeat(4_000_000)}0]}`)],
    ['where the line breaks', 'unreachable', (response) => response.destroy()],
  ])('%s', async (_name, failure, answer) => {
    const { url } = await start(answer);
    const patience = failure === 'timeout' ? TIMEOUT_MS : 10_000;
    const before = performance.now();
    expect(await ask(url, undefined, patience)).toEqual({ ok: false, failure });
    expect(performance.now() - before).toBeLessThan(patience + 3_000);
  });

  test('where the time is over, without asking', async () => {
    const { url, sent } = await start(answerVectors);
    expect(await ask(url, undefined, 0)).toEqual({ ok: false, failure: 'timeout' });
    expect(sent).toEqual([]);
  });
});

describe('the lines of one call', () => {
  const lines = (count: number, text: string) => Array.from({ length: count }, () => ({ text }));
  const sizes = (count: number, text: string, dimensions: number) =>
    toBatches(lines(count, text), dimensions).map(({ length }) => length);

  test('are 256 at most, with the one by which the model is known again', () => {
    expect(sizes(600, 'Cook', 384)).toEqual([255, 255, 90]);
    expect(sizes(0, '', 384)).toEqual([]);
  });

  test('are so few that 16 MB hold their vectors', () => {
    expect(sizes(200, 'Cook', 4_096)).toEqual([161, 39]);
    expect(sizes(100, 'Cook', 8_192)).toEqual([80, 20]);
  });

  test('are 100 KB at most, in bytes', () => {
    expect(sizes(10, '\u00e9'.repeat(20_000), 384)).toEqual([2, 2, 2, 2, 2]);
  });
});
