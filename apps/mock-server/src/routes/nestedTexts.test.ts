import { ListStagesResponse } from '@cortex/api-client/applications/validators';
import { CreateCandidateResponse } from '@cortex/api-client/candidates/validators';
import { UpdateMailTemplatesResponse } from '@cortex/api-client/mails/validators';
import { beforeEach, expect, test } from 'vitest';
import { asJson, bearer, createTestApp, readAs } from '../../testing/testApp.ts';

let server: Awaited<ReturnType<typeof createTestApp>>;
let admin: string;

beforeEach(async () => {
  server = await createTestApp();
  await server.addOrganization('org_one', 'premium', [
    { id: 'usr_admin', email: 'admin@example.com', isAdmin: true },
  ]);
  admin = await server.signIn('admin@example.com');
});

async function addCandidate() {
  const body = new FormData();
  for (const [name, text] of Object.entries({ name: 'M', email: 'm@example.com', phone: '1', notes: 'n' }))
    body.set(name, text);
  const added = await server.app.request('/candidates/', { method: 'POST', body, ...bearer(admin) });
  return readAs(CreateCandidateResponse, added);
}

test.each([
  'a\0b',
  'a\ud800b',
])('a text that cannot be kept is refused wherever it stands: %j', async (text) => {
  const { id } = await addCandidate();
  const stages = await readAs(ListStagesResponse, await server.app.request('/stages/', bearer(admin)));
  const interview = { starts_at: '2026-12-01T10:00:00Z', minutes: 30, place: text };
  const template = { name: text, subject: text, text };
  const calls: [string, string, unknown][] = [
    ['PUT', '/stages/', { stages: [...stages, { name: text, kind: 'open' }] }],
    ['POST', `/candidates/${id}/mails`, { subject: 's', text: 't', interview }],
    ['PUT', `/candidates/${id}/tags`, { tags: [text] }],
    ['PUT', '/mail_templates/', { templates: [template] }],
  ];
  const statuses = [];
  for (const [method, path, body] of calls)
    statuses.push((await server.app.request(path, asJson(method, admin, body))).status);
  expect(statuses).toEqual([422, 422, 422, 422]);
});

test('a template is kept without the white space around its texts', async () => {
  const template = {
    name: ' Invitation ',
    subject: '\tYour interview\n',
    text: ' Dear {candidate},\n\nyou are invited. \n',
  };
  const saved = await server.app.request('/mail_templates/', asJson('PUT', admin, { templates: [template] }));
  const { templates } = await readAs(UpdateMailTemplatesResponse, saved);
  expect(templates).toEqual([
    { name: 'Invitation', subject: 'Your interview', text: 'Dear {candidate},\n\nyou are invited.' },
  ]);
});
