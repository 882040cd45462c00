import type { Call } from '../Call.ts';
import type { AttemptLimit } from '../contract.ts';
import { expectRefusal, expectThat } from '../expectations.ts';
import type { Kit } from '../Kit.ts';
import { newPassword, organizationOf } from '../texts.ts';
import { validCall } from '../validCalls.ts';

/**
 * Tries until the server has had enough, which by account is as often as the contract says, and by address at most as
 * often, as other checks were attempts too. Emails are made up, so that nobody is locked out; what is tried by
 * address stays refused for everybody at this address until the server's window ends, which is why only signing in is
 * tried unless asked for.
 */
export async function checkRateLimits(
  { check, client, world }: Kit,
  limits: readonly AttemptLimit[],
  slow: boolean,
): Promise<void> {
  const { tenant } = world;
  const newEmail = () => `${tenant.word('nobody')}@example.com`;
  const attempts: Record<string, Call> = { logIn: { body: { email: newEmail(), password: 'wrong' } } };
  if (slow) {
    const taken = { ...organizationOf(tenant.word('taken'), newPassword()), name: tenant.name };
    Object.assign(attempts, {
      requestPasswordReset: { body: { email: newEmail() } },
      updatePassword: {
        body: { email: newEmail(), current_password: 'wrong', new_password: newPassword() },
      },
      contactSupport: {
        body: { name: 'Conformance kit', email: newEmail(), message: `Again. ${tenant.marker}` },
      },
      createOrganization: { body: taken },
      applyToJob: await validCall('applyToJob', world.standing),
    });
  }
  for (const { operations, account, address, minutes } of limits) {
    for (const id of operations) {
      const call = attempts[id];
      if (!call) continue;
      await check(id, 'errors', 'too many attempts', async () => {
        let count = 0;
        let exchange = await client.send(id, call);
        while (exchange.status !== 429 && count <= (account ?? address)) {
          count += 1;
          exchange = await client.send(id, call);
        }
        expectRefusal(exchange, 429, 'rate_limited');
        const right = account === undefined ? count <= address : count === account;
        const most = account === undefined ? `at most ${address}` : account;
        expectThat(right, `expected ${most} attempts to be taken, not ${count}`, exchange);
        const seconds = Number(exchange.headers.get('Retry-After'));
        const inWindow = seconds >= 1 && seconds <= minutes * 60;
        expectThat(inWindow, `expected Retry-After to say 1 to ${minutes * 60} seconds`, exchange);
      });
    }
  }
}
