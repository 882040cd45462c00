import { expectRefusal, expectThat } from '../expectations.ts';
import { HOSTILE_IDS } from '../hostile.ts';
import type { Kit } from '../Kit.ts';
import { placesOf, withUnknown } from '../places.ts';

export async function checkAbsent(kit: Kit): Promise<void> {
  const { tenant } = kit.world;
  for (const operation of kit.operations) {
    await kit.check(operation.id, 'absent', 'an address that the contract does not have', async () => {
      const { id, path: literal } = operation;
      const path = () => `${literal.replace('{id}', 'xyz').replace(/\/$/, '')}/no/such/address`;
      const exchange = await kit.client.exchange(id, {}, tenant.admin, { path });
      expectRefusal(exchange, 404, 'not_found');
      const type = exchange.headers.get('Content-Type') ?? 'none';
      expectThat(
        type.startsWith('application/json'),
        `expected JSON, not the content type ${type}`,
        exchange,
      );
    });
    if (operation.role === 'public') continue;
    for (const place of placesOf(operation)) {
      await kit.check(operation.id, 'absent', `nothing of this id in its ${place}`, async () => {
        const before = await tenant.snapshot();
        const call = withUnknown(await kit.standing(operation.id), place);
        expectRefusal(await kit.client.send(operation.id, call, tenant.admin), 404, 'not_found');
        expectThat((await tenant.snapshot()) === before, `${operation.id} of nothing changed something`);
      });
    }
    if (!operation.path.includes('{id}')) continue;
    await kit.check(operation.id, 'absent', 'nothing of an id that is none', async () => {
      for (const id of HOSTILE_IDS) {
        const path = (literal: string) => operation.path.replace('{id}', id) + literal.replace(/^[^?]*/, '');
        const call = await kit.standing(operation.id);
        expectRefusal(await kit.client.send(operation.id, call, tenant.admin, { path }), 404, 'not_found');
      }
    });
  }
}
