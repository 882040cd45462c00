import { expectSuccess, expectThat } from '../expectations.ts';
import { at, listAt, numberAt, textAt } from '../json.ts';
import type { Kit } from '../Kit.ts';

export async function checkRetention({ check, client, world }: Kit): Promise<void> {
  const { tenant } = world;

  await check('updateRetention', 'life', 'a number is kept until it is never again', async () => {
    const { body: now } = await client.must('getRetention', {}, tenant.admin);
    const set = async (months: number | null) => {
      const answer = await client.must('updateRetention', { body: { months } }, tenant.admin);
      const read = await client.must('getRetention', {}, tenant.admin);
      for (const exchange of [answer, read])
        expectThat(at(exchange.body, 'months') === months, `expected months to be ${months}`, exchange);
    };
    try {
      await set(119);
      await set(null);
      await set(120);
    } finally {
      await client.send(
        'updateRetention',
        { body: { months: numberAt(now, 'months') ?? null } },
        tenant.admin,
      );
    }
  });
  await check('liftHold', 'life', 'where there is no hold nothing happens', async () => {
    const id = await tenant.addCandidate(tenant.admin);
    expectSuccess(await client.send('liftHold', { id }, tenant.admin));
  });
  await check(
    'deleteInactiveCandidates',
    'life',
    'who is not proposed stays, and is named with why',
    async () => {
      const id = await tenant.addCandidate(tenant.admin);
      const body = { candidate_ids: [id, 'unknown_0'] };
      const exchange = await client.must('deleteInactiveCandidates', { body }, tenant.admin);
      const reasons = listAt(exchange.body, 'skipped').map(
        (one) => `${textAt(one, 'id')} ${textAt(one, 'reason')}`,
      );
      for (const expected of [`${id} active`, 'unknown_0 not_found'])
        expectThat(reasons.includes(expected), `expected skipped to hold ${expected}`, exchange);
      expectSuccess(await client.send('getCandidate', { id }, tenant.admin));
    },
  );
  await check('liftHold', 'life', 'where there is no hold nothing is on record', async () => {
    const id = await tenant.addCandidate(tenant.admin);
    await client.must('liftHold', { id }, tenant.admin);
    const query = { kind: 'retention_released' };
    const record = await client.must('listLedger', { query }, tenant.admin);
    const told = listAt(record.body, 'entries').filter((one) => textAt(one, 'candidate', 'id') === id);
    expectThat(told.length === 0, 'expected no entry about the candidate', record);
  });
  await check('deleteInactiveCandidates', 'life', 'who is held is named as held, active or not', async () => {
    const id = await tenant.addCandidate(tenant.admin);
    await client.must('holdCandidate', { id, body: { reason: tenant.marker } }, tenant.admin);
    const body = { candidate_ids: [id] };
    const exchange = await client.must('deleteInactiveCandidates', { body }, tenant.admin);
    const [skipped] = listAt(exchange.body, 'skipped');
    expectThat(textAt(skipped, 'reason') === 'held', `expected ${id} to be skipped as held`, exchange);
  });
  await check('holdCandidate', 'life', 'a hold that there is gets the new reason', async () => {
    const id = await tenant.addCandidate(tenant.admin);
    for (const reason of ['A claim is open.', 'The works council asks.']) {
      const held = await client.must('holdCandidate', { id, body: { reason } }, tenant.admin);
      expectThat(textAt(held.body, 'reason') === reason, `expected the reason ${reason}`, held);
    }
  });
}
