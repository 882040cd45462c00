import { expectRefusal, expectSuccess, expectThat } from '../expectations.ts';
import { at, listAt, textAt } from '../json.ts';
import type { Kit } from '../Kit.ts';

/** What an admin does with webhooks. What arrives at a receiver is for the server's own tests: the kit has no address that is reached. */
export async function checkWebhooks({ check, client, world }: Kit): Promise<void> {
  const { tenant, stranger } = world;
  const { admin, webhooks } = tenant;
  const kinds = ['job.created'];
  const listed = async () => {
    const { body } = await client.must('listWebhooks', {}, admin);
    return listAt({ body }, 'body');
  };
  const find = async (id: string) => (await listed()).find((one) => textAt(one, 'id') === id);
  const deliveries = async (id: string, query = {}) => {
    const { body } = await client.must('listWebhookDeliveries', { id, query }, admin);
    return listAt({ body }, 'body');
  };

  await check('createWebhook', 'life', 'a secret is told once', async () => {
    const { id, secret } = await webhooks.add();
    expectThat(/^whsec_/.test(secret), 'expected a secret of the Standard Webhooks specification');
    const all = await client.must('listWebhooks', {}, admin);
    expectThat(!all.text.includes(secret.slice('whsec_'.length)), 'expected no secret in the list', all);
    expectThat((await find(id)) !== undefined, 'expected the webhook in the list', all);
  });
  await check('createWebhook', 'life', 'addresses that a server must not call are refused', async () => {
    const is_on = true;
    for (const url of [
      'http://hr.example.com/x',
      'https://user:password@hr.example.com/x',
      'ftp://hr.example.com/x',
      'no address',
    ]) {
      const answer = await client.send('createWebhook', { body: { url, kinds, is_on } }, admin);
      expectRefusal(answer, 422, 'validation_failed');
      expectThat(at(answer.body, 'errors', 'url') !== undefined, 'expected the url to be named', answer);
    }
  });
  await check(
    'rotateWebhookSecret',
    'life',
    'the secret is another one, and the one before is good for a while',
    async () => {
      const { id, secret } = await webhooks.add();
      const rotated = await client.must('rotateWebhookSecret', { id }, admin);
      expectThat(textAt(rotated.body, 'secret') !== secret, 'expected another secret', rotated);
      const until = textAt(rotated.body, 'webhook', 'old_secret_until');
      expectThat(until !== undefined, 'expected until when the secret before signs', rotated);
    },
  );
  await check('updateWebhook', 'life', 'it is switched off and on, and is told of other things', async () => {
    const { id } = await webhooks.add();
    const url = `https://receiver.example/${tenant.word('other')}`;
    const change = (is_on: boolean) =>
      client.must('updateWebhook', { id, body: { url, kinds, is_on } }, admin);
    await change(false);
    const off = await find(id);
    expectThat(at(off, 'is_on') === false && textAt(off, 'url') === url, 'expected the change in the list');
    const refused = await client.send('testWebhook', { id }, admin);
    expectRefusal(refused, 422, 'validation_failed');
    await change(true);
    expectSuccess(await client.send('testWebhook', { id }, admin));
  });
  await check('updateWebhook', 'life', 'what happens while it is off is not sent to it', async () => {
    const { id } = await webhooks.add();
    const url = `https://receiver.example/${tenant.word('off')}`;
    await client.must('updateWebhook', { id, body: { url, kinds, is_on: false } }, admin);
    await tenant.addJob(admin);
    expectThat((await deliveries(id)).length === 0, 'expected no delivery');
  });
  await check('listWebhookDeliveries', 'life', 'what happens is on its way, with ids alone', async () => {
    const { id } = await webhooks.add();
    await tenant.addCandidate(admin);
    const all = await client.must('listWebhookDeliveries', { id }, admin);
    const types = listAt({ body: all.body }, 'body').map((one) => textAt(one, 'type'));
    expectThat(types.includes('candidate.created'), 'expected the new candidate among the deliveries', all);
    expectThat(!all.text.includes(tenant.marker), 'expected no text of a record', all);
    expectThat((await deliveries(id, { state: 'delivered' })).length === 0, 'expected none delivered', all);
    await tenant.addJob(admin);
    expectThat((await deliveries(id)).length === 1, 'expected nothing that the webhook does not wait for');
  });
  await check('listWebhookDeliveries', 'life', 'each page goes on where the one before ended', async () => {
    const { id } = await webhooks.add();
    for (let sent = 0; sent < 5; sent += 1) await client.must('testWebhook', { id }, admin);
    const all = (await deliveries(id)).map((one) => textAt(one, 'id'));
    const found: (string | undefined)[] = [];
    for (const rows of [2, 2, 1, 0]) {
      const before = found.at(-1);
      const query = { limit: '2', ...(before === undefined ? {} : { before }) };
      const page = await client.must('listWebhookDeliveries', { id, query }, admin);
      const ids = listAt({ body: page.body }, 'body').map((one) => textAt(one, 'id'));
      expectThat(ids.length === rows, `expected ${rows} deliveries on this page`, page);
      found.push(...ids);
      expectThat(found.join() === all.slice(0, found.length).join(), 'expected the next of all', page);
    }
    expectThat(found.length === 5, 'expected each of the 5 deliveries once');
  });
  await check('resendWebhookDelivery', 'life', 'it waits again', async () => {
    const { id } = await webhooks.add();
    const test = await client.must('testWebhook', { id }, admin);
    const event = textAt(test.body, 'id') ?? '';
    const again = await client.must('resendWebhookDelivery', { id: event }, admin);
    expectThat(textAt(again.body, 'id') === event, 'expected the same id', again);
    expectThat(textAt(again.body, 'state') === 'waiting', 'expected it to wait', again);
    expectThat((await deliveries(id)).length === 1, 'expected no second event', again);
  });
  await check('deleteWebhook', 'life', 'it is gone with its deliveries', async () => {
    const { id } = await webhooks.add();
    const test = await client.must('testWebhook', { id }, admin);
    expectSuccess(await client.send('deleteWebhook', { id }, admin));
    expectRefusal(await client.send('listWebhookDeliveries', { id }, admin), 404, 'not_found');
    const event = textAt(test.body, 'id') ?? '';
    expectRefusal(await client.send('resendWebhookDelivery', { id: event }, admin), 404, 'not_found');
    expectRefusal(await client.send('deleteWebhook', { id }, admin), 404, 'not_found');
  });
  await check('listWebhooks', 'life', 'each organization has its own', async () => {
    const { id } = await webhooks.add();
    const theirs = await client.must('listWebhooks', {}, stranger.admin);
    expectThat(!theirs.text.includes(id), 'expected no webhook of another organization', theirs);
  });
  await check('createWebhook', 'life', 'on port 443 or one from 1024 on', async () => {
    for (const port of [443, 1024]) {
      const url = `https://receiver.example:${port}/${tenant.word('port')}`;
      const made = await client.send('createWebhook', { body: { url, kinds, is_on: false } }, admin);
      expectSuccess(made);
      await client.must('deleteWebhook', { id: textAt(made.body, 'webhook', 'id') ?? '' }, admin);
    }
  });
  await check('listWebhookDeliveries', 'life', 'there is none before one that is forgotten', async () => {
    const [gone, stays] = [await webhooks.add(), await webhooks.add()];
    const forgotten = await client.must('testWebhook', { id: gone.id }, admin);
    await client.must('deleteWebhook', { id: gone.id }, admin);
    await client.must('testWebhook', { id: stays.id }, admin);
    const query = { before: textAt(forgotten.body, 'id') ?? '' };
    const page = await client.must('listWebhookDeliveries', { id: stays.id, query }, admin);
    expectThat(listAt(page, 'body').length === 0, 'expected no delivery', page);
  });
}
