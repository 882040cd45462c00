import { isNotImplemented } from '../Client.ts';
import type { Exchange } from '../Exchange.ts';
import { expectSuccess } from '../expectations.ts';
import { NotTried } from '../Failure.ts';
import { textAt } from '../json.ts';
import type { Kit } from '../Kit.ts';

/**
 * A valid call of every operation succeeds. What its answer holds is judged with all other answers. An operation that answers as if it
 * were not there is taken for one that is not implemented, and asked for no more.
 */
export async function checkSuccess(kit: Kit): Promise<void> {
  const { client, world } = kit;
  for (const { id } of kit.operations) {
    const came = await callValidly(kit, id);
    if (!(came instanceof Error) && isNotImplemented(came.status)) {
      client.unavailable.set(id, id);
      continue;
    }
    await kit.check(
      id,
      'success',
      'a valid call succeeds',
      async () => {
        if (came instanceof Error) throw came;
        const lacksPlan = came.status === 403 && textAt(came.body, 'code') === 'upgrade_required';
        if (lacksPlan && world.tenant.plan !== 'Premium') {
          client.unavailable.set(id, 'the plan Premium: updateOrganization, or an organization that has it');
          throw new NotTried('the plan Premium: updateOrganization, or an organization that has it');
        }
        client.note(came);
        if (came.status < 200 || came.status > 299) client.failing.add(id);
        expectSuccess(came);
      },
      { who: 'admin', plan: 'premium' },
    );
  }
}

async function callValidly(kit: Kit, id: string): Promise<Exchange | Error> {
  try {
    return await kit.client.exchange(id, await kit.fresh(id), await kit.asAdmin(id));
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}
