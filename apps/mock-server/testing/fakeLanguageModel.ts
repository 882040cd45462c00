import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { Proposal } from '@cortex/scoring';

/** What a server got, for tests alone. */
export type Sent = { path: string; headers: IncomingHttpHeaders; text: string };

export type FakeServer = { url: string; sent: Sent[]; stop(): Promise<void> };

/** A server on this machine that stands for a language model and answers as a test wants. */
export async function startFakeServer(
  answer: (response: ServerResponse, sent: Sent) => void,
): Promise<FakeServer> {
  const sent: Sent[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const one = {
        path: request.url ?? '',
        headers: request.headers,
        text: Buffer.concat(chunks).toString(),
      };
      sent.push(one);
      answer(response, one);
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/v1`,
    sent,
    stop() {
      server.closeAllConnections();
      return new Promise((closed) => server.close(() => closed()));
    },
  };
}

/** The body of a chat completion with this content. */
export function completion(content: string | null, more: object = {}): string {
  return JSON.stringify({
    id: 'chatcmpl-1',
    object: 'chat.completion',
    choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content }, ...more }],
  });
}

/** Answers with proposals, as an honest model does in form. */
export function propose(response: ServerResponse, criteria: readonly Proposal[]): void {
  response.setHeader('Content-Type', 'application/json');
  response.end(completion(JSON.stringify({ criteria })));
}

/** The criteria of a request: their names and ids. */
export function idsOf({ text }: Sent): Map<string, string> {
  const { messages }: { messages: { content: string }[] } = JSON.parse(text);
  const list = /<criteria>\n([\s\S]*?)\n<\/criteria>/.exec(messages[1]?.content ?? '')?.[1] ?? '';
  return new Map(
    list.split('\n').map((line): [string, string] => {
      const [id = '', ...name] = line.split(': ');
      return [name.join(': '), id];
    }),
  );
}
