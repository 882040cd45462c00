import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a storage can do instead of what it is asked. */
export type BucketFault =
  | 'silent'
  | 'cut'
  | 'refusing'
  | 'failing'
  | 'gone'
  | 'redirecting'
  | 'truncating'
  | 'lying'
  | 'forgetting';

type MaybeFault = BucketFault | undefined;
type Request = { method: string; key: string; query: URLSearchParams; body: Buffer };

const NAME = 'cortex-files';
const REGION = 'eu-test-1';
const ACCESS_KEY = 'AKIATEST';
const SECRET = 'secret-of-the-bucket';
const WRONG_REGION = 'AuthorizationHeaderMalformed';
const CLOCK_SKEW_MS = 15 * 60_000;

/**
 * A bucket of S3-compatible storage in memory, with its name as the path, that takes requests signed by AWS's version 4 alone: it signs
 * each one itself and compares. Its faults are switched on with `fault`.
 */
export class FakeBucket {
  /** By key. */
  readonly objects = new Map<string, { bytes: Buffer; mediaType: string }>();
  /** The calls that were let in, e.g. `PUT`. */
  readonly calls: string[] = [];
  /** What becomes of a call: nothing unusual where it gives nothing. */
  fault: (call: { method: string; key: string }) => MaybeFault | Promise<MaybeFault> = () => undefined;
  private readonly server: Server;
  readonly settings: { url: string; region: string; accessKeyId: string; secretAccessKey: string };

  private constructor(server: Server, port: number) {
    this.server = server;
    const url = `http://127.0.0.1:${port}/${NAME}`;
    this.settings = { url, region: REGION, accessKeyId: ACCESS_KEY, secretAccessKey: SECRET };
  }

  static async start(): Promise<FakeBucket> {
    const server = createServer();
    await new Promise<void>((resume) => server.listen(0, '127.0.0.1', resume));
    const bucket = new FakeBucket(server, (server.address() as AddressInfo).port);
    server.on('request', (request, response) => void bucket.take(request, response));
    return bucket;
  }

  /** The same as the settings of a server. */
  get environment(): Record<string, string> {
    const { url, region, accessKeyId, secretAccessKey } = this.settings;
    return {
      FILES_S3_URL: url,
      FILES_S3_REGION: region,
      FILES_S3_ACCESS_KEY_ID: accessKeyId,
      FILES_S3_SECRET_ACCESS_KEY: secretAccessKey,
    };
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((closed) => this.server.close(closed));
  }

  private async take(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    response.on('error', () => {});
    const parts: Buffer[] = [];
    try {
      for await (const part of incoming) parts.push(part);
    } catch {
      return;
    }
    const body = Buffer.concat(parts);
    const url = new URL(incoming.url ?? '/', 'http://bucket');
    const wrong = findWrong(incoming, url, body);
    if (wrong) return refuse(response, wrong === WRONG_REGION ? 400 : 403, wrong);
    const [, name, ...rest] = decodeURIComponent(url.pathname).split('/');
    if (name !== NAME) return refuse(response, 404, 'NoSuchBucket');
    const { method = '' } = incoming;
    const key = rest.join('/');
    this.calls.push(method);
    const fault = await this.fault({ method, key });
    if (fault === 'silent') return;
    if (fault === 'cut') return void incoming.socket.destroy();
    if (fault === 'refusing') return refuse(response, 403, 'AccessDenied');
    if (fault === 'gone') return refuse(response, 404, 'NoSuchBucket');
    if (fault === 'failing') return refuse(response, 503, 'SlowDown');
    if (fault === 'redirecting')
      return void response.writeHead(307, { Location: `${this.settings.url}/elsewhere` }).end();
    const mediaType = incoming.headers['content-type'] ?? '';
    this.answer({ method, key, query: url.searchParams, body }, { fault, mediaType, response });
  }

