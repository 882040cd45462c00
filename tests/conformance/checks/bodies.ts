import { expectFieldRefused, expectRefusal, expectThat } from '../expectations.ts';
import type { Kit } from '../Kit.ts';

const MEBIBYTE = 2 ** 20;

/** Bodies that cannot be read as what they claim to be. */
const UNREADABLE: Record<string, { contentType: string; body: string }> = {
  'application/json': { contentType: 'application/json', body: '{"title":' },
  'multipart/form-data': { contentType: 'multipart/form-data; boundary=b', body: 'no parts' },
};

export async function checkBodies(kit: Kit): Promise<void> {
  for (const { id, bodyType, role } of kit.operations) {
    if (!bodyType) continue;
    const session = role === 'public' ? null : kit.world.tenant.admin;
    const send = async (contentType: string, body: string) => {
      const { body: _, ...call } = await kit.standing(id);
      return kit.client.send(id, call, session, { raw: { contentType, body } });
    };
    const unreadable = UNREADABLE[bodyType];
    if (unreadable) {
      await kit.check(id, 'form', `a body that is no ${bodyType}`, async () => {
        const exchange = await send(unreadable.contentType, unreadable.body);
        expectRefusal(exchange, 400, 'malformed_request');
      });
    } else {
      // Many servers read any bytes as a form; they then miss its fields.
      await kit.check(id, 'form', `bytes that are no ${bodyType}`, async () => {
        const exchange = await send(bodyType, 'email=%E0%A4%A');
        if (exchange.status === 422) expectRefusal(exchange, 422, 'validation_failed');
        else expectRefusal(exchange, 400, 'malformed_request');
      });
    }
    if (bodyType === 'application/json') {
      await kit.check(id, 'form', 'JSON that is no object', async () => {
        for (const body of ['null', '[]', '[{}]', '"text"', '7', 'true']) {
          expectFieldRefused(await send(bodyType, body), 'body', `${body}, which is no object`);
        }
      });
    }
    await kit.check(id, 'type', 'text/plain', async () => {
      expectRefusal(await send('text/plain', '{}'), 415, 'unsupported_media_type');
    });
    const other = bodyType === 'application/json' ? 'application/x-www-form-urlencoded' : 'application/json';
    await kit.check(id, 'type', other, async () => {
      const body = bodyType === 'application/json' ? 'a=b' : JSON.stringify((await kit.standing(id)).body);
      expectRefusal(await send(other, body), 415, 'unsupported_media_type');
    });
    await kit.check(id, 'size', 'a body that is too large', async () => {
      const form = bodyType === 'multipart/form-data';
      const body = 'x'.repeat((form ? 11 : 1) * MEBIBYTE + 1);
      const exchange = await send(form ? 'multipart/form-data; boundary=b' : bodyType, body);
      expectThat(
        exchange.status !== 0,
        'expected 413, with the rest of the body taken from the line',
        exchange,
      );
      expectRefusal(exchange, 413, 'payload_too_large');
    });
  }
}
