import { readdirSync, readFileSync } from 'node:fs';
import {
  CreateCandidateResponse,
  GetCandidateResponse,
  GetResumeTextResponse,
  ListCandidatesResponse,
  ReadResumeResponse,
} from '@cortex/api-client/candidates/validators';
import { resumeLimits } from '@cortex/api-client/limits';
import { HOSTILE_IDS } from '@cortex/conformance/hostile';
import { resumeFile } from '@cortex/conformance/resumes';
import { beforeEach, describe, expect, test } from 'vitest';
import { asJson, bearer, createTestApp, readAs, readError } from '../../testing/testApp.ts';
import { createApp } from '../app.ts';
import type { Perform } from '../workers/perform.ts';

const resumes = new URL('../../../../packages/conformance/resumes/', import.meta.url);
const fields = {
  name: 'Ada Brandt',
  email: 'ada@example.com',
  phone: '+49 30 5550 100',
  notes: 'Called today.',
};
let server: Awaited<ReturnType<typeof createTestApp>>;
let owner: string;
let colleague: string;
let admin: string;
let stranger: string;

beforeEach(async () => {
  server = await createTestApp();
  await server.addOrganization('org_one', 'basic', [
    { id: 'usr_owner', email: 'owner@example.com' },
    { id: 'usr_colleague', email: 'colleague@example.com' },
    { id: 'usr_admin', email: 'admin@example.com', isAdmin: true },
  ]);
  await server.addOrganization('org_two', 'basic', [
    { id: 'usr_stranger', email: 'stranger@example.com', isAdmin: true },
  ]);
  owner = await server.signIn('owner@example.com');
  colleague = await server.signIn('colleague@example.com');
  admin = await server.signIn('admin@example.com');
  stranger = await server.signIn('stranger@example.com');
});

function create(values: Record<string, string>, file?: File) {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.append(name, value);
  if (file) form.append('resume_file', file);
  return server.app.request('/candidates/', { method: 'POST', ...bearer(owner), body: form });
}

const list = async (token: string) =>
  readAs(ListCandidatesResponse, await server.app.request('/candidates/', bearer(token)));

