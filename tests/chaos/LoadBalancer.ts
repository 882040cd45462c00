import {
  Agent,
  createServer,
  type IncomingMessage,
  request,
  type Server,
  type ServerResponse,
} from 'node:http';
import { buffer } from 'node:stream/consumers';

/** For how long a server that could not be reached gets no requests, in milliseconds; nginx's `fail_timeout`. */
const AVOIDED_MS = 10_000;

/** What may be sent again, as nginx has it. */
const IDEMPOTENT = ['GET', 'HEAD', 'PUT', 'DELETE', 'OPTIONS'];

type Target = { url: URL; avoidedUntil: number };

/** Starts a balancer in front of servers. */
export async function startBalancer(
  urls: readonly string[],
): Promise<{ url: string; stop(): Promise<void> }> {
  const balancer = new LoadBalancer(urls);
  return { url: await balancer.listen(), stop: () => balancer.stop() };
}

/**
 * Spreads requests over servers by nginx's defaults: in turns, on connections that are kept; another server where one
 * cannot be reached, or where it ends the connection without an answer and the request may be sent twice; else 502.
 */
class LoadBalancer {
  private readonly agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });
  private readonly server: Server;
  private readonly targets: Target[];
  private turn = 0;

  constructor(urls: readonly string[]) {
    this.targets = urls.map((url) => ({ url: new URL(url), avoidedUntil: 0 }));
    this.server = createServer((incoming, outgoing) => void this.pass(incoming, outgoing));
  }

  async listen(): Promise<string> {
    await new Promise<void>((listening) => this.server.listen(0, '127.0.0.1', listening));
    const address = this.server.address();
    return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  }

  async stop(): Promise<void> {
    const closed = new Promise((done) => this.server.close(done));
    this.server.closeAllConnections();
    this.agent.destroy();
    await closed;
  }

  private async pass(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const body = await buffer(incoming);
    for (const target of this.inTurn()) {
      try {
        const answer = await this.ask(target, incoming, body);
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
        return;
      } catch (error) {
        const isUnreached = error instanceof Error && 'code' in error && error.code === 'ECONNREFUSED';
        target.avoidedUntil = performance.now() + AVOIDED_MS;
        if (!isUnreached && !IDEMPOTENT.includes(incoming.method ?? '')) break;
      }
    }
    outgoing.writeHead(502).end('{"detail":"No server answered.","code":"bad_gateway"}');
  }

  private inTurn(): Target[] {
    this.turn += 1;
    const start = this.turn % this.targets.length;
    const turned = [...this.targets.slice(start), ...this.targets.slice(0, start)];
    const now = performance.now();
    return turned.toSorted((a, b) => Number(a.avoidedUntil > now) - Number(b.avoidedUntil > now));
  }

  private ask({ url }: Target, incoming: IncomingMessage, body: Buffer): Promise<IncomingMessage> {
    const { connection: _, host: __, 'transfer-encoding': ___, ...headers } = incoming.headers;
    return new Promise((resolve, reject) => {
      const sent = request(
        new URL(incoming.url ?? '/', url),
        {
          method: incoming.method,
          agent: this.agent,
          headers: {
            ...headers,
            host: url.host,
            ...(body.length > 0 ? { 'content-length': body.length } : {}),
          },
        },
        resolve,
      );
      sent.once('error', reject);
      sent.end(body);
    });
  }
}
