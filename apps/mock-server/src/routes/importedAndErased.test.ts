import { StartImportResponse } from '@cortex/api-client/background/validators';
import { CreateCandidateResponse } from '@cortex/api-client/candidates/validators';
import { expect, test } from 'vitest';
import { asJson, bearer, createTestApp, readAs } from '../../testing/testApp.ts';
import { findNext } from '../backgroundTasks/findNext.ts';
import { claim } from '../backgroundTasks/leases.ts';
import { workOnTask } from '../backgroundTasks/workOnTask.ts';
import { createBuiltInAnalyzer } from '../workers/analyzer.ts';
import { performHere } from '../workers/perform.ts';

test('a row of an import that was left out goes with the candidate whom it is about, also where their email was changed since', async () => {
  const server = await createTestApp();
  await server.addOrganization('org_one', 'premium', [
    { id: 'usr_admin', email: 'admin@example.com', isAdmin: true },
  ]);
  const admin = await server.signIn('admin@example.com');
  const form = (email: string) => {
    const body = new FormData();
    for (const [name, text] of Object.entries({ name: 'Mara Marked', email, phone: '1', notes: 'n' }))
      body.set(name, text);
    return body;
  };
  const send = (method: string, path: string, body?: FormData) =>
    server.app.request(path, { method, ...bearer(admin), ...(body ? { body } : {}) });
  const { id } = await readAs(
    CreateCandidateResponse,
    await send('POST', '/candidates/', form('mara@example.com')),
  );
  const row = {
    number: 1,
    name: 'Mara Marked',
    email: 'mara@example.com',
    phone: '0701234',
    notes: 'marked notes',
  };
  const begun = await server.app.request(
    '/imports/',
    asJson('POST', admin, { file_name: 'people.csv', duplicates: 'leave_out', rows: [row] }),
  );
  const { id: importId } = await readAs(StartImportResponse, begun);
  const scoring = {
    ...server.dependencies,
    analyzer: createBuiltInAnalyzer((inputs, onBehalf) => performHere('analysis', inputs, onBehalf)),
  };
  server.advance(10);
  const next = await findNext(scoring);
  const task = next && (await claim(scoring, next));
  if (task) await workOnTask(scoring, task, () => false);

  expect((await send('PUT', `/candidates/${id}`, form('mara.new@example.com'))).status).toBe(200);
  expect((await send('DELETE', `/candidates/${id}`)).status).toBe(200);
  await server.carryOutDeletions();
  const rows = await (await server.app.request(`/imports/${importId}/rows`, bearer(admin))).text();
  expect(rows).toContain('email_taken');
  expect(rows).not.toContain('marked notes');
  expect(rows).not.toContain('mara@example.com');
});
