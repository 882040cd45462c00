import { CreateCandidateResponse } from '@cortex/api-client/candidates/validators';
import { CreateJobResponse } from '@cortex/api-client/jobs/validators';
import { beforeEach, describe, expect, test } from 'vitest';
import { asJson, bearer, createTestApp, readAs, readError } from '../../testing/testApp.ts';
import { createApp } from '../app.ts';
import { isPostgres } from '../db/isPostgres.ts';

/** What an organization may have at once, over all servers where there can be several. */
const UPLOADS_OF_ONE_PERSON = 20;
const RANKINGS_OF_ONE_PERSON = 4;
const MAILS_TO_ONE_PERSON = 20;

const NOTES =
  'Cook at the Harbour Kitchen from 2018 to 2026. Cooked for 300 guests a day, planned menus and trained two apprentices in the cold kitchen.';

let server: Awaited<ReturnType<typeof createTestApp>>;
let admin: string;

beforeEach(async () => {
  server = await createTestApp();
  await server.addOrganization('org_one', 'premium', [
    { id: 'usr_admin', email: 'admin@example.com', isAdmin: true },
    { id: 'usr_second', email: 'second@example.com', isAdmin: true },
  ]);
  admin = await server.signIn('admin@example.com');
});

/** Two servers of the one database. Each form is taken, and each text is scored, once it is let go. */
function createTwo() {
  const hold = Promise.withResolvers<void>();
  const { receiveForm, perform } = server.dependencies;
  let held = 0;
  const isLetGo = () => {
    held += 1;
    return hold.promise;
  };
  const create = () =>
    createApp({
      ...server.dependencies,
      async receiveForm(c) {
        await isLetGo();
        return receiveForm(c);
      },
      async perform(name, input, onBehalf) {
        if (name === 'analysis') await isLetGo();
        return perform(name, input, onBehalf);
      },
    });
  const apps = [create(), create()] as const;
  const upload = (index: number) => {
    const app = apps[index % 2 === 0 ? 0 : 1];
    return app.request('/candidates/', { method: 'POST', body: formOf(index), ...bearer(admin) });
  };
  return { apps, upload, letGo: hold.resolve, held: () => held };
}

const counters = async () =>
  (await server.db.selectFrom('rate_counters').select('key').orderBy('key').execute()).map(({ key }) => key);

describe('of two servers on one database', () => {
  test('a person has their uploads at once, and not those of each', async () => {
    const before = await counters();
    const { upload, letGo, held } = createTwo();
    const total = UPLOADS_OF_ONE_PERSON + 8;
    const under = Array.from({ length: total }, (_, index) => upload(index));
    const taken = isPostgres(server.db) ? UPLOADS_OF_ONE_PERSON : total;
    await expect.poll(held).toBe(taken);
    letGo();
    const answers = await Promise.all(under);
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(taken);
    for (const refused of answers.filter(({ status }) => status !== 201)) {
      expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '5']);
      expect((await readError(refused)).detail).toBe('Too many uploads at once. Try again in a moment.');
    }
    // What is answered counts no more.
    expect(await counters()).toEqual(before);
    expect((await upload(0)).status).toBe(201);
  });

  test('one that dies with uploads under way keeps nobody from uploading for longer than a minute', async () => {
    const { upload, letGo, held } = createTwo();
    const lost = Array.from({ length: UPLOADS_OF_ONE_PERSON }, () => upload(0));
    await expect.poll(held).toBe(UPLOADS_OF_ONE_PERSON);
    const late = upload(1);
    if (isPostgres(server.db)) expect((await late).status).toBe(429);
    server.advance(60_000);
    const next = upload(1);
    letGo();
    expect((await next).status).toBe(201);
    for (const answer of lost) expect((await answer).status).toBe(201);
    await late;
  });

  test('a person has their rankings at once, and not those of each', async () => {
    const made = server.app.request('/candidates/', { method: 'POST', body: formOf(0), ...bearer(admin) });
    const candidate_id = (await readAs(CreateCandidateResponse, await made)).id;
    const job = { title: 'Cook', description: 'You cook for 200 guests a day.', skills_required: 'Cooking' };
    const posted = server.app.request('/jobs/', asJson('POST', admin, job));
    const job_id = (await readAs(CreateJobResponse, await posted)).id;
    const before = await counters();
    const { apps, letGo, held } = createTwo();
    const rank = (index: number) =>
      apps[index % 2 === 0 ? 0 : 1].request(
        '/analyze_resumes/',
        asJson('POST', admin, { pairs: [{ candidate_id, job_id }] }),
      );
    const total = RANKINGS_OF_ONE_PERSON + 4;
    const under = Array.from({ length: total }, (_, index) => rank(index));
    const taken = isPostgres(server.db) ? RANKINGS_OF_ONE_PERSON : total;
    await expect.poll(held).toBe(taken);
    letGo();
    const answers = await Promise.all(under);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(taken);
    for (const refused of answers.filter(({ status }) => status !== 200))
      expect((await readError(refused)).detail).toBe('Too many rankings at once. Try again in a moment.');
    expect(await counters()).toEqual(before);
    expect((await rank(0)).status).toBe(200);
  });

  test('mails to a person count together', async () => {
    const [first, second] = createTwo().apps;
    for (let index = 0; index < MAILS_TO_ONE_PERSON + 4; index += 1) {
      const made = server.app.request('/candidates/', {
        method: 'POST',
        body: formOf(index),
        ...bearer(admin),
      });
      const { id } = await readAs(CreateCandidateResponse, await made);
      const share = { candidate_id: id, shared_with_user_id: 'usr_second', note: 'Look.' };
      const app = index % 2 === 0 ? first : second;
      expect((await app.request('/candidates/share/', asJson('POST', admin, share))).status).toBe(201);
    }
    expect(await server.readMails()).toHaveLength(MAILS_TO_ONE_PERSON);
  });
});

function formOf(index: number): FormData {
  const body = new FormData();
  const fields = { name: `Person ${index}`, email: 'a@example.com', phone: '1', notes: NOTES };
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  return body;
}
