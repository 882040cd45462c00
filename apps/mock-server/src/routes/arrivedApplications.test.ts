import { ListCandidatesResponse } from '@cortex/api-client/candidates/validators';
import { CreateJobResponse } from '@cortex/api-client/jobs/validators';
import { makeWord, paragraph } from '@cortex/resume-text/testFiles';
import { beforeEach, expect, test } from 'vitest';
import { asJson, bearer, createTestApp, readAs, readError } from '../../testing/testApp.ts';
import { deliverDue } from '../mail/outbox.ts';

const DAY_MS = 24 * 60 * 60_000;

let server: Awaited<ReturnType<typeof createTestApp>>;
let admin: string;
let job: string;

beforeEach(async () => {
  // Mails wait until a test has them sent.
  server = await createTestApp(undefined, { runInBackground: () => {} });
  admin = await found('org_one');
  job = await openJob('Baker');
});

/** Signs in the admin of a new organization, whose jobs page is on. */
async function found(id: string): Promise<string> {
  const email = `${id}@people.example`;
  await server.addOrganization(id, 'basic', [{ id: `usr_${id}`, email, isAdmin: true }]);
  const token = await server.signIn(email);
  const page = { is_on: true, address: id.replace('_', '-') };
  expect((await server.app.request('/jobs_page/', asJson('PUT', token, page))).status).toBe(200);
  return token;
}

async function openJob(title: string, token = admin): Promise<string> {
  const typed = { title, description: 'Bakes bread.', skills_required: 'Baking' };
  const { id } = await readAs(
    CreateJobResponse,
    await server.app.request('/jobs/', asJson('POST', token, typed)),
  );
  expect((await server.app.request(`/jobs/${id}/publication`, asJson('PUT', token, {}))).status).toBe(200);
  return id;
}

const typed = {
  name: 'Adabrot Visit-evil.example',
  email: 'ada@example.com',
  phone: '+31 10 555 01',
  message: 'I start at four.',
};

function apply(to = job, fields: Partial<typeof typed> = {}): Promise<Response> {
  const body = new FormData();
  for (const [name, value] of Object.entries({ ...typed, ...fields })) body.set(name, value);
  const text = paragraph('Ada Brot') + paragraph('Baked bread and kneaded dough for six years.');
  body.set('resume_file', new File([new Uint8Array(makeWord(text))], 'ada.docx'));
  return Promise.resolve(server.app.request(`/open_jobs/${to}/applications`, { method: 'POST', body }));
}

/** Has all mails sent, and gives those to who applied. */
async function told(address = typed.email) {
  await deliverDue(server.dependencies);
  const mails = await server.readMails();
  return mails.filter(({ to }) => to.toLowerCase() === address);
}

const waiting = async () =>
  (await server.db.selectFrom('outbox').select('kind').where('kind', '=', 'application_arrived').execute())
    .length;

async function findCandidate(token = admin): Promise<string> {
  const [one] = await readAs(ListCandidatesResponse, await server.app.request('/candidates/', bearer(token)));
  return one?.id ?? '';
}

test('who applies gets one mail that it has arrived, with the day and what comes next, and nothing that they typed', async () => {
  expect((await apply()).status).toBe(201);
  const [mail, ...others] = await told();
  expect(others).toEqual([]);
  expect(mail).toEqual({
    to: 'ada@example.com',
    subject: 'Your application has arrived',
    text: `Your application for “Baker” arrived at “org_one” on 21 Nov 2026. They answer by email or phone.

If you did not apply for it, somebody else typed your email there, and there is nothing to do.
`,
  });
});

test('what an organization calls itself and its job makes no link in it', async () => {
  const lure = await openJob('You won: https://evil.example/now\nor sales@evil.example');
  await apply(lure);
  const [mail] = await told();
  expect(mail?.text).not.toMatch(/:\/\/|\S@\S|evil\.example/);
  expect(mail?.text.split('\n')[0]).toContain('You won');
});

test('an address gets one for a job, however often it is typed there, and however it is written', async () => {
  await apply();
  await apply();
  await apply(job, { email: 'Ada@Example.com', message: 'Again.' });
  expect(await told()).toHaveLength(1);
  server.advance(2 * DAY_MS);
  await apply();
  expect(await told()).toHaveLength(1);
  const other = await openJob('Confectioner', await server.signIn('org_one@people.example'));
  await apply(other);
  expect((await told()).map(({ text }) => /“(.+?)”/.exec(text)?.[1])).toEqual(['Baker', 'Confectioner']);
});

test('an address gets three in a day of all organizations together, and the application is stored all the same', async () => {
  const stranger = await found('org_two');
  const jobs = [job, await openJob('Confectioner'), await openJob('Cook', stranger)];
  jobs.push(await openJob('Waiter', stranger), await openJob('Porter', await found('org_three')));
  for (const one of jobs) expect((await apply(one)).status).toBe(201);
  await apply(jobs.at(-1), { email: 'bo@example.com' });
  expect(await told()).toHaveLength(3);
  expect(await told('bo@example.com')).toHaveLength(1);
  expect(await server.db.selectFrom('applications').select('job_id').execute()).toHaveLength(6);
  server.advance(DAY_MS);
  await apply(await openJob('Guard', await found('org_four')));
  expect(await told()).toHaveLength(4);
});

test('whoever is deleted before it goes gets none, and whoever is brought back does', async () => {
  await apply();
  const id = await findCandidate();
  const remove = () => server.app.request(`/candidates/${id}`, { method: 'DELETE', ...bearer(admin) });
  await remove();
  expect(await told()).toEqual([]);
  expect((await server.app.request(`/candidates/${id}/restore`, asJson('POST', admin, {}))).status).toBe(200);
  expect(await told()).toHaveLength(1);

  await apply(await openJob('Cook'));
  expect(await waiting()).toBe(1);
  const second = await server.db
    .selectFrom('candidates')
    .select('id')
    .where('id', '!=', id)
    .executeTakeFirstOrThrow();
  await server.app.request(`/candidates/${second.id}`, { method: 'DELETE', ...bearer(admin) });
  await server.carryOutDeletions();
  expect(await told()).toHaveLength(1);
  expect(await waiting()).toBe(0);
});

test('an address that is none makes nobody, and one that is typed into the candidate later gets nothing', async () => {
  const refused = await apply(job, { email: 'ada at example.com' });
  expect((await readError(refused)).errors).toHaveProperty('email');
  expect(await waiting()).toBe(0);
  for (const email of ['victim@example.com', 'no address']) {
    const changed = await openJob(`For ${email}`);
    await apply(changed, { email: `${changed}@example.com` });
    await server.db
      .updateTable('candidates')
      .set({ email, email_key: email })
      .where('email', '=', `${changed}@example.com`)
      .execute();
  }
  expect(await waiting()).toBe(2);
  await deliverDue(server.dependencies);
  expect((await server.readMails()).filter(({ subject }) => subject.includes('has arrived'))).toEqual([]);
  expect(await waiting()).toBe(0);
});
