import { bodyLimits, callLimits } from '@cortex/api-client/limits';
import { expectFieldRefused, expectRefusal, expectThat } from '../expectations.ts';
import type { Kit } from '../Kit.ts';

const MEBIBYTE = 2 ** 20;
const notUtf8 = new Uint8Array([0x22, 0xff, 0x22]);
const nested = `${'['.repeat(200_000)}${']'.repeat(200_000)}`;

type Bytes = string | Uint8Array<ArrayBuffer> | ReadableStream;

/** Bodies that cannot be read as what they claim to be. */
const UNREADABLE: Record<string, Bytes[]> = {
  'application/json': ['{"title":', '', '{"name": "Ada', 'undefined', notUtf8],
  'multipart/form-data': [
    'no parts',
    '',
    '{"email": "a@example.com"}',
    notUtf8,
    '--b\r\nContent-Disposition: form-data; name="name"\r\n\r\nAda',
    '--b\r\nContent-Disposition: form-data\r\n\r\nAda\r\n--b--',
  ],
  'application/x-www-form-urlencoded': [
    'email=%E0%A4%A',
    'email=%zz&password=%',
    '',
    '{"email": "a@example.com"}',
    notUtf8,
  ],
};
const NO_OBJECT = ['null', '[]', '[{}]', '"text"', '7', '1e400', 'true'];
const OTHER_TYPES = ['text/plain', 'application/xml', 'application/jsonp', 'multipart/mixed', 'x', ';', null];

const numbered = (count: number, prefix: string) =>
  Array.from({ length: count }, (_, index) => prefix + index);
const partOf = (name: string, value = 'x') =>
  `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const partsOf = (names: string[]) => `${names.map((name) => partOf(name)).join('')}--b--\r\n`;

/** Bodies within the size that take long to read, if one reads them carelessly. */
const LABORIOUS: Record<string, Record<string, () => string>> = {
  'multipart/form-data': {
    parts: () => partsOf(numbered(150_000, 'n')),
    'parts of one name': () => partsOf(Array(150_000).fill('n')),
    boundaries: () => '--b\r\n'.repeat(2 * MEBIBYTE),
    headers: () => `--b\r\n${'a: b\r\n'.repeat(MEBIBYTE / 2)}`,
    'letters in a header': () => `--b\r\na: ${'b'.repeat(10 * MEBIBYTE)}`,
    dashes: () => partOf('n', '\r\n--'.repeat(2.5 * MEBIBYTE)),
  },
  'application/x-www-form-urlencoded': {
    fields: () => numbered(90_000, 'k').join('=1&'),
    'fields of one name': () => 'a&'.repeat(MEBIBYTE / 2),
    'percent signs': () => `email=${'%'.repeat(MEBIBYTE - 6)}`,
  },
  'application/json': {
    keys: () => `{"k":1${numbered(80_000, ',"k').join('":1')}":1}`,
    values: () => `{"title":[${'1,'.repeat(MEBIBYTE / 2 - 10)}1]}`,
    escapes: () => `{"title":"${'\\u0041'.repeat(170_000)}"}`,
  },
};

export async function checkBodies(kit: Kit): Promise<void> {
  const tried = new Set<string>();
  for (const { id, bodyType, bodyBytes, role } of kit.operations) {
    if (!bodyType) continue;
    const json = bodyType === 'application/json';
    const session = role === 'public' ? null : kit.world.tenant.admin;
    const own = bodyType === 'multipart/form-data' ? `${bodyType}; boundary=b` : bodyType;
    const send = async (contentType: string | null, body: Bytes) => {
      const { body: _, ...call } = await kit.standing(id);
      return kit.client.send(id, call, session, { raw: { contentType, body } });
    };
    /** A form that cannot be read may be one that lacks its fields; JSON may hold too many values to be read. */
    const expectUnread = async (body: Bytes) => {
      const exchange = await send(own, body);
      if (json && exchange.status === 413) expectRefusal(exchange, 413, 'payload_too_large');
      else if (exchange.status === 422) expectRefusal(exchange, 422, 'validation_failed');
      else expectRefusal(exchange, 400, 'malformed_request');
      return exchange;
    };
    await kit.check(id, 'form', `bytes that are no ${bodyType}`, async () => {
      for (const body of UNREADABLE[bodyType] ?? []) {
        if (json) expectRefusal(await send(own, body), 400, 'malformed_request');
        else await expectUnread(body);
      }
    });
    if (json) {
      await kit.check(id, 'form', 'JSON that is no object', async () => {
        for (const body of NO_OBJECT) {
          expectFieldRefused(await send(bodyType, body), 'body', `${body}, which is no object`);
        }
      });
      await kit.check(id, 'form', 'arrays in arrays', async () => {
        for (const body of [nested, `{"name": ${nested}}`]) await expectUnread(body);
      });
    }
    await kit.check(id, 'type', 'any other', async () => {
      const other = json ? 'application/x-www-form-urlencoded' : 'application/json';
      for (const contentType of [...OTHER_TYPES, other]) {
        const body = new TextEncoder().encode(json && contentType === other ? 'a=b' : '{}');
        expectRefusal(await send(contentType, body), 415, 'unsupported_media_type');
      }
    });
    const laborious = tried.has(bodyType) ? {} : LABORIOUS[bodyType];
    tried.add(bodyType);
    for (const [about, bodyOf] of Object.entries(laborious ?? {})) {
      await kit.check(id, 'size', `too many ${about} are refused before a client gives up`, async () => {
        const body = bodyOf();
        const startedAt = performance.now();
        const exchange = await expectUnread(body);
        const took = Math.round(performance.now() - startedAt);
        const { timeoutMs } = callLimits;
        expectThat(took < timeoutMs, `expected an answer within ${timeoutMs} ms, not ${took}`, exchange);
      });
    }
    await kit.check(id, 'size', 'a body that is too large', async () => {
      const ofAll = bodyType === 'multipart/form-data' ? bodyLimits.formBytes : bodyLimits.textBytes;
      const limit = bodyBytes ?? ofAll;
      const tooLarge = 'x'.repeat(limit + 1);
      for (const body of [tooLarge, inChunks(tooLarge)]) {
        const exchange = await send(own, body);
        const came = exchange.status !== 0;
        expectThat(came, 'expected 413, with the rest of the body taken from the line', exchange);
        expectRefusal(exchange, 413, 'payload_too_large');
      }
      const both = await send('text/plain', tooLarge);
      if (both.status === 415) expectRefusal(both, 415, 'unsupported_media_type');
      else expectRefusal(both, 413, 'payload_too_large');
      for (const body of [tooLarge.slice(1), inChunks(tooLarge.slice(1))]) await expectUnread(body);
    });
  }
}

/** A body whose length is not told first. */
function inChunks(text: string): ReadableStream {
  return new Blob([text]).stream();
}
