import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';
import { button, expect, fill, test, toast } from './fixtures.ts';

test.use({ as: 'admin' });

test('a program is told with a webhook that an admin added, and what was sent to it is listed', async ({
  page,
  product,
}) => {
  const received: { headers: Record<string, string>; body: string }[] = [];
  const receiver = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const headers = Object.entries(request.headers).map(([name, value]) => [name, String(value)]);
    received.push({ headers: Object.fromEntries(headers), body });
    response.writeHead(204).end();
  });
  await new Promise<void>((resume) => receiver.listen(0, '127.0.0.1', resume));
  const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`;

  await page.goto(`${product.webUrl}/organization/update?view=webhooks`);
  await fill(page, { Address: url });
  await button(page, 'Add Webhook').click();
  await expect(toast(page, 'Webhook added.')).toBeVisible();
  const secret = await page.getByLabel(`The signing secret for ${url}`).inputValue();
  await button(page, `Send Test to ${url}`).click();
  await expect(toast(page, 'The test event is on its way.')).toBeVisible();
  const deliveries = page.getByRole('list', { name: `Deliveries to ${url}` });
  await expect(deliveries).toContainText('Delivered · 204, 1 attempt');
  const [message] = received;
  expect(new Webhook(secret).verify(message?.body ?? '', message?.headers ?? {})).toMatchObject({
    type: 'webhook.test',
    data: {},
  });

  await page.reload();
  await expect(page.getByLabel(`The signing secret for ${url}`)).toHaveCount(0);
  await button(page, `Delete the webhook to ${url}`).click();
  await button(page, 'Delete Webhook').click();
  await expect(toast(page, 'Webhook deleted.')).toBeVisible();
  await expect(page.getByRole('region', { name: `Webhook to ${url}` })).toHaveCount(0);
  receiver.close();
});
