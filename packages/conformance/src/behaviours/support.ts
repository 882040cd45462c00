import { expectSuccess } from '../expectations.ts';
import type { Kit } from '../Kit.ts';

export async function checkSupport({ check, client, world }: Kit): Promise<void> {
  await check('contactSupport', 'life', 'an email is taken as typed', async () => {
    const body = { name: 'Conformance kit', email: 'call me', message: `A test. ${world.tenant.marker}` };
    expectSuccess(await client.send('contactSupport', { body }));
  });
}
