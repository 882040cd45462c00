/**
 * The network that an address stands for, however it is written: an IPv4 address itself, of IPv6 the /64 that one
 * household or server has, without port, brackets, zone or another spelling. What is no address stays as it is.
 */
export function networkOf(address: string): string {
  const plain = address.trim().replace(/%[^\]]*/, '');
  const host = readHost(plain) ?? readHost(`[${plain}]`);
  if (host === undefined) return address;
  if (!host.startsWith('[')) return host;
  const groups = expand(host.slice(1, -1));
  const mapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (mapped)
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 255])
      .join('.');
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`;
}

/** The wider network of one that `networkOf` gave: of IPv6 the /48 that a site has, of IPv4 the address itself. */
export function siteOf(network: string): string {
  const [, groups] = /^((?:[\da-f]+:){3})[\da-f]+::\/64$/.exec(network) ?? [];
  return groups ? `${groups}:/48` : network;
}

/** Whether a network is this machine: a proxy on it that nobody told the server of stands for everybody. */
export function isThisMachine(network: string): boolean {
  return network.startsWith('127.') || network === '0:0:0:0::/64';
}

/** The host as the URL standard spells it, where the text is an address. */
function readHost(text: string): string | undefined {
  const host = URL.parse(`http://${text}/`)?.hostname;
  return host && (host.startsWith('[') || /^\d+\.\d+\.\d+\.\d+$/.test(host)) ? host : undefined;
}

/** The eight groups of an IPv6 address. */
function expand(address: string): number[] {
  const [head = [], tail] = address.split('::').map(readGroups);
  if (tail === undefined) return head;
  return [...head, ...Array.from({ length: 8 - head.length - tail.length }, () => 0), ...tail];
}

function readGroups(text: string): number[] {
  return text === '' ? [] : text.split(':').map((group) => Number.parseInt(group, 16));
}
