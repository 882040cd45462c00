import { expectSuccess } from '../expectations.ts';
import type { Kit } from '../Kit.ts';

/** A valid call of every operation succeeds. What its answer holds is judged with all other answers. */
export async function checkSuccess(kit: Kit): Promise<void> {
  for (const { id } of kit.operations) {
    await kit.check(id, 'success', 'a valid call succeeds', async () => {
      expectSuccess(await kit.client.send(id, await kit.fresh(id), await kit.asAdmin(id)));
    });
  }
}
