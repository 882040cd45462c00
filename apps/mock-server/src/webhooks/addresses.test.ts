import { expect, test } from 'vitest';
import { HttpError } from '../http/HttpError.ts';
import { requireCallable } from './addresses.ts';

function faultOf(url: string, allowPrivate = false): string | undefined {
  try {
    requireCallable(url, { allowPrivate });
    return undefined;
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    expect(error.status).toBe(422);
    return error.body.errors?.url;
  }
}

test.each([
  'https://hr.example.com/cortex',
  'https://hr.example.com:8443/cortex?key=1',
  'https://1.1.1.1/',
  'https://[2606:4700:4700::1111]/',
  'https://bücher.example/',
])('takes %s', (url) => expect(faultOf(url)).toBeUndefined());

test.each([
  'no address',
  '',
  'ftp://hr.example.com/',
  'javascript:alert(1)',
  'file:///etc/passwd',
  'https://',
])('refuses %j, which is no web address', (url) =>
  expect(faultOf(url)).toBe('Enter a web address, e.g. https://hr.example.com/cortex.'));

test('refuses plain http, a user name, and the ports of other services', () => {
  expect(faultOf('http://hr.example.com/')).toBe('The address has to begin with https://.');
  expect(faultOf('https://user@hr.example.com/')).toBe('Leave out the user name and the password.');
  expect(faultOf('https://:word@hr.example.com/')).toBe('Leave out the user name and the password.');
  for (const port of [22, 25, 80, 445, 1023])
    expect(faultOf(`https://hr.example.com:${port}/`)).toBe('Use port 443, or one from 1024 on.');
});

test.each([
  'https://localhost/',
  'https://LOCALHOST./',
  'https://hr.localhost/',
  'https://printer.local/',
  'https://metadata.google.internal/',
  'https://intranet/',
  'https://127.0.0.1/',
  'https://2130706433/',
  'https://0x7f.1/',
  'https://0177.0.0.1/',
  'https://①②⑦.0.0.1/',
  'https://10.0.0.1/',
  'https://169.254.169.254/latest/meta-data/',
  'https://[::1]/',
  'https://[::ffff:10.0.0.1]/',
  'https://[fd00:ec2::254]/',
])('refuses %s, which is on a private network', (url) =>
  expect(faultOf(url)).toBe('This address is on a private network, which this server does not call.'));

test('where private addresses are allowed, plain http goes to this machine alone', () => {
  for (const url of [
    'https://intranet:444/',
    'https://10.0.0.1/',
    'http://localhost:4000/',
    'http://127.0.0.1/',
    'http://[::1]:9/',
  ])
    expect(faultOf(url, true), url).toBeUndefined();
  expect(faultOf('http://10.0.0.1/', true)).toBe('The address has to begin with https://.');
  expect(faultOf('https://user@10.0.0.1/', true)).toBe('Leave out the user name and the password.');
});
