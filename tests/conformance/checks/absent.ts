import { expectRefusal, expectThat } from '../expectations.ts';
import type { Kit } from '../Kit.ts';
import { placesOf, withUnknown } from '../places.ts';

export async function checkAbsent(kit: Kit): Promise<void> {
  const { tenant } = kit.world;
  for (const operation of kit.operations) {
    if (operation.role === 'public') continue;
    for (const place of placesOf(operation)) {
      await kit.check(operation.id, 'absent', `nothing of this id in its ${place}`, async () => {
        const before = await tenant.snapshot();
        const call = withUnknown(await kit.standing(operation.id), place);
        expectRefusal(await kit.client.send(operation.id, call, tenant.admin), 404, 'not_found');
        expectThat((await tenant.snapshot()) === before, `${operation.id} of nothing changed something`);
      });
    }
  }
}
