import { invalid } from '../http/HttpError.ts';
import { hostOf, isAddress, isPublicAddress } from '../outside/publicAddress.ts';

const HTTPS_PORT = 443;
/** Below are the ports of mail, files and other services that speak no HTTP. */
const FIRST_FREE_PORT = 1024;
const LOOPBACK = ['localhost', '127.0.0.1', '::1'];
/** Names that stand for this machine or its network wherever they are asked for. */
const LOCAL_NAMES = /(?:^|\.)(?:localhost|local|internal|home\.arpa)$/;

/**
 * Refuses with 422 an address that no message may go to. Names are looked up when a message is sent, as what they stand for may
 * change (`postGuarded`).
 */
export function requireCallable(text: string, { allowPrivate }: { allowPrivate: boolean }): void {
  const fault = faultOf(URL.parse(text), allowPrivate);
  if (fault) throw invalid({ url: fault });
}

function faultOf(url: URL | null, allowPrivate: boolean): string | undefined {
  if (!url || !/^https?:$/.test(url.protocol) || url.hostname === '')
    return 'Enter a web address, e.g. https://hr.example.com/cortex.';
  const host = hostOf(url).replace(/\.$/, '');
  if (url.username + url.password !== '') return 'Leave out the user name and the password.';
  if (url.protocol === 'http:' && !(allowPrivate && LOOPBACK.includes(host)))
    return 'The address has to begin with https://.';
  if (allowPrivate) return undefined;
  const port = Number(url.port || HTTPS_PORT);
  if (port !== HTTPS_PORT && port < FIRST_FREE_PORT) return 'Use port 443, or one from 1024 on.';
  const isPrivate = isAddress(host) ? !isPublicAddress(host) : LOCAL_NAMES.test(host) || !host.includes('.');
  return isPrivate ? 'This address is on a private network, which this server does not call.' : undefined;
}
