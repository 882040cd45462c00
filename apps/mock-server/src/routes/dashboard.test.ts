import { GetDashboardResponse } from '@cortex/api-client/dashboard/validators';
import { expect, test } from 'vitest';
import { bearer, createTestApp, readAs } from '../../testing/testApp.ts';

test.each([
  ['an admin', 'admin@example.com', { admin_data: { total_jobs: 0, total_candidates: 0, total_users: 2 } }],
  ['a regular user', 'member@example.com', { user_data: { user_jobs: 0, user_candidates: 0 } }],
])('says to %s who is signed in, for which organization and on which plan', async (_, email, counts) => {
  const server = await createTestApp();
  await server.addOrganization('org_one', 'standard', [
    { id: 'usr_admin', email: 'admin@example.com', isAdmin: true },
    { id: 'usr_member', email: 'member@example.com' },
  ]);
  const response = await server.app.request('/dashboard/', bearer(await server.signIn(email)));
  const id = email === 'admin@example.com' ? 'usr_admin' : 'usr_member';
  expect(await readAs(GetDashboardResponse, response)).toEqual({
    ...counts,
    viewer: {
      full_name: `Person ${id}`,
      username: id,
      email,
      organization_name: 'org_one',
      pricing_tier: 'Standard',
    },
  });
});
