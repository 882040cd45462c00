import ipaddr from 'ipaddr.js';

const { IPv4, IPv6 } = ipaddr;

/** What is no address of the public internet (IANA's registries of special-purpose addresses), and what clouds keep for themselves. */
const NOT_PUBLIC_4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '168.63.129.16/32',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
].map((subnet) => IPv4.parseCIDR(subnet));

/** Of IPv6 only these are public at all, so that forms which carry an IPv4 address (mapped, compatible, NAT64) are not. */
const PUBLIC_6 = IPv6.parseCIDR('2000::/3');

/** Tunnels (Teredo, 6to4) carry an IPv4 address inside. */
const NOT_PUBLIC_6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'].map((subnet) =>
  IPv6.parseCIDR(subnet),
);

/** Whether a host is an IP address, as URLs write them, and not a name. */
export function isAddress(host: string): boolean {
  return IPv4.isValidFourPartDecimal(host) || IPv6.isValid(host);
}

/** Whether an IP address is one of the public internet, and not of this machine, its network or its cloud. */
export function isPublicAddress(address: string): boolean {
  if (IPv4.isValidFourPartDecimal(address)) {
    const parsed = IPv4.parse(address);
    return !NOT_PUBLIC_4.some((subnet) => parsed.match(subnet));
  }
  if (!IPv6.isValid(address)) return false;
  const parsed = IPv6.parse(address);
  return parsed.match(PUBLIC_6) && !NOT_PUBLIC_6.some((subnet) => parsed.match(subnet));
}

/** The host of an address without the brackets of IPv6. */
export function hostOf(url: URL): string {
  return url.hostname.replace(/^\[|\]$/g, '');
}
