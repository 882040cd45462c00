import { refusalOf } from '../access.ts';
import type { Call } from '../Client.ts';
import { PLANS } from '../contract.ts';
import { expectRefusal, expectSuccess, expectThat } from '../expectations.ts';
import type { Kit } from '../Kit.ts';
import { capitalized } from '../World.ts';

/** Calls every operation on each plan below premium, on which all other checks are made. */
export async function checkPlans(kit: Kit): Promise<void> {
  const { tenant } = kit.world;
  // How many people a plan allows depends on how many there are: checkOwnOrganization counts them.
  const operations = kit.operations.filter(({ id, role }) => role !== 'public' && id !== 'createUser');
  for (const plan of PLANS.slice(0, -1)) {
    const calls = new Map<string, Call>();
    for (const { id } of operations) {
      await kit.check(id, 'plan', `preparing a call on ${plan}`, async () => {
        calls.set(id, await kit.fresh(id));
      });
    }
    const before = await tenant.records();
    await kit.check('updateOrganization', 'plan', `to ${plan}`, () => tenant.setPlan(capitalized(plan)));
    for (const operation of operations) {
      const { id, plan: needed } = operation;
      const call = id === 'updateOrganization' ? { body: tenant.form() } : calls.get(id);
      if (!call) continue;
      const included = PLANS.indexOf(plan) >= PLANS.indexOf(needed);
      await kit.check(id, 'plan', `on ${plan} who may call it is asked first`, async () => {
        expectRefusal(await kit.client.send(id, call), 401, 'unauthenticated');
        const refusal = refusalOf(operation, 'user', plan);
        if (refusal) {
          expectRefusal(
            await kit.client.send(id, call, kit.world.ownerSession),
            refusal.status,
            refusal.code,
          );
        }
      });
      if (!included) {
        await kit.check(id, 'plan', `${plan} does not include it`, async () => {
          expectRefusal(await kit.client.send(id, call, tenant.admin), 403, 'upgrade_required');
          const faulty = call.body ? { ...call, body: { surprise: 'x' } } : call;
          expectRefusal(await kit.client.send(id, faulty, tenant.admin), 403, 'upgrade_required');
        });
      }
    }
    await kit.check('updateOrganization', 'plan', `a downgrade to ${plan} removes nothing`, async () => {
      expectThat((await tenant.records()) === before, 'the records are not those from before the downgrade');
    });
    for (const { id, plan: needed } of operations) {
      const call = id === 'updateOrganization' ? { body: tenant.form() } : calls.get(id);
      if (!call || PLANS.indexOf(plan) < PLANS.indexOf(needed)) continue;
      await kit.check(id, 'plan', `${plan} includes it`, async () => {
        expectSuccess(await kit.client.send(id, call, await kit.asAdmin(id)));
      });
    }
    await tenant.setPlan('Premium');
  }
}
