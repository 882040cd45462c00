import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import { networkOf } from './network.ts';

/** Tells the network address that a request comes from. */
export type ClientAddress = { clientAddress(c: Context): string };

/**
 * The network address that a request comes from, behind as many proxies as the operator runs: each of them adds the
 * address that it saw to the end of X-Forwarded-For, so what a client wrote there itself is never believed. All
 * spellings of an address are one.
 */
export function readClientAddress(c: Context, trustedProxies: number): string {
  const forwarded = (c.req.header('X-Forwarded-For') ?? '').split(',').map((address) => address.trim());
  const direct = getConnInfo(c).remote.address ?? 'unknown';
  return networkOf((trustedProxies > 0 && forwarded.at(-trustedProxies)) || direct);
}
