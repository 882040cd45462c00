import { type OperationId, operationIds, operations } from '@cortex/api-client/operations';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { createTestApp } from '../testing.ts';
import { declaredStatuses } from './declaredAnswers.ts';
import { expectRefusal } from './expectRefusal.ts';
import { type OperationWithBody, readBack } from './readBack.ts';
import { send, sendRaw } from './sendCall.ts';
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

afterAll(async () => {
  await server.readMails();
});

const MEGABYTE = 2 ** 20;
const withBody = operationIds.filter((id) => operations[id].body !== null);
const withJson = withBody.filter((id) => operations[id].body === 'application/json');

/** The fields of the body that hold text, by what a valid call sends. */
const textFields: { id: OperationWithBody; field: string }[] = [
  ...['email', 'password'].map((field) => ({ id: 'logIn' as const, field })),
  { id: 'requestPasswordReset', field: 'email' },
  ...['email', 'current_password', 'new_password'].map((field) => ({ id: 'updatePassword' as const, field })),
  ...['name', 'admin_username', 'admin_email', 'admin_password', 'pricing_tier'].map((field) => ({
    id: 'createOrganization' as const,
    field,
  })),
  ...['name', 'adminEmail', 'pricingTier'].map((field) => ({ id: 'updateOrganization' as const, field })),
  ...(['createJob', 'updateJob'] as const).flatMap((id) =>
    ['title', 'description', 'skills_required'].map((field) => ({ id, field })),
  ),
  ...(['createCandidate', 'updateCandidate'] as const).flatMap((id) =>
    ['name', 'email', 'phone', 'notes'].map((field) => ({ id, field })),
  ),
  ...['candidate_id', 'shared_with_user_id', 'note'].map((field) => ({
    id: 'shareCandidate' as const,
    field,
  })),
  ...['username', 'email', 'full_name', 'password'].map((field) => ({ id: 'createUser' as const, field })),
  ...['username', 'email', 'full_name'].map((field) => ({ id: 'updateUser' as const, field })),
  ...['name', 'email', 'message'].map((field) => ({ id: 'contactSupport' as const, field })),
  ...['candidate_id', 'job_id'].map((field) => ({ id: 'analyzeResume' as const, field })),
  ...['candidate1_id', 'candidate2_id', 'job_id'].map((field) => ({
    id: 'compareCandidates' as const,
    field,
  })),
];

test('every text field of every valid call is tried', async () => {
  for (const id of withBody) {
    const { body = {} } = await validCalls[id](world);
    const texts = Object.keys(body).filter((field) => typeof body[field] === 'string');
    expect(textFields.filter((row) => row.id === id).map(({ field }) => field)).toEqual(texts);
  }
});

describe('a text', () => {
  const texts = {
    'an emoji': '👩‍🚀🇩🇪',
    'a right-to-left name': 'محمد بن عبد',
    'a right-to-left override': '\u202egnp.\u202c',
    'combining characters': 'Ame\u0301lie Z\u0337\u031b\u0358',
    'characters beyond the first plane': '𝔄𝔡𝔞 𠮷野家',
    SQL: `'; DROP TABLE users; --`,
    'a quote and a backslash': `"\\' %_`,
    HTML: '<script>alert(1)</script>',
    'a template': `\${7*7}{{7*7}}%s`,
    'a path': '../../etc/passwd',
    'a header': 'a\r\nBcc: b@example.com',
    'invisible characters': 'a\u200b\u00ad\u2028\ufeff.',
    'the word null': 'null',
    __proto__: '__proto__',
    'white space around it': '  \t around \u00a0',
  };

  test.each(
    textFields.flatMap(({ id, field }) =>
      Object.entries(texts).map(([about, text]) => ({ id, field, about, text })),
    ),
  )('$id keeps or refuses $about in $field', async ({ id, field, text: hostile }) => {
    // Some texts have to be unique.
    const sent = hostile.endsWith('\u00a0')
      ? `  ${world.next('around')}\u00a0`
      : hostile + world.next('').slice(4);
    const call = await validCalls[id](world);
    const changed = { ...call, body: { ...call.body, [field]: sent } };
    const response = await send(world, id, changed, admin);
    if (response.status >= 400) {
      const refusal = await expectRefusal(id, response);
      if (refusal.status === 422) expect(Object.keys(refusal.errors)).toEqual([field]);
      return;
    }
    expect(declaredStatuses(id)).toContain(response.status);
    const kept = await readBack[id]?.({
      world,
      token: admin,
      body: { ...call.body, [field]: sent },
      id: await readId(response),
    });
    // A multipart form sends a line break as two characters, which the contract keeps as one.
    const text = operations[id].body === 'multipart/form-data' ? sent.replaceAll('\r\n', '\n') : sent;
    if (readBack[id]) expect(kept?.[field]).toBe(field.includes('password') ? true : text.trim());
  });

  test.each(textFields)('$id refuses a null character in $field', async ({ id, field }) => {
    const refusal = await expectRefusal(id, await sendField(id, field, 'a\0b'));
    expect([refusal.status, Object.keys(refusal.errors)]).toEqual([422, [field]]);
  });

  test.each(
    textFields.filter(({ id }) => withJson.includes(id)),
  )('$id refuses half a character in $field', async ({ id, field }) => {
    for (const half of ['a\ud800b', '\udc00', '\ud83d']) {
      const refusal = await expectRefusal(id, await sendField(id, field, half));
      expect([refusal.status, Object.keys(refusal.errors)]).toEqual([422, [field]]);
    }
  });

  test.each(textFields)('$id refuses a megabyte in $field', async ({ id, field }) => {
    const refusal = await expectRefusal(id, await sendField(id, field, 'x'.repeat(MEGABYTE)));
    if (operations[id].body === 'multipart/form-data') {
      expect([refusal.status, Object.keys(refusal.errors)]).toEqual([422, [field]]);
    } else {
      expect(refusal.status).toBe(413);
    }
  });

  test.each(
    textFields.filter(({ id }) => withJson.includes(id)),
  )('$id takes nothing but a text in $field', async ({ id, field }) => {
    for (const value of [null, 0, -1, 1.5, true, [], ['x'], {}, { toString: 'x' }, { $ne: null }]) {
      const { body } = await validCalls[id](world);
      const json = JSON.stringify({ ...body, [field]: value });
      const refusal = await expectRefusal(id, await sendRaw(world, id, admin, json));
      expect([refusal.status, Object.keys(refusal.errors)]).toEqual([422, [field]]);
    }
  });
});

function sendField(id: OperationId, field: string, text: string): Promise<Response> {
  return Promise.resolve(validCalls[id](world)).then((call) =>
    send(world, id, { ...call, body: { ...call.body, [field]: text } }, admin),
  );
}

async function readId(response: Response): Promise<string> {
  return z
    .object({ id: z.string().default('') })
    .catch({ id: '' })
    .parse(await response.json()).id;
}
