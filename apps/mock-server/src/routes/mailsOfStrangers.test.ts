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

/** Signs in the admin of a new organization. */
async function found(id: string): Promise<string> {
  const email = `${id}@example.com`;
  await server.addOrganization(id, 'premium', [{ id: `usr_${id}`, email, isAdmin: true }]);
  return server.signIn(email);
}

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

test('mails to a candidate’s address that one organization has written keep nobody else’s first ones away', async () => {
  const mail = { subject: 'Hello', text: 'Dear M, let us talk.' };
  const write = async (token: string, times: number) => {
    const { id } = await addCandidate(token);
    const statuses: number[] = [];
    for (let time = 0; time < times; time += 1)
      statuses.push(
        (await server.app.request(`/candidates/${id}/mails`, asJson('POST', token, mail))).status,
      );
    return statuses.filter((status) => status === 201).length;
  };
  const [first, second, third] = [await found('org_a'), await found('org_b'), await found('org_c')];
  expect(await write(first, 21)).toBe(20);
  // What is left of the further ones of all, and its own first ones.
  expect(await write(second, 20)).toBe(14);
  expect(await write(third, 3)).toBe(2);
  server.advance(60 * 60_000);
  expect(await write(third, 21)).toBe(20);
  expect((await server.readMails()).filter(({ to }) => to === 'm@example.com')).toHaveLength(56);
});

test('invitations that other organizations have sent keep nobody’s first one away', async () => {
  const invite = async (token: string) =>
    (
      await server.app.request(
        '/invitations/',
        asJson('POST', token, { email: 'm@example.com', is_admin: false }),
      )
    ).status;
  const [first, second, third] = [await found('org_a'), await found('org_b'), await found('org_c')];
  for (let time = 0; time < 5; time += 1) expect(await invite(first)).toBe(201);
  expect([await invite(first), await invite(second), await invite(second)]).toEqual([429, 201, 201]);
  expect([await invite(second), await invite(third), await invite(third)]).toEqual([429, 201, 429]);
});
