import { BlockList, isIP } from 'node:net';

/** What is no address of the public internet (IANA's registries of special-purpose addresses), and what clouds keep for themselves. */
const NOT_PUBLIC_4: readonly [string, number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['168.63.129.16', 32],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
];

/** Of IPv6 only these are public at all, so that forms which carry an IPv4 address (mapped, compatible, NAT64) are not. */
const PUBLIC_6 = blockOf('ipv6', [['2000::', 3]]);

const NOT_PUBLIC = blockOf('ipv4', NOT_PUBLIC_4);
/** Tunnels (Teredo, 6to4) carry an IPv4 address inside. */
const NOT_PUBLIC_6 = blockOf('ipv6', [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
]);

function blockOf(family: 'ipv4' | 'ipv6', subnets: readonly [string, number][]): BlockList {
  const list = new BlockList();
  for (const [net, prefix] of subnets) list.addSubnet(net, prefix, family);
  return list;
}

/** Whether an IP address is one of the public internet, and not of this machine, its network or its cloud. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !NOT_PUBLIC.check(address, 'ipv4');
  return family === 6 && PUBLIC_6.check(address, 'ipv6') && !NOT_PUBLIC_6.check(address, 'ipv6');
}

/** The host of an address without the brackets of IPv6. */
export function hostOf(url: URL): string {
  return url.hostname.replace(/^\[|\]$/g, '');
}
