import { expect, test } from 'vitest';
import { hostOf, isPublicAddress } from './publicAddress.ts';

test.each([
  '127.0.0.1',
  '127.255.255.254',
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '100.100.100.200',
  '168.63.129.16',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.0.0.192',
  '192.168.1.1',
  '198.18.0.1',
  '203.0.113.7',
  '224.0.0.1',
  '240.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::127.0.0.1',
  '::ffff:127.0.0.1',
  '::ffff:10.0.0.1',
  '::ffff:8.8.8.8',
  '64:ff9b::7f00:1',
  '64:ff9b:1::1',
  '100::1',
  'fc00::1',
  'fd00:ec2::254',
  'fe80::1',
  'ff02::1',
  '2001:db8::1',
  '2001::1',
  '2002:7f00:1::1',
  '3fff::1',
  'no address',
])('%s is not public', (address) => expect(isPublicAddress(address)).toBe(false));

test.each([
  '1.1.1.1',
  '8.8.8.8',
  '172.32.0.1',
  '192.169.0.1',
  '2606:4700:4700::1111',
  '2a00:1450::1',
])('%s is public', (address) => expect(isPublicAddress(address)).toBe(true));

test.each([
  ['http://2130706433/', '127.0.0.1'],
  ['http://0x7f000001/', '127.0.0.1'],
  ['http://0177.0.0.1/', '127.0.0.1'],
  ['http://127.1/', '127.0.0.1'],
  ['http://[::ffff:127.0.0.1]/', '::ffff:7f00:1'],
  ['http://[0:0:0:0:0:0:0:1]/', '::1'],
])('%s names %s', (url, address) => {
  expect(hostOf(new URL(url))).toBe(address);
  expect(isPublicAddress(address)).toBe(false);
});
