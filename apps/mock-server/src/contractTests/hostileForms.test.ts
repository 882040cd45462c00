import { GetCandidateResponse } from '@cortex/api-client/candidates/validators';
import { beforeAll, describe, expect, test } from 'vitest';
import { createApp } from '../app.ts';
import { createTestApp, readAs } from '../testing.ts';
import { expectRefusal } from './expectRefusal.ts';
import { sendRaw, toRequest } from './sendCall.ts';
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

describe('a form', () => {
  const forms = ['createCandidate', 'updateCandidate'] as const;

  async function formOf(id: (typeof forms)[number]): Promise<FormData> {
    const { body = {} } = await validCalls[id](world);
    const form = new FormData();
    for (const [name, value] of Object.entries(body)) {
      if (typeof value === 'object') form.append(name, value);
      else form.append(name, String(value));
    }
    return form;
  }

  test.each(forms)('%s refuses a field that is sent twice', async (id) => {
    for (const name of ['name', 'notes', 'resume_file']) {
      const form = await formOf(id);
      form.append(name, name === 'resume_file' ? new File(['%PDF-'], 'second.pdf') : 'second');
      const refusal = await expectRefusal(id, await sendRaw(world, id, admin, form));
      expect([refusal.status, Object.keys(refusal.errors)]).toEqual([422, [name]]);
    }
  });

  test('logIn refuses a field that is sent twice', async () => {
    const body = `email=${world.user.email}&password=wrong&password=right`;
    const refusal = await expectRefusal('logIn', await sendRaw(world, 'logIn', admin, body));
    expect([refusal.status, Object.keys(refusal.errors)]).toEqual([422, ['password']]);
  });

  test.each(forms)('%s refuses a file where a text is asked, and a text where a file is', async (id) => {
    const fileAsName = await formOf(id);
    fileAsName.set('name', new File(['Ada'], 'ada.txt'));
    expect((await expectRefusal(id, await sendRaw(world, id, admin, fileAsName))).errors).toHaveProperty(
      'name',
    );
    const textAsFile = await formOf(id);
    textAsFile.set('resume_file', 'my resume');
    expect((await expectRefusal(id, await sendRaw(world, id, admin, textAsFile))).errors).toHaveProperty(
      'resume_file',
    );
  });

  test.each([
    'Lebenslauf 👩‍🚀.docx',
    'سيرة ذاتية.docx',
    '履歴書.docx',
    `a'b"c;d%00.docx`,
    '<img src=x onerror=alert(1)>.docx',
    `${'😀'.repeat(200)}.docx`,
  ])('createCandidate keeps the file name %s, and its link names it', async (name) => {
    const form = await formOf('createCandidate');
    const file = form.get('resume_file');
    if (!(file instanceof File)) throw new Error('A valid call sends a file.');
    form.set('resume_file', new File([file], name));
    const response = await sendRaw(world, 'createCandidate', admin, form);
    expect(response.status).toBe(201);
    const { resume, resume_file_name = '' } = await readAs(GetCandidateResponse, response);
    const last = name.split('/').at(-1) ?? '';
    if (last.length <= 200) expect(resume_file_name).toBe(last);
    else expect([resume_file_name.isWellFormed(), resume_file_name.endsWith('.docx')]).toEqual([true, true]);
    const download = await server.app.request(resume ?? '');
    expect(download.status).toBe(200);
    const [, encoded = ''] = (download.headers.get('Content-Disposition') ?? '').split("UTF-8''");
    expect(decodeURIComponent(encoded)).toBe(resume_file_name);
  });

  test('createCandidate keeps a resume whose text holds what no database keeps', async () => {
    const app = createApp({
      ...server.dependencies,
      extract: async () => ({ ok: true, kind: 'docx', text: '\0Go\0 and \ud800PostgreSQL' }),
    });
    const response = await app.request(
      ...toRequest('createCandidate', await validCalls.createCandidate(world), admin),
    );
    expect(response.status).toBe(201);
    expect((await readAs(GetCandidateResponse, response)).resume_reading).toBe('read');
  });
});
