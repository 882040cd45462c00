import { expect, test } from 'vitest';
import { isThisMachine, networkOf, siteOf } from './network.ts';

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['192.0.2.1:52110', '192.0.2.1'],
  [' 0300.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['[::FFFF:c000:201]:443', '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2:ffff::]:1234', '2001:db8:1:2::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['unknown', 'unknown'],
  ['', ''],
])('%s counts as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test.each([
  ['2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['0:0:0:0::/64', '0:0:0::/48'],
  ['192.0.2.1', '192.0.2.1'],
  ['unknown', 'unknown'],
])('%s belongs to the site %s', (network, site) => {
  expect(siteOf(network)).toBe(site);
});

test.each([
  ['127.0.0.1', true],
  ['::1', true],
  ['::ffff:127.0.0.1', true],
  ['192.0.2.1', false],
  ['2001:db8::1', false],
])('%s is this machine: %s', (address, isOne) => {
  expect(isThisMachine(networkOf(address))).toBe(isOne);
});
