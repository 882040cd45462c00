import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';

export type Received = { headers: IncomingHttpHeaders; body: string };

/** A receiver of webhooks on this machine, which answers as it is told. */
export async function startReceiver() {
  const received: Received[] = [];
  let status: number | 'never' = 204;
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    received.push({ headers: request.headers, body });
    if (status !== 'never') response.writeHead(status).end();
  });
  await new Promise<void>((resume) => server.listen(0, '127.0.0.1', resume));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/hook`,
    port,
    received,
    /** What every further message is answered; `never` leaves it without an answer. */
    answer(next: number | 'never') {
      status = next;
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
