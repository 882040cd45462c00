import { networkOf } from '../http/network.ts';

/**
 * Where an address is, in words that name no household: the /24 of an IPv4 address, the /48 of an IPv6 one; empty
 * for what is no address.
 */
export function describeNetwork(address: string): string {
  const network = networkOf(address);
  const v4 = /^(\d+)\.(\d+)\.(\d+)\.\d+$/.exec(network);
  if (v4) return describeV4(v4.slice(1).map(Number));
  const v6 = /^([0-9a-f]+):([0-9a-f]+):([0-9a-f]+):[0-9a-f]+::\/64$/.exec(network);
  if (!v6) return '';
  const [first = '', ...others] = v6.slice(1);
  if (network === '0:0:0:0::/64') return THIS_COMPUTER;
  if (/^f[cd]..$|^fe[89ab].$/.test(first)) return LOCAL_NETWORK;
  return `Network ${[first, ...others].join(':')}::/48`;
}

const THIS_COMPUTER = "The server's own computer";
const LOCAL_NETWORK = 'Local network';

function describeV4([first = 0, second = 0, third = 0]: readonly number[]): string {
  if (first === 127) return THIS_COMPUTER;
  const isLocal =
    first === 10 ||
    (first === 172 && second >= 16 && second < 32) ||
    (first === 192 && second === 168) ||
    (first === 169 && second === 254);
  return isLocal ? LOCAL_NETWORK : `Network ${first}.${second}.${third}.0/24`;
}
