import { expect, test } from 'vitest';
import { toCurl } from './toCurl.ts';

const call = {
  method: 'POST',
  url: 'http://host/title/',
  contentType: 'application/json',
  headers: undefined,
  signedIn: true,
  bodyType: 'application/json',
  fields: { title: 'title', password: 'made up', admin_password: 'tiTle"1' },
  raw: undefined,
};

test('a command masks values that are secret, never names or addresses, and shows passwords that are made up', () => {
  const curl = toCurl(call, ['title', 'tiTle\\"1']);
  expect(curl).toBe(
    [
      `curl -i -X POST 'http://host/title/' \\`,
      `  -H "Authorization: Bearer $TOKEN" \\`,
      `  -H 'Content-Type: application/json' \\`,
      `  --data-raw '{"title":"'"$PASSWORD"'","password":"made up","admin_password":"'"$PASSWORD"'"}'`,
    ].join('\n'),
  );
});

test('a form is a field each', () => {
  const form = { ...call, contentType: undefined, bodyType: 'application/x-www-form-urlencoded' };
  const curl = toCurl({ ...form, fields: { password: 'password', email: 'a@b' } }, ['password']);
  expect(curl).toContain(`--data-urlencode 'password='"$PASSWORD"'' \\\n  --data-urlencode 'email=a@b'`);
});

test('a body that is no text, or too long for a line, is a command all the same', () => {
  const plain = { ...call, fields: undefined, contentType: 'text/plain', signedIn: false };
  expect(toCurl({ ...plain, raw: new Uint8Array([0x22, 0xff, 0x22]) }, [])).toContain(
    `--data-binary $'\\x22\\xff\\x22'`,
  );
  expect(toCurl({ ...plain, raw: 'x'.repeat(11_000_000) }, [])).toContain(
    `--data-binary @<(head -c 11000000 /dev/zero | tr '\\0' 'x')`,
  );
  expect(toCurl({ ...plain, method: 'HEAD' }, [])).toMatch(/^curl -I 'http/);
});
