import { expect, test } from 'vitest';
import { asJson, createTestApp, readError } from '../../testing/testApp.ts';
import { createApp } from '../app.ts';
import { signInvitation } from './signUp.ts';

const DAY_MS = 24 * 60 * 60_000;
const body = {
  name: 'Acme Talent',
  admin_username: 'ada',
  admin_email: 'Ada@example.com',
  admin_password: 'quiet harbour',
  pricing_tier: 'basic',
};

async function begin(policies: Pick<Parameters<typeof createApp>[0], 'signUp' | 'passwords'>) {
  const server = await createTestApp();
  const app = createApp({ ...server.dependencies, ...policies });
  const create = (more: object = {}) =>
    app.request('/organizations/', asJson('POST', '', { ...body, ...more }));
  return { db: server.db, clock: server.dependencies.clock, create };
}

test('a closed server takes no new organization, invited or not', async () => {
  const { create, db, clock } = await begin({ signUp: 'closed' });
  const invitation = await signInvitation(db, body.admin_email, clock());
  for (const more of [{}, { invitation }]) {
    const refused = await create(more);
    expect(refused.status).toBe(403);
    expect((await readError(refused)).code).toBe('sign_up_closed');
  }
});

test('where an invitation is needed, it counts for its email, for a week and once', async () => {
  const { create, db, clock } = await begin({ signUp: 'invite' });
  const invite = (email: string, at: number) => signInvitation(db, email, new Date(at));
  const now = clock().getTime();
  const [until = '', signature = ''] = (await invite('ada@example.com', now)).split('.');
  const refused = [
    {},
    { invitation: '' },
    { invitation: await invite('bob@example.com', now) },
    { invitation: await invite('ada@example.com', now - 8 * DAY_MS) },
    { invitation: `${Number(until) + DAY_MS}.${signature}` },
    { invitation: `${until}.${'A'.repeat(43)}` },
  ];
  for (const more of refused) expect((await create(more)).status, JSON.stringify(more)).toBe(403);
  const invitation = await invite('ada@example.com', now);
  expect((await create({ invitation })).status).toBe(201);
  expect((await create({ invitation, name: 'Another' })).status).toBe(403);
});

test.each([
  ['short', 'At least 8 characters.'],
  ['ééééééé', 'At least 8 characters.'],
  ['Password1', 'Many people use this password'],
  ['12345678', 'Many people use this password'],
])('a server that asks for strong passwords refuses %s in words', async (admin_password, words) => {
  const { create } = await begin({ passwords: 'strong' });
  const refused = await create({ admin_password });
  expect(refused.status).toBe(422);
  const { errors } = await readError(refused);
  expect(errors?.admin_password).toContain(words);
  expect((await create()).status).toBe(201);
});

test('without it any password but an empty one is taken', async () => {
  const { create } = await begin({});
  expect((await create({ admin_password: '' })).status).toBe(422);
  expect((await create({ admin_password: 'x' })).status).toBe(201);
});
