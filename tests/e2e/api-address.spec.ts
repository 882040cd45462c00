import { createServer, request as send } from 'node:http';
import { freePort } from '../freePort.ts';
import { Product } from '../product.ts';
import { expect, signIn, test } from './fixtures.ts';

const PREFIX = '/hiring/v2';

test('the same build calls whichever API address it is served with, with its path prefix', async ({
  page,
}) => {
  const port = await freePort();
  const product = new Product();
  const paths: string[] = [];
  const proxy = createServer((incoming, outgoing) => {
    const path = incoming.url ?? '';
    paths.push(path);
    const target = product.apiUrl + path.slice(PREFIX.length);
    const onward = send(target, { method: incoming.method, headers: incoming.headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    onward.on('error', () => outgoing.destroy());
    incoming.pipe(onward);
  });
  await new Promise<void>((listening) => proxy.listen(port, '127.0.0.1', listening));
  try {
    await product.start({ API_BASE_URL: `http://localhost:${port}${PREFIX}` });
    await signIn(page, product);
    await expect(page.getByRole('main').getByRole('link', { name: /Active Jobs/ })).toBeVisible();
    expect(paths).toContain(`${PREFIX}/auth/login`);
    expect(paths).toContain(`${PREFIX}/dashboard/`);
    // The pages that the server draws ask there, too.
    expect((await page.request.get(`${product.webUrl}/jobs/nobody`)).status()).toBe(404);
    expect(paths).toContain(`${PREFIX}/open_jobs/?address=nobody`);
  } finally {
    proxy.closeAllConnections();
    proxy.close();
    await product.dispose();
  }
});
