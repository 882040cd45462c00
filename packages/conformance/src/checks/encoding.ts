import { expectThat } from '../expectations.ts';
import type { Kit } from '../Kit.ts';

/** Whoever takes no compressed answers gets none. */
export async function checkEncoding(kit: Kit): Promise<void> {
  const headers = { 'Accept-Encoding': 'identity' };
  for (const { id, method } of kit.operations) {
    if (method !== 'GET') continue;
    await kit.check(id, 'success', 'the answer is not compressed where that was not asked for', async () => {
      const exchange = await kit.client.exchange(id, await kit.standing(id), kit.world.tenant.admin, {
        headers,
      });
      const encoding = exchange.headers.get('Content-Encoding') ?? 'identity';
      expectThat(encoding === 'identity', `expected no Content-Encoding, not ${encoding}`, exchange);
    });
  }
}
