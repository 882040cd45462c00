import { Resolver, lookup as systemLookup } from 'node:dns/promises';
import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { LookupFunction } from 'node:net';
import { hostOf, isAddress, isPublicAddress } from './publicAddress.ts';

/** How much of an answer is taken before its connection is closed. */
const MAX_BYTES = 4096;
const DNS = { timeout: 2_000, tries: 2 };

export type Address = { address: string; family: number };

export type GuardedPost = {
  url: URL;
  headers: Readonly<Record<string, string>>;
  body: string;
  timeoutMs: number;
  /** Whether private addresses may be called. */
  allowPrivate: boolean;
  /** The addresses of a name; by DNS unless stated. */
  resolve?: ((hostname: string) => Promise<readonly Address[]>) | undefined;
};

/** What the server answered, with its `Retry-After` as it stands where there is one, or why there is no answer. */
export type Posted =
  | { status: number; retryAfter?: string }
  | { failure: 'timeout' | 'unreachable' | 'certificate' | 'unknown_name' | 'address_refused' };

class AddressRefused extends Error {}
class NameUnknown extends Error {}

/**
 * Posts to an address that somebody else chose. Unless private addresses are allowed, a name that stands for one is refused: what is
 * checked is what the connection is opened to, so that a name which changes in between gains nothing. Redirects are not
 * followed, of an answer the status alone is kept, and no connection is used twice. Never throws.
 */
export function postGuarded(post: GuardedPost): Promise<Posted> {
  const { url, headers, body, timeoutMs, allowPrivate } = post;
  const host = hostOf(url);
  if (isAddress(host) && !allowPrivate && !isPublicAddress(host))
    return Promise.resolve({ failure: 'address_refused' });
  const signal = AbortSignal.timeout(timeoutMs);
  const send = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((settle) => {
    const request = send(url, {
      method: 'POST',
      agent: false,
      lookup: guardedLookup(post),
      signal,
      headers: { ...headers, 'Content-Length': String(Buffer.byteLength(body)) },
    });
    request.on('response', (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.byteLength;
        if (bytes > MAX_BYTES) response.destroy();
      });
      response.on('error', () => {});
      response.on('close', () => settle(answerOf(response)));
    });
    // Without this an answer of 101 would end the connection and nothing else: neither an answer nor an error would ever come.
    request.on('upgrade', (response, socket) => {
      socket.destroy();
      settle(answerOf(response));
    });
    request.on('error', (error) => settle({ failure: failureOf(error, signal) }));
    request.end(body);
  });
}

function answerOf({ statusCode = 0, headers }: IncomingMessage): Posted {
  // Node takes any three digits; what is no status of HTTP is no answer.
  if (statusCode < 100 || statusCode > 599) return { failure: 'unreachable' };
  const retryAfter = headers['retry-after'];
  return { status: statusCode, ...(retryAfter === undefined ? {} : { retryAfter }) };
}

function guardedLookup({
  allowPrivate,
  resolve = allowPrivate ? bySystem : byDns,
}: GuardedPost): LookupFunction {
  return (hostname, options, callback) => {
    resolve(hostname).then(
      (addresses) => {
        const [first] = addresses;
        if (!first) return callback(new NameUnknown(), '');
        if (!allowPrivate && !addresses.every(({ address }) => isPublicAddress(address)))
          return callback(new AddressRefused(), '');
        if (options.all) return callback(null, [...addresses]);
        return callback(null, first.address, first.family);
      },
      () => callback(new NameUnknown(), ''),
    );
  };
}

let lastLookup: Promise<unknown> = Promise.resolve();

/** By DNS, and where that knows no address as the machine resolves names, its own file of hosts included. */
async function bySystem(hostname: string): Promise<readonly Address[]> {
  const found = await byDns(hostname);
  if (found.length > 0) return found;
  // It takes one of few threads, which reading files and checking passwords need, for as long as name servers please: one at a time.
  const lookup = lastLookup.then(() => systemLookup(hostname, { all: true }));
  lastLookup = lookup.catch(() => {});
  return lookup;
}

/** By DNS alone, which takes no thread. */
async function byDns(hostname: string): Promise<Address[]> {
  const resolver = new Resolver(DNS);
  const [four, six] = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)]);
  return [
    ...(four.status === 'fulfilled' ? four.value : []).map((address) => ({ address, family: 4 })),
    ...(six.status === 'fulfilled' ? six.value : []).map((address) => ({ address, family: 6 })),
  ];
}

function failureOf(error: Error, signal: AbortSignal): Extract<Posted, { failure: string }>['failure'] {
  if (signal.aborted) return 'timeout';
  if (error instanceof AddressRefused) return 'address_refused';
  if (error instanceof NameUnknown) return 'unknown_name';
  const code = 'code' in error ? String(error.code) : '';
  return /CERT|SELF_SIGNED|SIGNATURE|ALTNAME/.test(code) ? 'certificate' : 'unreachable';
}
