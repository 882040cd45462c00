import { expectRefusal, expectSuccess, expectThat } from '../expectations.ts';
import type { Kit } from '../Kit.ts';

const AS_USER = { who: 'user', plan: 'premium' } as const;

export async function checkRoles(kit: Kit): Promise<void> {
  const { tenant, owner, ownerSession } = kit.world;
  for (const { id, role, bodyType } of kit.operations) {
    if (role === 'user') {
      await kit.check(
        id,
        'role',
        'a regular user succeeds',
        async () => {
          const session = await kit.sessionFor(id, ownerSession, owner);
          expectSuccess(await kit.client.send(id, await kit.fresh(id, ownerSession), session));
        },
        AS_USER,
      );
    }
    if (role !== 'admin') continue;
    await kit.check(
      id,
      'role',
      'a regular user is refused, and nothing changes',
      async () => {
        const before = await tenant.snapshot();
        expectRefusal(await kit.client.send(id, await kit.standing(id), ownerSession), 403, 'admin_required');
        expectThat((await tenant.snapshot()) === before, `${id} of a regular user changed something`);
      },
      AS_USER,
    );
    if (!bodyType) continue;
    await kit.check(id, 'role', 'a regular user is refused before the body is looked at', async () => {
      const call = { ...(await kit.standing(id)), body: { surprise: 'x' } };
      expectRefusal(await kit.client.send(id, call, ownerSession), 403, 'admin_required');
    });
  }
}
