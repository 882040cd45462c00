import { HOSTILE_TEXTS } from '@cortex/conformance/hostile';
import { expect, test } from 'vitest';
import { createTestApp } from '../../testing/testApp.ts';
import { createClient } from '../../testing/testKit.ts';

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

test('a message to support is kept as it was sent', async () => {
  const server = await createTestApp();
  for (const text of HOSTILE_TEXTS) {
    const body = { name: text, email: text, message: text };
    await createClient(server.app, server.dependencies.clock).must('contactSupport', { body });
    const rows = await server.db
      .selectFrom('support_requests')
      .select(['name', 'email', 'message'])
      .execute();
    const kept = text.trim();
    expect(rows).toContainEqual({ name: kept, email: kept, message: kept });
  }
  await server.readMails();
});

test('a name and an email are one line each in the mail, without characters that turn or hide text', async () => {
  const server = await createTestApp();
  const body = {
    name: 'Ada\r\n\r\nFrom the bank:\u202E',
    email: 'ada@example.com>\u2028\u0007Bcc: x',
    message: 'First line\nSecond line',
  };
  await createClient(server.app, server.dependencies.clock).must('contactSupport', { body });
  const [mail] = await server.readMails();
  expect(mail?.text).toBe('From Ada From the bank: <ada@example.com> Bcc: x>:\n\nFirst line\nSecond line\n');
});