describe('creating a candidate', () => {
  test('without a resume', async () => {
    const response = await create({ ...fields, name: '  Ada Brandt ' });
    expect(response.status).toBe(201);
    expect(await response.json()).toEqual({
      ...fields,
      id: expect.stringMatching(/^cnd_/),
      skills: '',
      resume: null,
      has_resume: false,
      resume_reading: 'none',
      can_edit: true,
      created_at: '2026-11-21T09:00:00.000Z',
      tags: [],
    });
  });

  test('with a resume, whose skills are read and whose file is given back byte for byte by a signed link', async () => {
    const response = await create(fields, resumeFile('two-column.pdf', 'Ada (new).pdf'));
    expect(response.status).toBe(201);
    const candidate = await readAs(CreateCandidateResponse, response);
    expect(candidate.resume_file_name).toBe('Ada (new).pdf');
    expect(candidate.resume_reading).toBe('read');
    expect(candidate.skills).toContain('PostgreSQL');

    const file = await server.app.request(candidate.resume ?? '');
    expect(file.status).toBe(200);
    expect(file.headers.get('Content-Disposition')).toBe("attachment; filename*=UTF-8''Ada%20%28new%29.pdf");
    expect(file.headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(Buffer.from(await file.arrayBuffer())).toEqual(readFileSync(new URL('two-column.pdf', resumes)));
  });

  test('from a form that is sent again stores it once, and never another form in its place', async () => {
    const send = (values: Record<string, string>, key: string, file?: File) => {
      const form = new FormData();
      for (const [name, value] of Object.entries(values)) form.append(name, value);
      if (file) form.append('resume_file', file);
      const headers = { ...bearer(owner).headers, 'Idempotency-Key': key };
      return server.app.request('/candidates/', { method: 'POST', headers, body: form });
    };
    const file = () => resumeFile('two-column.pdf');
    const answers = await Promise.all([1, 2, 3].map(() => send(fields, 'first-form', file())));
    const ids = await Promise.all(
      answers.map(async (one) => (await readAs(CreateCandidateResponse, one)).id),
    );
    expect(new Set(ids).size).toBe(1);
    expect(await list(owner)).toHaveLength(1);
    for (const other of [
      send({ ...fields, name: 'Another' }, 'first-form', file()),
      send(fields, 'first-form'),
    ]) {
      const refused = await other;
      expect(refused.status).toBe(422);
      expect((await readError(refused)).errors).toHaveProperty('Idempotency-Key');
    }
    expect((await send(fields, 'x')).status).toBe(422);
    expect((await send(fields, 'second-form', file())).status).toBe(201);
    expect(await list(owner)).toHaveLength(2);
  });

  test('is not carried out where its sender has gone', async () => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    form.append('resume_file', resumeFile('two-column.pdf'));
    const gone = new AbortController();
    const perform: Perform = async (name, input, onBehalf) => {
      gone.abort();
      return server.dependencies.perform(name, input, onBehalf);
    };
    const app = createApp({ ...server.dependencies, perform });
    const init = { method: 'POST', ...bearer(owner), body: form };
    await app.request(new Request('http://localhost/candidates/', { ...init, signal: gone.signal }));
    expect(gone.signal.aborted).toBe(true);
    expect(await list(owner)).toEqual([]);
  });

  test('leaves no file behind where files wait, whatever became of it', async () => {
    const { uploadFolder } = server;
    await create(fields, resumeFile('two-column.pdf'));
    await create({ ...fields, email: 'no address' }, resumeFile('two-column.pdf'));
    await create(fields, new File(['no pdf'], 'cv.pdf'));
    const broken = new ReadableStream({
      start(controller) {
        const head =
          '--b\r\nContent-Disposition: form-data; name="resume_file"; filename="a.pdf"\r\n\r\n%PDF';
        controller.enqueue(new TextEncoder().encode(head));
      },
      pull(controller) {
        controller.error(new Error('The connection was lost.'));
      },
    });
    const headers = { ...bearer(owner).headers, 'Content-Type': 'multipart/form-data; boundary=b' };
    const init = { method: 'POST', headers, body: broken, duplex: 'half' } as RequestInit;
    expect((await server.app.request('/candidates/', init)).status).toBe(400);
    expect(readdirSync(uploadFolder)).toEqual([]);
  });

  test('refuses texts that are not UTF-8, and cleans the name of a file that is not', async () => {
    const send = (parts: readonly (readonly [head: string, body: string])[]) => {
      const body = parts.map(
        ([head, text]) => `--b\r\nContent-Disposition: form-data; ${head}\r\n\r\n${text}\r\n`,
      );
      const headers = { ...bearer(owner).headers, 'Content-Type': 'multipart/form-data; boundary=b' };
      const bytes = Buffer.from(`${body.join('')}--b--\r\n`, 'latin1');
      return server.app.request('/candidates/', { method: 'POST', headers, body: bytes });
    };
    const texts = Object.entries(fields).map(([name, value]) => [`name="${name}"`, value] as const);
    expect((await send([...texts.slice(1), ['name="name"', 'Andr\u00e9']])).status).toBe(400);
    const pdf = readFileSync(new URL('two-column.pdf', resumes), 'latin1');
    const response = await send([...texts, ['name="resume_file"; filename="Andr\u00e9.pdf"', pdf]]);
    expect((await readAs(CreateCandidateResponse, response)).resume_file_name).toBe('Andr_.pdf');
  });

  test('is refused beyond so many at once', async () => {
    const hold = Promise.withResolvers<void>();
    const perform: Perform = async (name, input, onBehalf) => {
      await hold.promise;
      return server.dependencies.perform(name, input, onBehalf);
    };
    server.app = createApp({ ...server.dependencies, perform });
    const statuses: number[] = [];
    const sending = Array.from({ length: 25 }, async () => {
      const response = await create(fields, resumeFile('two-column.pdf'));
      statuses.push(response.status);
      if (response.status === 429) expect(response.headers.get('Retry-After')).toBe('5');
    });
    await expect.poll(() => statuses).toEqual([429, 429, 429, 429, 429]);
    hold.resolve();
    await Promise.all(sending);
    expect(statuses.filter((status) => status === 201)).toHaveLength(20);
  });

  test('a resume that is read again names the first candidate who has it, if the caller sees one', async () => {
    const read = async (token: string, name = 'two-column.pdf') => {
      const body = new FormData();
      body.append('resume_file', resumeFile(name));
      const answer = await server.app.request('/read_resume/', { method: 'POST', ...bearer(token), body });
      return (await readAs(ReadResumeResponse, answer)).same_resume_as;
    };
    expect(await read(owner)).toBeUndefined();
    const { id } = await readAs(CreateCandidateResponse, await create(fields, resumeFile('two-column.pdf')));
    server.advance(1000);
    await create({ ...fields, email: 'other@example.com' }, resumeFile('two-column.pdf'));
    expect(await read(owner)).toBe(id);
    expect(await read(admin)).toBe(id);
    expect(await read(colleague)).toBeUndefined();
    expect(await read(stranger)).toBeUndefined();
    expect(await read(owner, 'image-only.pdf')).toBeUndefined();
  });

  test('keeps a scan and says that it holds no text', async () => {
    const response = await create(fields, resumeFile('image-only.pdf'));
    expect(response.status).toBe(201);
    expect(await response.json()).toMatchObject({ resume_reading: 'no_text', skills: '', has_resume: true });
  });

  test('refuses a file over 10 MB, and a form that is larger still', async () => {
    for (const size of [resumeLimits.bytes + 1, 3 * resumeLimits.bytes]) {
      const response = await create(fields, new File([new Uint8Array(size)], 'cv.pdf'));
      expect(response.status).toBe(413);
      expect((await readError(response)).errors.resume_file).toContain('10 MB');
    }
    expect(await list(owner)).toEqual([]);
  });

  test('looks into a file of exactly 10 MB', async () => {
    const response = await create(fields, new File([new Uint8Array(resumeLimits.bytes)], 'cv.pdf'));
    expect(response.status).toBe(415);
  });

  test('takes a form with an empty file field as one without a file', async () => {
    const response = await create(fields, new File([], ''));
    expect(response.status).toBe(201);
    expect((await readAs(CreateCandidateResponse, response)).has_resume).toBe(false);
  });

  test.each([
    ['no notes', { ...fields, notes: ' ' }, { notes: 'This field is required.' }],
    [
      'no email address',
      { ...fields, email: 'ada' },
      { email: 'Enter an email address, as name@example.com.' },
    ],
    ['an unknown field', { ...fields, skills: 'Go' }, { skills: 'This field is not known here.' }],
  ])('refuses %s', async (_, values, errors) => {
    const response = await create(values);
    expect(response.status).toBe(422);
    expect((await readError(response)).errors).toEqual(errors);
  });

  test('keeps a resume whose text holds what no database keeps', async () => {
    const reading = {
      ok: true,
      kind: 'docx',
      text: '\0Go\0 and \ud800PostgreSQL',
      skills: 'Go',
      hiddenWords: 1,
      hidden: ['\0Rust\ud800'],
      runs: [{ text: '\0Go\0', page: 1, left: 0.1, top: 0.1, width: 0.1, height: 0.1 }],
    };
    const perform: unknown = async () => reading;
    server.app = createApp({
      ...server.dependencies,
      perform: perform as Perform,
    });
    const response = await create(fields, resumeFile('word-document.docx'));
    const { id, resume_reading } = await readAs(CreateCandidateResponse, response);
    expect(resume_reading).toBe('read');
    const text = await server.app.request(`/candidates/${id}/resume_text`, bearer(owner));
    expect(await readAs(GetResumeTextResponse, text)).toMatchObject({
      hidden_words: 1,
      hidden: ['Rust\ufffd'],
    });
  });

  test('saves a second candidate with the same email and names the first', async () => {
    const first = await readAs(CreateCandidateResponse, await create(fields));
    server.advance(1000);
    const second = await readAs(
      CreateCandidateResponse,
      await create({ ...fields, name: 'A. Brandt', email: 'ADA@example.com' }),
    );
    expect(second.duplicate_of).toBe(first.id);
    expect(await list(owner)).toHaveLength(2);
  });
});

