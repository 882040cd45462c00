import { expectRefusal, expectSuccess } from '../expectations.ts';
import type { Kit } from '../Kit.ts';

const unknownSession = { who: 'nobody (an unknown token)', token: 'no-session-has-this-token' };

/** What stands in place of a token, and is none. */
const notTokens = (valid: string) => ['', 'null', `${valid}x`, encodeURI('ünïcode'), `${valid} ${valid}`];

/** Of what anybody may call: what is read, and writes that leave nothing behind. */
const WITH_ANY_TOKEN = ['logIn', 'requestPasswordReset', 'contactSupport'];

export async function checkTokens(kit: Kit): Promise<void> {
  for (const { id, role, bodyType, method } of kit.operations) {
    if (role === 'public') {
      if (method !== 'GET' && !WITH_ANY_TOKEN.includes(id)) continue;
      await kit.check(id, 'token', 'a token is not looked at', async () => {
        expectSuccess(await kit.client.send(id, await kit.fresh(id), unknownSession));
      });
      continue;
    }
    await kit.check(
      id,
      'token',
      'no token',
      async () => {
        expectRefusal(await kit.client.send(id, await kit.standing(id)), 401, 'unauthenticated');
      },
      { who: 'signed out', plan: 'premium' },
    );
    await kit.check(id, 'token', 'an unknown token', async () => {
      expectRefusal(
        await kit.client.send(id, await kit.standing(id), unknownSession),
        401,
        'unauthenticated',
      );
    });
    await kit.check(id, 'token', 'what is no token', async () => {
      for (const token of notTokens(kit.world.tenant.admin.token)) {
        const session = { who: 'nobody (no token, but in its place)', token };
        expectRefusal(await kit.client.send(id, await kit.standing(id), session), 401, 'unauthenticated');
      }
    });
    await kit.check(id, 'token', 'no token, and a request that is at fault', async () => {
      const call = await kit.standing(id);
      const body = bodyType ? { surprise: 'x' } : undefined;
      const faulty = { ...call, ...(call.id ? { id: 'unknown_0' } : {}), ...(body ? { body } : {}) };
      expectRefusal(await kit.client.send(id, faulty), 401, 'unauthenticated');
      if (!bodyType) return;
      for (const contentType of [bodyType, 'text/plain']) {
        const raw = { contentType, body: '{"title":' };
        const { body: _, ...bare } = call;
        expectRefusal(await kit.client.send(id, bare, undefined, { raw }), 401, 'unauthenticated');
      }
    });
  }
}
