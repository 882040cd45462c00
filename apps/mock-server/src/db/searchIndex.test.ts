import { expect, test } from 'vitest';
import { createTestApp } from '../../testing/testApp.ts';
import { addCandidate } from '../candidates/addCandidate.ts';
import { isPostgres } from './isPostgres.ts';
import { addBeginnings, fillSearchIndex, findIndexed } from './searchIndex.ts';

test('an index without the beginnings of words is made anew, and finds the newest first as before', async () => {
  const server = await createTestApp();
  await server.addOrganization('org_one', 'basic', [{ id: 'usr_one', email: 'one@example.com' }]);
  const { db } = server;
  const owner = { organizationId: 'org_one', userId: 'usr_one' };
  const ids: string[] = [];
  for (let index = 0; index < 25; index += 1) {
    const fields = { name: 'Mara', email: 'm@example.com', phone: '1', notes: `Baker in York, ${index}.` };
    const at = `2026-11-20T09:00:${String(index).padStart(2, '0')}.000Z`;
    ids.unshift(await db.transaction().execute((trx) => addCandidate(trx, owner, fields, at)));
  }
  await fillSearchIndex(db);
  await addBeginnings(db);
  const find = (...words: string[]) => findIndexed(db, { organizationId: 'org_one', words, limit: 100 });
  if (!isPostgres(db)) expect(await find('baker')).toEqual([]);
  await fillSearchIndex(db);
  for (const words of [['b'], ['ba', 'y'], ['baker', 'york', 'in']])
    expect(await find(...words)).toEqual(ids);
  expect(await find('bb')).toEqual([]);
});
