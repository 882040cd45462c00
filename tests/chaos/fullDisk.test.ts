import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CreateJobResponse, ListJobsResponse } from '@cortex/api-client/jobs/validators';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { migrate } from '../../apps/mock-server/src/db/migrations.ts';
import { openSqlite } from '../../apps/mock-server/src/db/sqlite.ts';
import { asJson, bearer, createTestApp, readAs, readError } from '../../apps/mock-server/testing/testApp.ts';

const folder = mkdtempSync(join(tmpdir(), 'cortex-full-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a full disk is a clear 500, harms nothing that is kept, and writes go on when there is room again', async () => {
  const db = openSqlite(join(folder, 'cortex.sqlite'));
  await migrate(db);
  const { app, addOrganization, signIn } = await createTestApp(db);
  await addOrganization('org_one', 'premium', [{ id: 'usr_one', email: 'one@example.com' }]);
  const token = await signIn('one@example.com');
  const create = (title: string) =>
    app.request(
      '/jobs/',
      asJson('POST', token, { title, description: 'x'.repeat(15_000), skills_required: 'SQL' }),
    );
  const list = async () =>
    (await readAs(ListJobsResponse, await app.request('/jobs/', bearer(token)))).map(({ id }) => id);

  const pages = await sql<{ page_count: number }>`PRAGMA page_count`.execute(db);
  await sql`PRAGMA max_page_count = ${sql.lit((pages.rows[0]?.page_count ?? 0) + 40)}`.execute(db);
  const kept: string[] = [];
  let refused: Response | undefined;
  for (let attempt = 0; attempt < 40 && !refused; attempt += 1) {
    const response = await create(`Job ${attempt}`);
    if (response.ok) kept.push((await readAs(CreateJobResponse, response)).id);
    else refused = response;
  }
  expect(kept.length).toBeGreaterThan(3);
  expect(refused?.status).toBe(500);
  expect(refused && (await readError(refused))).toMatchObject({
    code: 'storage_full',
    detail: expect.stringContaining('disk is full'),
  });
  expect((await list()).toSorted()).toEqual(kept.toSorted());
  expect((await sql`PRAGMA integrity_check`.execute(db)).rows).toMatchObject([{ integrity_check: 'ok' }]);
  expect((await create('Still no room')).status).toBe(500);

  await sql`PRAGMA max_page_count = 1000000`.execute(db);
  const later = await readAs(CreateJobResponse, await create('Room again'));
  expect((await list()).toSorted()).toEqual([...kept, later.id].toSorted());
  await db.destroy();
});
