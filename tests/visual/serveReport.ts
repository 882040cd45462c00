import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { readGroups } from './changes.ts';
import type { Comment } from './review.ts';
import { readOpenComments, writeComment } from './reviews.ts';
import { accept, readCompared, readDifferent, readGone } from './screenshots.ts';
import { writeReport } from './writeReport.ts';

/** Serves the report to this machine alone, and does what its own page asks for. Gives its address. */
export async function serveReport(): Promise<string> {
  const token = randomUUID();
  const server = createServer(async (request, response) => {
    try {
      // A page of another name that leads here is nobody's report.
      if (!request.headers.host?.startsWith('127.0.0.1:')) response.writeHead(403).end();
      else if (request.method === 'GET' && request.url === '/') {
        response.setHeader('Content-Type', 'text/html; charset=utf-8');
        response.end(
          writeReport({ groups: readGroups(), comments: readOpenComments(), stories: readCompared(), token }),
        );
      } else if (request.method === 'POST' && request.headers['x-report'] === token) {
        response.end(await act(request.url, await readBody(request)));
      } else {
        response.writeHead(404).end('There is nothing here.');
      }
    } catch (error) {
      response.writeHead(400).end(error instanceof Error ? error.message : String(error));
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : ''}/`;
}

async function readBody(request: IncomingMessage): Promise<Record<string, unknown>> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return JSON.parse(Buffer.concat(chunks).toString());
}

async function act(path: string | undefined, said: Record<string, unknown>): Promise<string> {
  if (path === '/accept') return acceptNamed(said.names);
  if (path === '/comment') return keepComment(said);
  throw new Error('The report asks for nothing like this.');
}

async function acceptNamed(names: unknown): Promise<string> {
  const shown = [...readDifferent(), ...readGone()];
  const meant = shown.filter((name) => Array.isArray(names) && names.includes(name));
  if (meant.length === 0) throw new Error('They are accepted already.');
  await accept(meant);
  return `${meant.length} accepted. They stand in tests/visual/baselines, to be committed.`;
}

function keepComment({ picture, x, y, text, by }: Record<string, unknown>): string {
  const stories = readCompared().get(String(picture));
  if (!stories) throw new Error('The last run of the stories did not see this picture.');
  const comment: Comment = {
    picture: String(picture),
    x: Number(x),
    y: Number(y),
    text: String(text),
    by: String(by),
    on: new Date().toISOString().slice(0, 10),
  };
  return `Written to ${writeComment(stories, comment)}, to be committed.`;
}
