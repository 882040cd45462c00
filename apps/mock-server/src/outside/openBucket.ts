import { S3mini, S3ServiceError } from 's3mini';
import { sha256 } from '../platform/sha256.ts';
import {
  type Bucket,
  type BucketCall,
  BucketFailed,
  type BucketFailure,
  type BucketSettings,
  type ObserveBucket,
} from './bucket.ts';

/** A person waits for it, and a browser gives up after ten seconds. */
const TIMEOUT_MS = 8_000;
const KEYS_A_PAGE = 1_000;

/** The code of an error stands at the beginning of its text. */
const ERROR_CHARACTERS = 4_096;
const NO_SUCH_KEY = 'NoSuchKey';

/**
 * A bucket of S3-compatible storage. Of an answer that is no success the status and the code alone are read, no redirect is followed, and
 * an object is read no further than it should be long.
 */
export function openBucket(
  settings: BucketSettings,
  { timeoutMs = TIMEOUT_MS, observe }: { timeoutMs?: number; observe?: ObserveBucket } = {},
): Bucket {
  const { url: endpoint, ...access } = settings;

  /** Runs calls that share one time. */
  async function within<Result>(work: (call: Call) => Promise<Result>): Promise<Result> {
    const signal = AbortSignal.timeout(timeoutMs);
    const client = new S3mini({ endpoint, ...access, fetch: fetchPlainly(signal) });
    return work(async (name, ask) => {
      const begun = performance.now();
      let outcome: 'ok' | BucketFailure = 'ok';
      try {
        return await ask(client);
      } catch (error) {
        outcome = failureOf(error, signal);
        throw new BucketFailed(outcome);
      } finally {
        observe?.(name, outcome, (performance.now() - begun) / 1_000);
      }
    });
  }

  return {
    put: (key, { media_type, bytes, size, sha256 }) =>
      within(async (call) => {
        const checksum = Buffer.from(sha256, 'hex').toString('base64');
        await call('put', (client) =>
          client.putObject(key, bytes, media_type, undefined, { 'x-amz-checksum-sha256': checksum }),
        );
        await call('head', async (client) => {
          if ((await client.getContentLength(key)) !== size) throw new BucketFailed('truncated');
        });
      }),
    get: (key, expected) =>
      within((call) =>
        call('get', async (client) => {
          const bytes = await readWithin(await client.getObjectRaw(key), expected.size);
          if (sha256(bytes, 'hex') !== expected.sha256) throw new BucketFailed('damaged');
          return bytes;
        }),
      ),
    remove: (key) =>
      within((call) =>
        call('delete', async (client) => {
          try {
            await client.deleteObject(key);
          } catch (error) {
            // A bucket that is not there, or not ours, has a 404 of its own.
            if (!(error instanceof S3ServiceError && error.serviceCode === NO_SUCH_KEY)) throw error;
          }
        }),
      ),
    async list() {
      const objects = new Map<string, number>();
      let next: string | undefined;
      do {
        const page = await within((call) =>
          call('list', async (client) => {
            const listed = await client.listObjectsPaged('/', '', KEYS_A_PAGE, next);
            if (!listed?.objects) throw new BucketFailed('refused');
            return { objects: listed.objects, next: listed.nextContinuationToken };
          }),
        );
        for (const { Key, Size } of page.objects) objects.set(Key, Size);
        next = page.next;
      } while (next);
      return objects;
    },
  };
}

type Call = <Result>(name: BucketCall, ask: (client: S3mini) => Promise<Result>) => Promise<Result>;

function fetchPlainly(signal: AbortSignal): typeof fetch {
  return async (input, init) => {
    const response = await fetch(input, { ...init, signal, redirect: 'manual' });
    if (response.ok) return response;
    const { status } = response;
    // What answers a HEAD has no text.
    const code = init?.method === 'HEAD' && status === 404 ? NO_SUCH_KEY : await readCode(response);
    return new Response(null, { status, headers: code ? { 'x-amz-error-code': code } : {} });
  };
}

async function readCode({ body }: Response): Promise<string | undefined> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length > ERROR_CHARACTERS) break;
  }
  return /<Code>(\w{1,64})<\/Code>/.exec(text)?.[1];
}

/** An answer's bytes, as many as there should be; fewer are damage where the storage says that this is all. */
async function readWithin({ body, headers }: Response, size: number): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = new Uint8Array(size);
  let at = 0;
  // To leave the loop closes the connection.
  try {
    for await (const chunk of body ?? []) {
      if (at + chunk.byteLength > size) throw new BucketFailed('damaged');
      bytes.set(chunk, at);
      at += chunk.byteLength;
    }
  } catch (error) {
    throw error instanceof BucketFailed ? error : new BucketFailed('truncated');
  }
  if (at < size)
    throw new BucketFailed(headers.get('Content-Length') === String(at) ? 'damaged' : 'truncated');
  return bytes;
}

function failureOf(error: unknown, signal: AbortSignal): BucketFailure {
  if (signal.aborted) return 'timeout';
  if (error instanceof BucketFailed) return error.code;
  const refusal = refusalOf(error);
  if (!refusal) return 'unreachable';
  const { status, serviceCode = '' } = refusal;
  if (serviceCode === NO_SUCH_KEY) return 'missing';
  if ([401, 403, 404].includes(status) || serviceCode === WRONG_REGION) return 'refused';
  return status >= 300 && status < 400 ? 'redirect' : 'status';
}

const WRONG_REGION = 'AuthorizationHeaderMalformed';

/** `getContentLength` tells what happened as the cause of what it throws. */
function refusalOf(error: unknown): S3ServiceError | undefined {
  if (error instanceof S3ServiceError) return error;
  return error instanceof Error && error.cause instanceof S3ServiceError ? error.cause : undefined;
}
