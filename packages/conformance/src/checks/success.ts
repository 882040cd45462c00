import type { Call } from '../Call.ts';
import { isNotImplemented } from '../Client.ts';
import type { Operation } from '../contract.ts';
import type { Exchange } from '../Exchange.ts';
import { expectSuccess } from '../expectations.ts';
import { NotTried } from '../Failure.ts';
import { textAt } from '../json.ts';
import type { Kit } from '../Kit.ts';

/**
 * A valid call of every operation succeeds. What its answer holds is judged with all other answers. An operation that
 * answers as if it were not there is taken for one that is not implemented; one that no valid call can be made of is
 * not judged by others.
 */
export async function checkSuccess(kit: Kit): Promise<void> {
  for (const operation of kit.operations) await checkValidCall(kit, operation);
}

async function checkValidCall(kit: Kit, operation: Operation): Promise<void> {
  const { client, world } = kit;
  const { id } = operation;
  const came = await callValidly(kit, operation);
  client.checked.add(id);
  if (!(came instanceof Error) && isNotImplemented(came.status)) {
    client.unavailable.set(id, id);
    return;
  }
  const lacksPlan =
    world.tenant.plan !== 'Premium' &&
    !(came instanceof Error) &&
    came.status === 403 &&
    textAt(came.body, 'code') === 'upgrade_required';
  const untried = lacksPlan
    ? new NotTried('the plan Premium: updateOrganization, or an organization that has it')
    : came;
  await kit.check(
    id,
    'success',
    'a valid call succeeds',
    async () => {
      if (untried instanceof Error) throw untried;
      client.note(untried);
      if (untried.status < 200 || untried.status > 299) client.failing.add(id);
      expectSuccess(untried);
    },
    { who: 'admin', plan: 'premium' },
  );
  if (untried instanceof NotTried) client.unavailable.set(id, untried.needs);
}

/** The answer to a valid call, or what keeps one from being made. */
export async function callValidly(
  kit: Kit,
  operation: Operation,
  makeCall: () => Promise<Call> = () => kit.fresh(operation.id),
): Promise<Exchange | Error> {
  const { id, path, fields } = operation;
  const call = await makeCall().catch((error: unknown) => {
    // What only reads can be asked whatever there is to read.
    if (error instanceof NotTried && !path.includes('{id}') && fields.length === 0) return {};
    return error instanceof Error ? error : new Error(String(error));
  });
  if (call instanceof Error) return call;
  try {
    return await kit.client.exchange(id, call, await kit.asAdmin(id));
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}
