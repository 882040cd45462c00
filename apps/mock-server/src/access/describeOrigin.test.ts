import { expect, test } from 'vitest';
import { describeDevice } from './describeDevice.ts';
import { describeNetwork } from './describeNetwork.ts';

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox on Windows'],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0`,
    'Edge on Windows',
  ],
  [`Mozilla/5.0 (X11; Linux x86_64) ${WEBKIT} Chrome/142.0.0.0 Safari/537.36`, 'Chrome on Linux'],
  [
    `Mozilla/5.0 (Linux; Android 15; Pixel 9) ${WEBKIT} Chrome/142.0.0.0 Mobile Safari/537.36`,
    'Chrome on Android',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
    'Safari on iPhone',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15',
    'Safari on macOS',
  ],
  ['curl/8.11.0', 'A program'],
  ['<script>alert(1)</script>', 'A program'],
  ['', ''],
])('a User-Agent %s is told as a person would', (agent, words) => {
  expect(describeDevice(agent)).toBe(words);
});

test.each([
  ['203.0.113.77', 'Network 203.0.113.0/24'],
  ['::ffff:203.0.113.77', 'Network 203.0.113.0/24'],
  ['2001:db8:12:34:56::7', 'Network 2001:db8:12::/48'],
  ['192.168.1.20', 'Local network'],
  ['172.20.0.4', 'Local network'],
  ['fe80::1', 'Local network'],
  ['127.0.0.1', "The server's own computer"],
  ['::1', "The server's own computer"],
  ['unknown', ''],
])('an address %s is told as the network around it', (address, words) => {
  expect(describeNetwork(address)).toBe(words);
});
