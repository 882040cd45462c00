import { type Operation, PLANS, type Plan } from './contract.ts';

const CALLERS = ['signed out', 'user', 'admin'] as const;
export type Who = (typeof CALLERS)[number];
type Refusal = { status: number; code: string };

/** What the contract's role and plan refuse a valid call with; undefined where it succeeds. */
export function refusalOf({ role, plan: needed }: Operation, who: Who, plan: Plan): Refusal | undefined {
  if (role === 'public') return undefined;
  if (who === 'signed out') return { status: 401, code: 'unauthenticated' };
  if (role === 'admin' && who === 'user') return { status: 403, code: 'admin_required' };
  return PLANS.indexOf(plan) < PLANS.indexOf(needed) ? { status: 403, code: 'upgrade_required' } : undefined;
}

/** Where the plan looks at data, too: with which data, and for whom on which plans that is refused. */
const BY_DATA: Record<string, readonly { about: string; who: readonly Who[]; plans: readonly Plan[] }[]> = {
  createUser: [
    { about: 'the fifth person', who: ['admin'], plans: ['basic'] },
    { about: 'the sixth person', who: ['admin'], plans: ['basic', 'standard'] },
  ],
  restoreUser: [
    { about: 'where the plan has room', who: [], plans: [] },
    { about: 'the sixth person', who: ['admin'], plans: ['basic', 'standard'] },
  ],
  shareCandidate: [
    { about: 'with an admin', who: [], plans: [] },
    { about: 'with a regular user', who: ['user', 'admin'], plans: ['standard'] },
  ],
};

/** Who may call what, as a page. */
export function printAccess(operations: readonly Operation[]): string {
  const columns = PLANS.flatMap((plan) => CALLERS.map((who) => ({ plan, who })));
  const rows = operations.flatMap((operation) => {
    const { id, method, path, role, plan, answers } = operation;
    const successes = answers.map(({ status }) => status).filter((status) => status < 300);
    return (BY_DATA[id] ?? [undefined]).map((data) => [
      data ? `${id} (${data.about})` : id,
      method,
      `\`${path}\``,
      role,
      plan,
      ...columns.map((column) => {
        const byData = data?.who.includes(column.who) && data.plans.includes(column.plan);
        const refusal = refusalOf(operation, column.who, column.plan);
        const code = refusal?.code ?? (byData ? 'upgrade_required' : undefined);
        return code ? `${refusal?.status ?? 403} \`${code}\`` : successes.join(' or ');
      }),
    ]);
  });
  const head = [
    'Operation',
    'Method',
    'Path',
    'Role',
    'Plan',
    ...columns.map(({ plan, who }) => `${plan}, ${who}`),
  ];
  const table = [head, head.map(() => '---'), ...rows];
  return `# Who may call what

What a valid call answers, by the caller's role and the plan of their organization. The table follows from \`x-required-role\` and
\`x-required-plan\` in openapi.yaml; the rows with brackets are those where the plan looks at data too. The conformance kit makes these calls;
\`tests/conformance/access.test.ts\` fails where this page differs, and writes it again with \`npx vitest run --project unit tests/conformance -u\`.

${table.map((cells) => `| ${cells.join(' | ')} |`).join('\n')}
`;
}
