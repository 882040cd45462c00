import type { Call } from '../Client.ts';
import { expectRefusal, expectThat } from '../expectations.ts';
import type { Kit } from '../Kit.ts';
import { newPassword, organizationOf } from '../texts.ts';

/** The contract names no numbers: whoever tries this often is a machine. */
const ENOUGH = 70;

/**
 * Tries until the server has had enough. Emails are made up, so that nobody is locked out; what is tried by address stays refused for
 * everybody at this address until the server's window ends, which is why only signing in is tried unless asked for.
 */
export async function checkRateLimits({ check, client, world }: Kit, slow: boolean): Promise<void> {
  const { tenant } = world;
  const email = `${tenant.word('nobody')}@example.com`;
  const wrong = { email, password: 'not the password' };
  const attempts: Record<string, Call> = { logIn: { body: wrong } };
  if (slow) {
    const taken = { ...organizationOf(tenant.word('taken'), newPassword()), name: tenant.name };
    Object.assign(attempts, {
      requestPasswordReset: { body: { email } },
      updatePassword: {
        body: { email, current_password: 'not the password', new_password: newPassword() },
      },
      contactSupport: { body: { name: 'Conformance kit', email, message: `Again. ${tenant.marker}` } },
      createOrganization: { body: taken },
    });
  }
  for (const [id, call] of Object.entries(attempts)) {
    await check(id, 'errors', 'too many attempts', async () => {
      let exchange = await client.send(id, call);
      for (let count = 1; count < ENOUGH && exchange.status !== 429; count += 1) {
        exchange = await client.send(id, call);
      }
      expectRefusal(exchange, 429, 'rate_limited');
      const seconds = Number(exchange.headers.get('Retry-After'));
      expectThat(seconds >= 1, 'expected Retry-After to say in how many seconds to try again', exchange);
    });
  }
}
