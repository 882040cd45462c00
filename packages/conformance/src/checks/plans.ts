import { refusalOf } from '../access.ts';
import type { Call } from '../Call.ts';
import type { Session } from '../Client.ts';
import { type Operation, PLANS, type Plan } from '../contract.ts';
import { expectRefusal, expectSuccess, expectThat } from '../expectations.ts';
import { NotTried } from '../Failure.ts';
import type { Kit } from '../Kit.ts';
import { placesOf, withRecord } from '../places.ts';
import { capitalized } from '../Tenant.ts';

/**
 * Their calls age while the others are made: the tag of a list, which a server need not know any more once others have changed it, and a
 * deletion that can be undone for some seconds, which a slow server needs for all of them.
 */
const AGEING = ['listJobChanges', 'listCandidateChanges', 'restoreCandidate'];

/** A call of each, or what keeps one from being made. */
type Prepared = { operation: Operation; admin: Call | Error; user: Call | Error | undefined };

/** Calls every operation as everybody on each plan below premium, on which all other checks are made. */
export async function checkPlans(kit: Kit): Promise<void> {
  const { tenant } = kit.world;
  // How many people a plan allows depends on how many there are: checkOwnOrganization counts them.
  const counting = ['createUser', 'restoreUser', 'createInvitation'];
  const operations = kit.operations.filter(({ id, role }) => role !== 'public' && !counting.includes(id));
  for (const plan of PLANS.slice(0, -1)) {
    const prepared: Prepared[] = [];
    for (const operation of operations) prepared.push(await prepare(kit, operation, plan));
    const before = await tenant.records();
    await kit.check('updateOrganization', 'plan', `to ${plan}`, () => tenant.setPlan(capitalized(plan)));
    const unset =
      tenant.plan === capitalized(plan)
        ? undefined
        : await failureOf(() => tenant.setPlan(capitalized(plan)));
    if (unset) {
      for (const { id } of operations) {
        await kit.check(id, 'plan', `on ${plan}`, () => Promise.reject(unset), { who: 'admin', plan });
      }
      continue;
    }
    try {
      for (const each of prepared) await checkRefused(kit, each, plan);
      await kit.check('updateOrganization', 'plan', `a downgrade to ${plan} removes nothing`, async () => {
        expectThat(
          (await tenant.records()) === before,
          'the records are not those from before the downgrade',
        );
      });
      for (const each of prepared) await checkIncluded(kit, each, plan);
    } finally {
      await tenant.setPlan('Premium');
    }
    await checkForeign(kit, operations, plan);
  }
}

/**
 * Why something cannot be done: nothing where it can. A failure is noted of its own, and here only keeps other checks
 * from being tried.
 */
async function failureOf(work: () => Promise<void>): Promise<Error | undefined> {
  try {
    await work();
    return undefined;
  } catch (error) {
    if (error instanceof NotTried) return error;
    return new NotTried('updateOrganization, which fails');
  }
}

/** Makes the records of a call while the plan has everything. */
async function prepare(kit: Kit, operation: Operation, plan: Plan): Promise<Prepared> {
  const { id, role } = operation;
  const make = (session?: Session) =>
    kit
      .fresh(id, session)
      .catch((error: unknown) => (error instanceof Error ? error : new Error(String(error))));
  const asUser = role === 'user' && includes(operation, plan);
  return { operation, admin: await make(), user: asUser ? await make(kit.world.memberSession) : undefined };
}

function callOf(prepared: Call | Error): Call {
  if (prepared instanceof Error) throw prepared;
  return prepared;
}

async function checkRefused(kit: Kit, { operation, admin }: Prepared, plan: Plan): Promise<void> {
  const { id } = operation;
  const { world, client } = kit;
  await kit.check(
    id,
    'plan',
    `on ${plan} without a token`,
    async () => expectRefusal(await client.send(id, callOf(admin)), 401, 'unauthenticated'),
    { who: 'signed out', plan },
  );
  const refusal = refusalOf(operation, 'user', plan);
  if (refusal) {
    await kit.check(
      id,
      'plan',
      `on ${plan} a regular user is refused`,
      async () => {
        const exchange = await client.send(id, callOf(admin), world.ownerSession);
        expectRefusal(exchange, refusal.status, refusal.code);
      },
      { who: 'user', plan },
    );
  }
  if (includes(operation, plan)) return;
  await kit.check(
    id,
    'plan',
    `${plan} does not include it`,
    async () => {
      const call = callOf(admin);
      expectRefusal(await client.send(id, call, world.tenant.admin), 403, 'upgrade_required');
      const faulty = call.body ? { ...call, body: { surprise: 'x' } } : call;
      expectRefusal(await client.send(id, faulty, world.tenant.admin), 403, 'upgrade_required');
    },
    { who: 'admin', plan },
  );
}

async function checkIncluded(kit: Kit, { operation, admin, user }: Prepared, plan: Plan): Promise<void> {
  const { id } = operation;
  if (!includes(operation, plan)) return;
  const succeed = async (call: Call, session: Session) => {
    const current = async () => {
      if (id === 'updateOrganization') return { body: kit.world.tenant.form() };
      return AGEING.includes(id) ? kit.fresh(id, session) : call;
    };
    expectSuccess(await kit.client.send(id, await current(), session));
  };
  if (user) {
    const { owner, ownerSession } = kit.world;
    await kit.check(
      id,
      'plan',
      `${plan} includes it for a regular user`,
      async () => succeed(callOf(user), await kit.sessionFor(id, ownerSession, owner)),
      { who: 'user', plan },
    );
  }
  await kit.check(
    id,
    'plan',
    `${plan} includes it`,
    async () => succeed(callOf(admin), await kit.asAdmin(id)),
    { who: 'admin', plan },
  );
}

/** On each plan a record of another organization is as one that nobody has. */
async function checkForeign(kit: Kit, operations: readonly Operation[], plan: Plan): Promise<void> {
  const { stranger, standing, strangerStanding, owner } = kit.world;
  const affected = operations.filter((operation) => placesOf(operation).length > 0);
  if (affected.length === 0) return;
  const unset = await failureOf(() => stranger.setPlan(capitalized(plan)));
  try {
    for (const operation of affected) {
      const [place] = placesOf(operation);
      if (!place) continue;
      await kit.check(
        operation.id,
        'plan',
        `on ${plan} a record of another organization in its ${place}`,
        async () => {
          if (unset) throw unset;
          const own = await kit.from(standing, operation.id);
          const foreign = own.query?.user ? { ...own, query: { ...own.query, user: owner.fullName } } : own;
          const call = withRecord(await kit.from(strangerStanding, operation.id), foreign, place);
          const exchange = await kit.client.send(operation.id, call, stranger.admin);
          const refusal = includes(operation, plan)
            ? ({ status: 404, code: 'not_found' } as const)
            : ({ status: 403, code: 'upgrade_required' } as const);
          expectRefusal(exchange, refusal.status, refusal.code);
        },
        { who: "another organization's admin", plan },
      );
    }
  } finally {
    if (!unset) await stranger.setPlan('Premium');
  }
}

function includes({ plan: needed }: Operation, plan: Plan): boolean {
  return PLANS.indexOf(plan) >= PLANS.indexOf(needed);
}
