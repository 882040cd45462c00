import {
  createServer,
  type IncomingHttpHeaders,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';

export type Received = { headers: IncomingHttpHeaders; body: string };

/** A receiver of webhooks on this machine, which answers as it is told. */
export async function startReceiver() {
  const received: Received[] = [];
  let status: number | 'never' = 204;
  let headers: OutgoingHttpHeaders = {};
  let held: ServerResponse[] | undefined;
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    received.push({ headers: request.headers, body });
    if (held) held.push(response);
    else if (status !== 'never') response.writeHead(status, headers).end();
  });
  await new Promise<void>((resume) => server.listen(0, '127.0.0.1', resume));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/hook`,
    port,
    received,
    /** What every further message is answered; `never` leaves it without an answer. */
    answer(next: number | 'never', withHeaders: OutgoingHttpHeaders = {}) {
      status = next;
      headers = withHeaders;
    },
    /** Keeps what comes from now on without an answer; gives what answers all that was kept. */
    hold() {
      held = [];
      return (next: number) => {
        for (const response of held?.splice(0) ?? []) response.writeHead(next).end();
      };
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resume) => server.close(resume));
    },
  };
}

/** What a message says, as the specification's own library reads it. Throws where the signature is not of the secret or too old. */
export function verify(secret: string, { headers, body }: Received): { type: string; data: unknown } {
  const texts = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
  return new Webhook(secret).verify(body, texts) as { type: string; data: unknown };
}