  private answer(
    { method, key, query, body }: Request,
    {
      fault,
      mediaType,
      response,
    }: { fault: BucketFault | undefined; mediaType: string; response: ServerResponse },
  ): void {
    if (method === 'PUT') {
      if (fault !== 'forgetting') {
        const bytes = fault === 'truncating' ? body.subarray(0, body.length / 2) : body;
        this.objects.set(key, { bytes, mediaType });
      }
      return void response.writeHead(200).end();
    }
    if (method === 'DELETE') {
      this.objects.delete(key);
      return void response.writeHead(204).end();
    }
    if (method === 'GET' && key === '') {
      this.list(query, response);
      return;
    }
    const object = this.objects.get(key);
    if (!object) {
      refuse(response, 404, 'NoSuchKey');
      return;
    }
    const headers = { 'Content-Length': object.bytes.length, 'Content-Type': object.mediaType };
    response.writeHead(200, headers);
    if (method === 'HEAD') return void response.end();
    if (fault === 'truncating') {
      response.write(object.bytes.subarray(0, object.bytes.length / 2), () => response.destroy());
      return;
    }
    const bytes = Buffer.from(object.bytes);
    if (fault === 'lying') bytes.writeUInt8(bytes.readUInt8(0) ^ 1, 0);
    response.end(bytes);
  }

  private list(query: URLSearchParams, response: ServerResponse): void {
    const most = Number(query.get('max-keys') ?? 1_000);
    const after = query.get('continuation-token') ?? '';
    const keys = [...this.objects.keys()].toSorted().filter((key) => key > after);
    const page = keys.slice(0, most);
    const contents = page.map(
      (key) => `<Contents><Key>${key}</Key><Size>${this.objects.get(key)?.bytes.length}</Size></Contents>`,
    );
    const next = keys.length > most ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
    const text = `<?xml version="1.0" encoding="UTF-8"?><ListBucketResult><Name>${NAME}</Name><IsTruncated>${next !== ''}</IsTruncated>${next}${contents.join('')}</ListBucketResult>`;
    response.writeHead(200, { 'Content-Type': 'application/xml' }).end(text);
  }
}

function refuse(response: ServerResponse, status: number, code: string): void {
  const text = `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code></Error>`;
  response.writeHead(status, { 'Content-Type': 'application/xml' }).end(text);
}

/** What is wrong with a signature or with what it covers; undefined where nothing is. */
function findWrong({ method, headers }: IncomingMessage, url: URL, body: Buffer): string | undefined {
  const parts =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([a-z0-9;-]+), ?Signature=([0-9a-f]{64})$/.exec(
      headers.authorization ?? '',
    );
  if (!parts) return 'AccessDenied';
  const [, accessKey = '', day = '', region = '', signed = '', signature = ''] = parts;
  if (accessKey !== ACCESS_KEY) return 'InvalidAccessKeyId';
  if (region !== REGION) return WRONG_REGION;
  const names = signed.split(';');
  const mustBeSigned = Object.keys(headers).filter((name) => name === 'host' || name.startsWith('x-amz-'));
  if (mustBeSigned.some((name) => !names.includes(name))) return 'AccessDenied';
  const time = String(headers['x-amz-date']);
  const iso = time.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z');
  if (!time.startsWith(day) || !(Math.abs(Date.now() - Date.parse(iso)) < CLOCK_SKEW_MS))
    return 'RequestTimeTooSkewed';
  const content = String(headers['x-amz-content-sha256']);
  if (content !== 'UNSIGNED-PAYLOAD' && content !== hashOf(body, 'hex')) return 'XAmzContentSHA256Mismatch';
  const checksum = headers['x-amz-checksum-sha256'];
  if (checksum !== undefined && checksum !== hashOf(body, 'base64')) return 'BadDigest';
  const query = [...url.searchParams]
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .toSorted()
    .join('&');
  const lines = names.map((name) => `${name}:${String(headers[name]).trim()}\n`).join('');
  const canonical = [method, url.pathname, query, lines, signed, content].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const toSign = ['AWS4-HMAC-SHA256', time, scope, hashOf(canonical, 'hex')].join('\n');
  const key = [day, region, 's3', 'aws4_request'].reduce<Buffer | string>(
    (before, part) => createHmac('sha256', before).update(part).digest(),
    `AWS4${SECRET}`,
  );
  const own = createHmac('sha256', key).update(toSign).digest('hex');
  return own === signature ? undefined : 'SignatureDoesNotMatch';
}

function hashOf(data: Buffer | string, encoding: 'hex' | 'base64'): string {
  return createHash('sha256').update(data).digest(encoding);
}

function encode(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
