import { CreateCandidateResponse } from '@cortex/api-client/candidates/validators';
import { beforeEach, expect, test } from 'vitest';
import { asJson, bearer, createTestApp, readAs } from '../../testing/testApp.ts';

let server: Awaited<ReturnType<typeof createTestApp>>;

beforeEach(async () => {
  server = await createTestApp();
  await server.addOrganization('org_one', 'premium', [{ id: 'usr_stranger', email: 'stranger@example.com' }]);
  await server.addOrganization('org_two', 'premium', [
    { id: 'usr_owner', email: 'owner@example.com' },
    { id: 'usr_colleague', email: 'colleague@example.com' },
  ]);
});

async function addCandidate(token: string) {
  const body = new FormData();
  for (const [name, text] of Object.entries({ name: 'M', email: 'm@example.com', phone: '1', notes: 'n' }))
    body.set(name, text);
  const added = await server.app.request('/candidates/', { method: 'POST', body, ...bearer(token) });
  return readAs(CreateCandidateResponse, added);
}

test.each([
  'shares',
  'mentions',
])('%s that are refused use up no mails of somebody of another organization', async (what) => {
  const stranger = await server.signIn('stranger@example.com');
  const own = await addCandidate(stranger);
  const shared_with_user_id = 'usr_colleague';
  for (let time = 0; time < 20; time += 1) {
    const refused = await (what === 'shares'
      ? server.app.request(
          '/candidates/share/',
          asJson('POST', stranger, { candidate_id: own.id, shared_with_user_id, note: '' }),
        )
      : server.app.request(
          `/candidates/${own.id}/notes`,
          asJson('POST', stranger, { text: 'x', mentions: [shared_with_user_id] }),
        ));
    expect(refused.ok).toBe(false);
  }
  const owner = await server.signIn('owner@example.com');
  const { id: candidate_id } = await addCandidate(owner);
  const share = { candidate_id, shared_with_user_id, note: 'Look.' };
  expect((await server.app.request('/candidates/share/', asJson('POST', owner, share))).status).toBe(201);
  expect((await server.readMails()).map(({ to }) => to)).toEqual(['colleague@example.com']);
});
