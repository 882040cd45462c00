import { CreateCandidateResponse } from '@cortex/api-client/candidates/validators';
import { expect, test } from 'vitest';
import { asJson, bearer, createTestApp, readAs } from '../../testing/testApp.ts';

test('who is no admin any more when the body is there does not change what only admins may', async () => {
  const server = await createTestApp();
  await server.addOrganization('org_one', 'premium', [
    { id: 'usr_admin', email: 'admin@example.com', isAdmin: true },
    { id: 'usr_second', email: 'second@example.com', isAdmin: true },
  ]);
  const admin = await server.signIn('admin@example.com');
  const second = await server.signIn('second@example.com');
  const form = new FormData();
  for (const [name, text] of Object.entries({ name: 'M', email: 'm@example.com', phone: '1', notes: 'n' }))
    form.set(name, text);
  const added = await server.app.request('/candidates/', { method: 'POST', body: form, ...bearer(second) });
  const { id } = await readAs(CreateCandidateResponse, added);

  const asked = Promise.withResolvers<void>();
  const ended = Promise.withResolvers<void>();
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        asked.resolve();
        await ended.promise;
        controller.enqueue(new TextEncoder().encode(JSON.stringify({ tags: ['mine'] })));
        controller.close();
      },
    },
    { highWaterMark: 0 },
  );
  const text = JSON.stringify({ tags: ['mine'] });
  const init: RequestInit & { duplex: 'half' } = {
    method: 'PUT',
    headers: {
      Authorization: `Bearer ${admin}`,
      'Content-Type': 'application/json',
      'Content-Length': String(text.length),
    },
    body,
    duplex: 'half',
  };
  const answer = Promise.resolve(
    server.app.request(new Request(`http://localhost/candidates/${id}/tags`, init)),
  );
  await asked.promise;
  const demoted = { username: 'a', email: 'admin@example.com', full_name: 'A', is_admin: false };
  expect((await server.app.request('/users/usr_admin', asJson('PUT', second, demoted))).status).toBe(200);
  // A whole call of the same person is refused by now.
  const again = await server.app.request(`/candidates/${id}/tags`, asJson('PUT', admin, { tags: ['later'] }));
  expect(again.status).toBe(404);
  ended.resolve();
  expect((await answer).status).toBe(404);
});
