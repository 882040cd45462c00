import { toggleSlash } from '../Client.ts';
import { expectRefusal, expectThat } from '../expectations.ts';
import type { Kit } from '../Kit.ts';

export async function checkSlashes(kit: Kit): Promise<void> {
  for (const { id, role, path } of kit.operations) {
    const form = path.endsWith('/') ? 'without its trailing slash' : 'with a trailing slash';
    await kit.check(id, 'slash', form, async () => {
      const literal = await kit.client.must(id, await kit.fresh(id), await kit.asAdmin(id));
      const other = await kit.client.send(id, await kit.fresh(id), await kit.asAdmin(id), {
        path: toggleSlash,
      });
      expectThat(other.status === literal.status, `expected ${literal.status}, as for ${path}`, other);
      const keys = shapeOf(literal.body);
      expectThat(shapeOf(other.body) === keys, `expected the fields ${keys}, as for ${path}`, other);
    });
    if (role === 'public') continue;
    await kit.check(id, 'slash', `${form}, without a token`, async () => {
      const exchange = await kit.client.send(id, await kit.standing(id), null, { path: toggleSlash });
      expectRefusal(exchange, 401, 'unauthenticated');
    });
  }
}

function shapeOf(body: unknown): string {
  if (Array.isArray(body)) return 'of a list';
  return typeof body === 'object' && body !== null ? Object.keys(body).toSorted().join(', ') : typeof body;
}
