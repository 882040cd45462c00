import { CreateJobResponse, ListJobsResponse } from '@cortex/api-client/jobs/validators';
import { expect, test } from 'vitest';
import {
  asJson,
  bearer,
  createTestApp,
  createTestDatabase,
  readAs,
  readError,
} from '../../testing/testApp.ts';
import { openPostgres } from './postgres.ts';

const CONNECTIONS = 2;

test('a call for which no connection gets free in time is told that the server is busy, and goes well later', async () => {
  const db = openPostgres((await createTestDatabase()) ?? '', { most: CONNECTIONS, waitMs: 1_000 });
  const { app, addOrganization, signIn, readMails } = await createTestApp(db);
  await addOrganization('org_one', 'basic', [{ id: 'usr_one', email: 'one@example.com', isAdmin: true }]);
  const token = await signIn('one@example.com');
  await readMails();
  const letGo = Promise.withResolvers<void>();
  const holding = Array.from({ length: CONNECTIONS }, () => {
    const held = Promise.withResolvers<void>();
    const ended = db.connection().execute(async () => {
      held.resolve();
      await letGo.promise;
    });
    return { held: held.promise, ended };
  });
  await Promise.all(holding.map(({ held }) => held));

  const add = () => {
    const job = { title: 'Baker', description: 'Bakes bread.', skills_required: 'Baking' };
    return app.request('/jobs/', asJson('POST', token, job));
  };
  const list = () => app.request('/jobs/', bearer(token));
  const [read, written, ...others] = await Promise.all([
    list(),
    add(),
    app.request('/open_jobs/?address=north-harbour'),
    app.request('/auth/login', {
      method: 'POST',
      body: new URLSearchParams({ email: 'one@example.com', password: 'right' }),
    }),
  ]);
  for (const { status, headers } of [read, written, ...others])
    expect([status, headers.get('Retry-After')]).toEqual([503, '5']);
  expect(await readError(read)).toMatchObject({
    code: 'server_busy',
    detail: 'The server is busy. Try again in a moment.',
  });
  expect(await readError(written)).toMatchObject({
    code: 'server_busy',
    detail: expect.stringContaining('nothing was saved'),
  });

  letGo.resolve();
  await Promise.all(holding.map(({ ended }) => ended));
  expect(await readAs(ListJobsResponse, await list())).toEqual([]);
  await readAs(CreateJobResponse, await add());
  await readMails();
  await db.destroy();
});
