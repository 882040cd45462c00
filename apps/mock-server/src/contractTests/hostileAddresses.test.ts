import { operationIds, operations } from '@cortex/api-client/operations';
import { beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, readError } from '../testing.ts';
import { declaredStatuses } from './declaredAnswers.ts';
import { expectRefusal } from './expectRefusal.ts';
import { send, toRequest } from './sendCall.ts';
import { createWorld, type TestServer, type World } from './testWorld.ts';
import { validCalls } from './validCalls.ts';

let server: TestServer;
let world: World;
let admin: string;

beforeAll(async () => {
  server = await createTestApp();
  world = await createWorld(server, 'one', 'premium');
  admin = await world.signIn(world.admin.email);
});

const withPathId = operationIds.filter((id) => operations[id].path.includes('{id}'));

describe('an id in the path', () => {
  const ids = {
    'a null character': '%00',
    'a null character within': 'job_%00x',
    'percent signs that encode nothing': '%E0%A4%A',
    'a percent sign alone': '%',
    'half a character': '%ED%A0%80',
    'an emoji': '%F0%9F%98%80',
    SQL: encodeURIComponent("'; DROP TABLE users; --"),
    'a path': '..%2F..%2Fetc%2Fpasswd',
    'a backslash': '%5C',
    'a line break': 'a%0D%0Ab',
    'a space': '%20',
    __proto__: '__proto__',
    constructor: 'constructor',
    'a thousand letters': 'x'.repeat(1000),
  };

  test.each(
    withPathId.flatMap((id) => Object.entries(ids).map(([about, text]) => ({ id, about, text }))),
  )('$id answers 404 to $about', async ({ id, text }) => {
    const response = await send(world, id, { ...(await validCalls[id](world)), id: text }, admin);
    const refusal = await expectRefusal(id, response);
    expect([refusal.status, refusal.code]).toEqual([404, 'not_found']);
  });

  test('opens no resume', async () => {
    for (const id of Object.values(ids)) {
      const query = '?expires=9999999999999&signature=AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';
      const response = await server.app.request(`/resumes/${id}${query}`);
      expect([response.status, (await readError(response)).code]).toEqual([404, 'not_found']);
    }
  });
});

describe('a query', () => {
  const queries = [
    '%00',
    'a%00b',
    '%E0%A4%A',
    '%',
    '%ED%A0%80',
    '%F0%9F%98%80',
    encodeURIComponent("' OR 1=1; --"),
    encodeURIComponent('%_'),
    '__proto__',
    'x'.repeat(10_000),
    '&query=a&user=b&user=c&range=Yearly',
    '&__proto__=1&constructor=2&[]=3',
  ];

  test.each(
    (['listUsers', 'getUserPerformance', 'getUserPerformanceHistory'] as const).flatMap((id) =>
      queries.map((query) => ({ id, query, about: query.slice(0, 40) })),
    ),
  )('$id finds nothing by $about', async ({ id, query }) => {
    const quiet = await createWorld(server, world.next('quiet'), 'premium');
    const [path, init] = toRequest(id, {}, await quiet.signIn(quiet.admin.email));
    for (const name of ['query', 'user', 'range']) {
      const rest = name === 'range' ? '' : '&range=Yearly';
      const response = await server.app.request(`${path}?${name}=${query}${rest}`, init);
      expect(declaredStatuses(id)).toContain(response.status);
      if (response.status >= 400) await expectRefusal(id, response);
      else if (id === 'listUsers' && name === 'query' && !query.startsWith('&')) {
        expect(await response.json()).toEqual([]);
      }
    }
  });
});
