import { expectSuccess } from '../expectations.ts';
import type { Kit } from '../Kit.ts';

/** A call that nobody asked for may say so, whatever it reads, and is answered as any other. */
export async function checkRefresh(kit: Kit): Promise<void> {
  const { client, world } = kit;
  for (const { id, method, role } of kit.operations) {
    if (method !== 'GET') continue;
    await kit.check(id, 'success', 'a refresh in the background is answered as any other call', async () => {
      const call = await kit.standing(id);
      const query = { ...call.query, background: 'true' };
      const session = role === 'admin' ? world.tenant.admin : role === 'public' ? null : world.memberSession;
      expectSuccess(await client.send(id, { ...call, query }, session));
    });
  }
}
