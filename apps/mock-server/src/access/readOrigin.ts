import type { Context } from 'hono';
import { describeDevice } from './describeDevice.ts';
import { describeNetwork } from './describeNetwork.ts';
import type { SessionOrigin } from './sessions.ts';

/** From where a request comes, as a session keeps it. */
export function readOrigin(c: Context, address: string): SessionOrigin {
  return { device: describeDevice(c.req.header('User-Agent')), network: describeNetwork(address) };
}