describe('a resume link', () => {
  test('ends after five minutes, and no other one opens the file', async () => {
    const { id } = await readAs(CreateCandidateResponse, await create(fields, resumeFile('two-column.pdf')));
    const details = await server.app.request(`/candidates/${id}`, bearer(owner));
    const resume = (await readAs(GetCandidateResponse, details)).resume ?? '';
    const status = async (link: string) => (await server.app.request(link)).status;
    expect(await status(resume.replace(/signature=.{6}/, 'signature=AAAAAA'))).toBe(404);
    expect(await status(resume.replace(/expires=\d+/, 'expires=9999999999999'))).toBe(404);
    expect(await status(`/resumes/${id}`)).toBe(404);
    for (const hostile of HOSTILE_IDS) {
      const query = `?expires=9999999999999&signature=${'A'.repeat(43)}`;
      expect(await status(`/resumes/${hostile}${query}`)).toBe(404);
    }
    server.advance(5 * 60 * 1000 - 1);
    expect(await status(resume)).toBe(200);
    server.advance(1);
    expect(await status(resume)).toBe(404);
  });
});

describe('a resume link of a server that browsers find elsewhere', () => {
  test('leads there, path prefix included', async () => {
    const { id } = await readAs(CreateCandidateResponse, await create(fields, resumeFile('two-column.pdf')));
    for (const publicUrl of ['https://api.example.com/cortex', 'https://api.example.com/cortex/']) {
      const app = createApp({ ...server.dependencies, publicUrl });
      const details = await app.request(`/candidates/${id}`, bearer(owner));
      const resume = (await readAs(GetCandidateResponse, details)).resume ?? '';
      expect(resume).toMatch(`https://api.example.com/cortex/resumes/${id}?`);
      expect((await app.request(resume.replace('/cortex', ''))).status).toBe(200);
    }
  });
});

