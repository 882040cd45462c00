import { type OperationId, operationIds, operations, type RequiredPlan } from '@cortex/api-client/operations';
import { beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, readError } from '../testing.ts';
import { expectDeclaredBody } from './responseSchemas.ts';
import { send } from './sendCall.ts';
import { createWorld, type TestServer, type World } from './testWorld.ts';
import { type Call, validCalls } from './validCalls.ts';

const PLANS: readonly RequiredPlan[] = ['basic', 'standard', 'premium'];
const CALLERS = ['signed out', 'user', 'admin'] as const;
type Who = (typeof CALLERS)[number];
type Outcome = { status: number; code?: string };

/** Where both are declared the server answers 201 to what creates something. */
const CREATING: readonly OperationId[] = [
  'createOrganization',
  'createJob',
  'createCandidate',
  'shareCandidate',
  'createUser',
];

const upgradeRequired: Outcome = { status: 403, code: 'upgrade_required' };

/** What the contract's role and plan say that a valid call answers. */
function outcomeOf(id: OperationId, who: Who, plan: RequiredPlan): Outcome {
  const required = operations[id];
  if (required.role !== 'public') {
    if (who === 'signed out') return { status: 401, code: 'unauthenticated' };
    if (required.role === 'admin' && who === 'user') return { status: 403, code: 'admin_required' };
    if (PLANS.indexOf(plan) < PLANS.indexOf(required.plan)) return upgradeRequired;
  }
  if (id === 'logOut') return { status: 204 };
  return { status: CREATING.includes(id) ? 201 : 200 };
}

/** A row of the table: an operation with a valid call, and where the plan looks at data, with what data. */
type Row = {
  id: OperationId;
  about?: string;
  call: (world: World) => Call | Promise<Call>;
  outcome: (who: Who, plan: RequiredPlan) => Outcome;
};

const rows: Row[] = operationIds.flatMap((id): Row[] => {
  const row: Row = { id, call: validCalls[id], outcome: (who, plan) => outcomeOf(id, who, plan) };
  // Decision 19: people are the admin alone on Basic, 5 on Standard, unlimited on Premium.
  if (id === 'createUser') {
    return [
      { ...row, about: 'the fifth person', outcome: exceptFor(row, 'admin', ['basic']) },
      {
        ...row,
        about: 'the sixth person',
        call: async (world) => {
          await world.addPerson();
          return validCalls.createUser(world);
        },
        outcome: exceptFor(row, 'admin', ['basic', 'standard']),
      },
    ];
  }
  // Decision 19: sharing is with the organization's admins on Standard, with anyone on Premium.
  if (id === 'shareCandidate') {
    return [
      { ...row, about: 'with an admin' },
      {
        ...row,
        about: 'with a regular user',
        call: async (world) => {
          const { body } = await validCalls.shareCandidate(world);
          return { body: { ...body, shared_with_user_id: world.colleague.id } };
        },
        outcome: (who, plan) =>
          who !== 'signed out' && plan === 'standard' ? upgradeRequired : row.outcome(who, plan),
      },
    ];
  }
  return [row];
});

function exceptFor(row: Row, whose: Who, plans: readonly RequiredPlan[]): Row['outcome'] {
  return (who, plan) => (who === whose && plans.includes(plan) ? upgradeRequired : row.outcome(who, plan));
}

const cases = rows.flatMap((row) =>
  PLANS.flatMap((plan) =>
    CALLERS.map((who) => ({ ...row, plan, who, name: nameOf(row), expected: row.outcome(who, plan) })),
  ),
);

function nameOf({ id, about }: Row): string {
  return about ? `${id} (${about})` : id;
}

describe('who may call what', () => {
  let server: TestServer;
  let worlds = 0;

  beforeAll(async () => {
    server = await createTestApp();
  });

  test.each(cases)('$name, $who on $plan: $expected.status', async ({ id, call, plan, who, expected }) => {
    worlds += 1;
    const world = await createWorld(server, `w${worlds}`, plan);
    const token = who === 'signed out' ? undefined : await world.signIn(world[who].email);
    const response = await send(world, id, await call(world), token);
    const code = response.status < 400 ? undefined : (await readError(response.clone())).code;
    expect({ status: response.status, code }).toEqual({ code: undefined, ...expected });
    if (response.status < 400) await expectDeclaredBody(id, response);
  });

  const guarded = operationIds.filter((id) => operations[id].role !== 'public');

  test.each(guarded)('%s takes no token but a valid one', async (id) => {
    worlds += 1;
    const world = await createWorld(server, `w${worlds}`, 'premium');
    const call = await validCalls[id](world);
    const valid = await world.signIn(world.admin.email);
    for (const token of ['unknown', '', `${valid}x`, 'null', 'ünïcode', `${valid} ${valid}`]) {
      const response = await send(world, id, call, encodeURI(token).replaceAll('%20', ' '));
      expect([response.status, (await readError(response)).code]).toEqual([401, 'unauthenticated']);
    }
  });

  const open = operationIds.filter((id) => operations[id].role === 'public');

  test.each(open)('%s does not look at a token', async (id) => {
    worlds += 1;
    const world = await createWorld(server, `w${worlds}`, 'basic');
    const response = await send(world, id, await validCalls[id](world), 'unknown');
    expect(response.status).toBe(outcomeOf(id, 'signed out', 'basic').status);
  });
});

test('docs/access.md is this table', async () => {
  await expect(toMarkdown()).toMatchFileSnapshot('../../../../docs/access.md');
});

function toMarkdown(): string {
  const columns = PLANS.flatMap((plan) => CALLERS.map((who) => ({ plan, who })));
  const table = [
    ['Operation', 'Method', 'Path', 'Role', 'Plan', ...columns.map(({ plan, who }) => `${plan}, ${who}`)],
    Array.from({ length: 5 + columns.length }, () => '---'),
    ...rows.map((row) => {
      const { method, path, role, plan } = operations[row.id];
      return [
        nameOf(row),
        method.toUpperCase(),
        `\`${path}\``,
        role,
        plan,
        ...columns.map((column) => describeOutcome(row.outcome(column.who, column.plan))),
      ];
    }),
  ];
  return `# Who may call what

What a valid call answers, by the caller's role and the plan of their organization. The table follows from \`x-required-role\` and
\`x-required-plan\` in openapi.yaml; the rows with brackets are those where the plan looks at data too. Every cell is called in
\`apps/mock-server/src/access.test.ts\`, which fails where this page differs and writes it anew with
\`npx vitest run --project unit apps/mock-server/src/access.test.ts -u\`.

${table.map((cells) => `| ${cells.join(' | ')} |`).join('\n')}
`;
}

function describeOutcome({ status, code }: Outcome): string {
  return code ? `${status} \`${code}\`` : String(status);
}
