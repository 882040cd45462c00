import { expect, test } from 'vitest';
import { createTestApp } from '../testing.ts';

test('a message to support is kept and mailed', async () => {
  const server = await createTestApp();
  const request = { name: 'Ada', email: 'not an address', message: 'How do I add a second admin?' };
  const response = await server.app.request('/contact-support/', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(request),
  });
  expect(response.status).toBe(200);
  expect(await server.db.selectFrom('support_requests').selectAll().execute()).toMatchObject([request]);
  const [mail] = await server.readMails();
  expect(mail?.to).toBe('support@example.com');
  expect(mail?.text).toContain(request.message);
});
