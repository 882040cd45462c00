import { StartImportResponse } from '@cortex/api-client/background/validators';
import { CreateCandidateResponse } from '@cortex/api-client/candidates/validators';
import { beforeEach, expect, test } from 'vitest';
import { asJson, bearer, createTestApp, readAs } from '../../testing/testApp.ts';
import { findNext } from '../backgroundTasks/findNext.ts';
import { claim } from '../backgroundTasks/leases.ts';
import { workOnTask } from '../backgroundTasks/workOnTask.ts';
import { createBuiltInAnalyzer } from '../workers/analyzer.ts';
import { performHere } from '../workers/perform.ts';

let server: Awaited<ReturnType<typeof createTestApp>>;
let admin: string;

beforeEach(async () => {
  server = await createTestApp();
  await server.addOrganization('org_one', 'premium', [
    { id: 'usr_admin', email: 'admin@example.com', isAdmin: true },
  ]);
  admin = await server.signIn('admin@example.com');
});

const send = (method: string, path: string, body?: FormData) =>
  server.app.request(path, { method, ...bearer(admin), ...(body ? { body } : {}) });

function form(email: string) {
  const body = new FormData();
  for (const [name, text] of Object.entries({ name: 'Mara Marked', email, phone: '1', notes: 'n' }))
    body.set(name, text);
  return body;
}

async function add(email: string) {
  const added = await send('POST', '/candidates/', form(email));
  return (await readAs(CreateCandidateResponse, added)).id;
}

/** An import whose row is left out, as somebody with this email is there. Gives what reads its rows. */
async function importLeftOut(email: string) {
  const row = { number: 1, name: 'Mara Marked', email, phone: '0701234', notes: 'marked notes' };
  const begun = await server.app.request(
    '/imports/',
    asJson('POST', admin, { file_name: 'people.csv', duplicates: 'leave_out', rows: [row] }),
  );
  const { id } = await readAs(StartImportResponse, begun);
  const scoring = {
    ...server.dependencies,
    analyzer: createBuiltInAnalyzer((inputs, onBehalf) => performHere('analysis', inputs, onBehalf)),
  };
  server.advance(10);
  const next = await findNext(scoring);
  const task = next && (await claim(scoring, next));
  if (task) await workOnTask(scoring, task, () => false);
  const read = async () => (await server.app.request(`/imports/${id}/rows`, bearer(admin))).text();
  expect(await read()).toContain('marked notes');
  return read;
}

test('of two with the same email, the row goes with the one who keeps it, where the other one got another email', async () => {
  const typo = await add('mara@example.com');
  const mara = await add('mara@example.com');
  const readRows = await importLeftOut('mara@example.com');
  expect((await send('PUT', `/candidates/${typo}`, form('tomas@example.com'))).status).toBe(200);
  expect((await send('DELETE', `/candidates/${mara}`)).status).toBe(200);
  await server.carryOutDeletions();
  expect(await readRows()).not.toContain('marked notes');
});

test('the row goes with the candidate whom it is about, also where a merge was taken back', async () => {
  const mara = await add('mara@example.com');
  const twin = await add('twin@example.com');
  const readRows = await importLeftOut('mara@example.com');
  const fields = { name: 'Mara', email: 'twin@example.com', phone: '1', notes: 'n' };
  const merged = await server.app.request(
    `/candidates/${mara}/merge`,
    asJson('POST', admin, { other_id: twin, ...fields }),
  );
  expect(merged.status).toBe(200);
  expect((await send('POST', `/candidates/${twin}/restore`)).ok).toBe(true);
  expect(await (await send('GET', `/candidates/${mara}`)).text()).toContain('mara@example.com');
  expect((await send('DELETE', `/candidates/${mara}`)).status).toBe(200);
  await server.carryOutDeletions();
  expect(await readRows()).not.toContain('marked notes');
});
