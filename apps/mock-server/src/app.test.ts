import { type OperationId, operationIds, operations } from '@cortex/api-client/operations';
import { beforeAll, describe, expect, test } from 'vitest';
import { bearer, createTestApp, readError } from './testing.ts';

let server: Awaited<ReturnType<typeof createTestApp>>;
const tokens: Record<string, string> = {};

beforeAll(async () => {
  server = await createTestApp();
  for (const plan of ['basic', 'standard', 'premium'] as const) {
    await server.addOrganization(`org_${plan}`, plan, [
      { id: `usr_${plan}`, email: `user@${plan}.example` },
      { id: `adm_${plan}`, email: `admin@${plan}.example`, isAdmin: true },
    ]);
    tokens[`${plan} user`] = await server.signIn(`user@${plan}.example`);
    tokens[`${plan} admin`] = await server.signIn(`admin@${plan}.example`);
  }
});

const guarded = operationIds.filter((id) => operations[id].role !== 'public' && id !== 'logOut');

function send(id: OperationId, init?: RequestInit) {
  const { method, path } = operations[id];
  return server.app.request(path.replace('{id}', 'xyz'), { ...init, method: method.toUpperCase() });
}

async function codeOf(id: OperationId, who: string): Promise<unknown> {
  const response = await send(id, bearer(tokens[who] ?? ''));
  return response.status === 403 ? (await readError(response)).code : response.status;
}

describe('every operation that is not public', () => {
  test.each(guarded)('%s asks for a valid token', async (id) => {
    for (const init of [{}, bearer('unknown'), { headers: { Authorization: 'Basic abc' } }]) {
      const response = await send(id, init);
      expect(response.status).toBe(401);
      expect((await readError(response)).code).toBe('unauthenticated');
    }
  });

  test.each(guarded)('%s enforces the role and the plan that the contract names', async (id) => {
    const { role, plan } = operations[id];
    const order = ['basic', 'standard', 'premium'];
    for (const actual of order) {
      for (const person of ['user', 'admin']) {
        const refusal =
          role === 'admin' && person === 'user'
            ? 'admin_required'
            : order.indexOf(actual) < order.indexOf(plan)
              ? 'upgrade_required'
              : null;
        const code = await codeOf(id, `${actual} ${person}`);
        if (refusal) expect(code).toBe(refusal);
        else expect(['admin_required', 'upgrade_required', 401]).not.toContain(code);
      }
    }
  });
});

describe('the app', () => {
  test('accepts both slash forms alike', async () => {
    const init = bearer(tokens['premium user'] ?? '');
    const [with_, without] = [
      await server.app.request('/jobs/', init),
      await server.app.request('/jobs', init),
    ];
    expect([with_.status, without.status]).toEqual([200, 200]);
  });

  test('answers an unknown path with the one error shape', async () => {
    const response = await server.app.request('/nothing/here');
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ code: 'not_found', detail: expect.any(String) });
  });

  test('lets the configured origin in, and no other', async () => {
    const allow = async (origin: string) =>
      (await server.app.request('/jobs/', { headers: { Origin: origin } })).headers.get(
        'Access-Control-Allow-Origin',
      );
    expect(await allow('http://localhost:3000')).toBe('http://localhost:3000');
    expect(await allow('http://evil.example')).toBeNull();
  });

  test('does not tell what broke inside', async () => {
    const broken = await createTestApp();
    await broken.addOrganization('org_one', 'basic', [{ id: 'usr_one', email: 'one@example.com' }]);
    const token = await broken.signIn('one@example.com');
    await broken.db.schema.dropTable('jobs').execute();
    const response = await broken.app.request('/jobs/', bearer(token));
    expect(response.status).toBe(500);
    expect(await response.json()).toEqual({
      code: 'internal_error',
      detail: 'Something went wrong on our side. Nothing was saved. Try again.',
    });
  });
});