describe('editing, deleting and sharing a candidate', () => {
  const path = (id: string) => `/candidates/${id}`;
  const edit = (token: string, id: string, file?: File) => {
    const form = new FormData();
    for (const [name, value] of Object.entries({ ...fields, notes: 'Second call.' }))
      form.append(name, value);
    if (file) form.append('resume_file', file);
    return server.app.request(path(id), { method: 'PUT', ...bearer(token), body: form });
  };
  const remove = async (token: string, id: string) =>
    (await server.app.request(path(id), { method: 'DELETE', ...bearer(token) })).status;
  const share = (token: string, candidate_id: string, shared_with_user_id: string) =>
    server.app.request(
      '/candidates/share/',
      asJson('POST', token, { candidate_id, shared_with_user_id, note: 'Have a look.' }),
    );
  const create_ = async (file?: File) =>
    (await readAs(CreateCandidateResponse, await create(fields, file))).id;

  test('keeps the resume where no new one is sent, and replaces text and skills where one is', async () => {
    const id = await create_(resumeFile('two-column.pdf'));
    const kept = await readAs(CreateCandidateResponse, await edit(owner, id));
    expect(kept).toMatchObject({
      notes: 'Second call.',
      resume_file_name: 'two-column.pdf',
      resume_reading: 'read',
    });
    const replaced = await readAs(
      CreateCandidateResponse,
      await edit(owner, id, resumeFile('image-only.pdf')),
    );
    expect(replaced).toMatchObject({
      resume_file_name: 'image-only.pdf',
      resume_reading: 'no_text',
      skills: '',
    });
  });

  test('erases row, file and shares, and keeps an event that names ids only', async () => {
    await server.db.updateTable('organizations').set({ plan: 'premium' }).execute();
    const id = await create_(resumeFile('two-column.pdf'));
    await share(owner, id, 'usr_colleague');
    expect(await remove(owner, id)).toBe(200);
    expect(await remove(owner, id)).toBe(404);
    for (const table of ['candidates', 'resume_files', 'shares'] as const) {
      expect(await server.db.selectFrom(table).selectAll().execute()).toEqual([]);
    }
    const events = JSON.stringify(await server.db.selectFrom('events').selectAll().execute());
    expect(events).toContain('candidate_deleted');
    expect(events).not.toContain('Ada');
  });

  test('lets a colleague read what was shared, and nothing else', async () => {
    await server.db.updateTable('organizations').set({ plan: 'premium' }).execute();
    const id = await create_();
    const response = await share(owner, id, 'usr_colleague');
    expect(response.status).toBe(201);
    expect((await list(colleague))[0]).toMatchObject({
      id,
      can_edit: false,
      share_note: 'Have a look.',
      shared_by: { id: 'usr_owner', full_name: 'Person usr_owner' },
      shared_at: '2026-11-21T09:00:00.000Z',
    });
    for (const token of [owner, admin]) expect((await list(token))[0]).not.toHaveProperty('shared_by');
    const [mail] = await server.readMails();
    expect(mail?.to).toBe('colleague@example.com');
    expect(mail?.text).not.toMatch(/Ada|Have a look/);
    const refused = [await edit(colleague, id), await share(colleague, id, 'usr_admin')];
    for (const answer of refused) {
      expect(answer.status).toBe(403);
      expect((await readError(answer)).code).toBe('not_owner');
    }
    expect(await remove(colleague, id)).toBe(403);
    expect(await remove(stranger, id)).toBe(404);
  });
});
