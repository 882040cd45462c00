import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';

/** What a provider says, and how: by default the truth. */
export type Lie = {
  claims?: Record<string, unknown>;
  /** Signed by a key that it does not publish. */
  withOtherKey?: boolean;
  /** Not signed at all. */
  unsigned?: boolean;
  /** What it says of itself. */
  metadata?: Record<string, unknown>;
  /** It answers everything with this status. */
  status?: number;
  /** It takes so long to answer. */
  delayMs?: number;
  /** What it says of a person when it is asked apart. */
  userInfo?: Record<string, unknown>;
  /** Its answer to a code goes on for so many bytes, packed. */
  padding?: number;
};

/** An OpenID provider that says what a test has it say. */
export async function startLyingProvider(clientId: string) {
  const [own, other] = [await generateKeyPair('RS256'), await generateKeyPair('RS256')];
  const jwk = { ...(await exportJWK(own.publicKey)), kid: 'own', alg: 'RS256', use: 'sig' };
  let lie: Lie = {};
  let nonce = '';
  const exchanged: URLSearchParams[] = [];
  const server = createServer((request, response) => {
    // Who gave up, hears no more.
    answer(request, response).catch(() => response.destroy());
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (lie.delayMs) await new Promise((resume) => setTimeout(resume, lie.delayMs));
    const send = (body: unknown, status = lie.status ?? 200) =>
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
    if (lie.status) return void send({ error: 'server_error' });
    if (request.url === '/.well-known/openid-configuration') {
      return void send({
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/jwks`,
        userinfo_endpoint: `${issuer}/me`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['RS256'],
        ...lie.metadata,
      });
    }
    if (request.url === '/jwks') return void send({ keys: [jwk] });
    if (request.url === '/me' && lie.userInfo) return void send(lie.userInfo);
    if (lie.padding) return void sendPacked(response, lie.padding);
    let body = '';
    for await (const chunk of request) body += chunk;
    exchanged.push(new URLSearchParams(body));
    send({ access_token: 'access', token_type: 'Bearer', expires_in: 60, id_token: await writeToken() });
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const issuer = `http://127.0.0.1:${port}`;

  function sendPacked(response: ServerResponse, bytes: number): void {
    response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' });
    response.end(gzipSync(JSON.stringify({ padding: ' '.repeat(bytes) })));
  }

  async function writeToken(): Promise<string> {
    const now = Math.floor(Date.now() / 1000);
    const claims = {
      iss: issuer,
      aud: clientId,
      sub: 'subject-one',
      nonce,
      iat: now,
      exp: now + 60,
      email: 'member@example.com',
      email_verified: true,
      ...lie.claims,
    };
    if (lie.unsigned) {
      const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
      return `${encode({ alg: 'none' })}.${encode(claims)}.`;
    }
    const key = lie.withOtherKey ? other.privateKey : own.privateKey;
    return new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'own' }).sign(key);
  }

  return {
    issuer,
    /** What clients sent to exchange a code. */
    exchanged,
    /** What it says from now on. */
    say(next: Lie) {
      lie = next;
    },
    /** As a browser goes there: takes note of the nonce, and gives the state. */
    visit(url: string): string {
      const { searchParams } = new URL(url);
      nonce = searchParams.get('nonce') ?? '';
      return searchParams.get('state') ?? '';
    },
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
