import {
  GetOrganizationResponse,
  UpdateOrganizationResponse,
} from '@cortex/api-client/organizations/validators';
import { beforeEach, expect, test } from 'vitest';
import { asJson, bearer, createTestApp, readAs, readError } from '../../testing/testApp.ts';

let server: Awaited<ReturnType<typeof createTestApp>>;
let admin: string;

beforeEach(async () => {
  server = await createTestApp();
  const people = (name: string) => [{ id: `usr_${name}`, email: `${name}@example.com`, isAdmin: true }];
  await server.addOrganization('one', 'basic', people('one'));
  await server.addOrganization('two', 'basic', people('two'));
  admin = await server.signIn('one@example.com');
});

const get = async () =>
  readAs(GetOrganizationResponse, await server.app.request('/api/organization', bearer(admin)));
const update = (values: object) =>
  server.app.request('/api/organization/update', asJson('POST', admin, values));
const edit = { name: 'One & Co', adminEmail: 'not an address', pricingTier: 'Standard' };

test('a name that another organization has is said in the body of a 200, and nothing is saved', async () => {
  const before = await get();
  const answer = await readAs(UpdateOrganizationResponse, await update({ ...edit, name: 'TWO' }));
  expect(answer.error).toContain('“TWO”');
  expect(await get()).toEqual(before);
});

test('a plan in lower case is refused', async () => {
  const response = await update({ ...edit, pricingTier: 'standard' });
  expect([response.status, (await readError(response)).errors]).toEqual([
    422,
    { pricingTier: 'One of: Basic, Standard, Premium.' },
  ]);
});

const organization = {
  name: 'Three',
  admin_username: 'tess',
  admin_email: 'Tess@example.com',
  admin_password: ' secret ',
  pricing_tier: 'standard',
};
const create = (values: object) => server.app.request('/organizations/', asJson('POST', '', values));

test('a taken name is told by its constraint, a taken email by its field, and nothing is created', async () => {
  const name = await readError(await create({ ...organization, name: 'ONE' }));
  expect(name).toMatchObject({
    code: 'organization_name_taken',
    detail: expect.stringContaining('organizations_name_key'),
  });
  const email = await readError(await create({ ...organization, admin_email: 'ONE@example.com' }));
  expect(email).toMatchObject({ code: 'email_taken', errors: { admin_email: expect.any(String) } });
  expect(await server.db.selectFrom('organizations').selectAll().execute()).toHaveLength(2);
});
