import { configureBaseUrl } from '@cortex/api-client/http';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dropDrafts } from '../../forms/drafts/tabs.ts';
import { createMailSender } from './createMailSender.ts';
import { type MailOutcomes, sendSeveral } from './sendSeveral.ts';

const to = ['ada', 'bob', 'cleo'].map((name) => ({ id: `cnd_${name}`, name }));
const words = { subject: 'Hello', text: 'Dear {candidate},' };
const calls: string[] = [];
const keys: (string | null)[] = [];
let outcomes: MailOutcomes;

function serve(statuses: Readonly<Record<string, number>>) {
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const id = /cnd_\w+/.exec(url)?.[0] ?? '';
    keys.push(new Headers(init.headers).get('Idempotency-Key'));
    calls.push(`${id}: ${JSON.parse(String(init.body)).text}`);
    const status = statuses[id] ?? 201;
    const body = status === 201 ? { id: 'note_1' } : { detail: 'In the words of the server.', code: 'x' };
    return Response.json(body, { status });
  });
}

const send = (before: ReadonlySet<string> = new Set()) =>
  sendSeveral(words, to, {
    sender: createMailSender(
      'several',
      to.map(({ id }) => id),
    ),
    before,
    onChange(changed) {
      outcomes = changed;
    },
  });

beforeEach(() => {
  calls.length = 0;
  keys.length = 0;
  dropDrafts();
  outcomes = { sent: new Set(), refused: new Map() };
  configureBaseUrl('https://api.example.com', { takesIdempotencyKeys: true });
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => vi.unstubAllGlobals());

test('each gets a mail of their own, and nobody a second one', async () => {
  serve({});
  await send(new Set(['cnd_bob']));
  expect(calls).toEqual(['cnd_ada: Dear ada,', 'cnd_cleo: Dear cleo,']);
  expect([...outcomes.sent].toSorted()).toEqual(['cnd_ada', 'cnd_bob', 'cnd_cleo']);
});

test('a name that makes the words too long keeps nobody else from their mail', async () => {
  serve({ cnd_ada: 422 });
  await expect(send()).rejects.toMatchObject({ status: 422 });
  expect([...outcomes.sent]).toEqual(['cnd_bob', 'cnd_cleo']);
});

test('where one is gone the others still get theirs, and who did not is told', async () => {
  serve({ cnd_ada: 404 });
  await expect(send()).rejects.toMatchObject({ status: 404 });
  expect(calls).toHaveLength(3);
  expect([[...outcomes.sent], [...outcomes.refused.keys()]]).toEqual([['cnd_bob', 'cnd_cleo'], ['cnd_ada']]);
});

test.each([401, 429, 500])('what is everybody’s matter ends it: %i', async (status) => {
  serve({ cnd_bob: status });
  await expect(send()).rejects.toMatchObject({ status });
  expect(calls).toHaveLength(2);
  expect([...outcomes.sent]).toEqual(['cnd_ada']);
});

test('whose answer was lost gets theirs again with the same key, and those after them have theirs already', async () => {
  serve({ cnd_bob: 500 });
  await expect(send()).rejects.toMatchObject({ status: 500 });
  const begun = createMailSender('several', ['cnd_cleo']).prepare('cnd_cleo', {
    subject: 'Hello',
    text: 'Dear cleo,',
  });
  serve({});
  await send(outcomes.sent);
  expect(calls.slice(2)).toEqual(['cnd_bob: Dear bob,', 'cnd_cleo: Dear cleo,']);
  expect(keys.slice(2)).toEqual([keys[1], begun]);
});
