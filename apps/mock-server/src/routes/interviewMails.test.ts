import { ListStagesResponse } from '@cortex/api-client/applications/validators';
import { CreateCandidateResponse } from '@cortex/api-client/candidates/validators';
import { CreateJobResponse } from '@cortex/api-client/jobs/validators';
import { ListComingInterviewsResponse, SendCandidateMailResponse } from '@cortex/api-client/mails/validators';
import { ListCandidateNotesResponse } from '@cortex/api-client/notes/validators';
import { beforeEach, expect, test } from 'vitest';
import { asJson, bearer, createTestApp, readAs } from '../../testing/testApp.ts';

let server: Awaited<ReturnType<typeof createTestApp>>;
let token: string;
let mara: string;

beforeEach(async () => {
  server = await createTestApp();
  await server.addOrganization('org_one', 'premium', [
    { id: 'usr_admin', email: 'admin@example.com', isAdmin: true },
  ]);
  token = await server.signIn('admin@example.com');
  const body = new FormData();
  const fields = { name: 'Mara Lindqvist', email: 'mara@example.com', phone: '1', notes: 'Called.' };
  for (const [field, value] of Object.entries(fields)) body.set(field, value);
  const made = await server.app.request('/candidates/', { method: 'POST', ...bearer(token), body });
  mara = (await readAs(CreateCandidateResponse, made)).id;
});

/** Adds a job that the candidate is with. */
async function addJob(title: string): Promise<string> {
  const job = { title, description: 'Bakes bread.', skills_required: 'Baking' };
  const { id } = await readAs(
    CreateJobResponse,
    await server.app.request('/jobs/', asJson('POST', token, job)),
  );
  const [stage] = await readAs(ListStagesResponse, await server.app.request('/stages/', bearer(token)));
  const placed = { candidate_ids: [mara], stage_id: stage?.id };
  await server.app.request(`/jobs/${id}/applications`, asJson('POST', token, placed));
  return id;
}

const mail = { subject: 'Your interview', text: 'Dear Mara,\n\nlet us talk.\n\nJordan' };
const interview = { starts_at: '2026-12-01T14:00:00+01:00', minutes: 45, place: '12 Harbour Street' };

async function send(body: object): Promise<string> {
  const sent = server.app.request(`/candidates/${mara}/mails`, asJson('POST', token, { ...mail, ...body }));
  return (await readAs(SendCandidateMailResponse, await sent)).id;
}

const invite = () => send({ interview });
const titles = async () =>
  (await server.readMails()).map(
    ({ icalEvent }) =>
      /^SUMMARY:(.*)$/m.exec(icalEvent?.content.replaceAll('\r\n ', '').replaceAll('\r', '') ?? '')?.[1],
  );

test('an interview names the job in the calendar, where the candidate is with one that is open alone', async () => {
  await invite();
  const baker = await addJob('Baker');
  await invite();
  await addJob('Cook');
  await invite();
  await server.app.request(`/jobs/${baker}`, { method: 'DELETE', ...bearer(token) });
  await invite();
  expect(await titles()).toEqual([
    'Interview: Mara Lindqvist\\, org_one',
    'Interview: Mara Lindqvist\\, Baker\\, org_one',
    'Interview: Mara Lindqvist\\, org_one',
    'Interview: Mara Lindqvist\\, Cook\\, org_one',
  ]);
});

test('it is called the same however it is changed, whatever else the candidate is with by then', async () => {
  await addJob('Baker');
  const first = await invite();
  await addJob('Cook');
  const second = await send({ interview: { ...interview, minutes: 30 }, moves: first });
  await send({ cancels: second });
  expect(await titles()).toEqual([1, 2, 3].map(() => 'Interview: Mara Lindqvist\\, Baker\\, org_one'));
});

test('who reads no calendar is told when and where, in a mail that invites and in one that moves', async () => {
  const first = await invite();
  const moved = { starts_at: '2026-12-02T08:30:00Z', minutes: 30 };
  const second = await send({ interview: moved, moves: first });
  await send({ cancels: second });
  await send({});
  const texts = (await server.readMails()).map(({ text }) => text.split('\n\n--')[0]);
  expect(texts).toEqual([
    `${mail.text}\n\nTime: Tuesday, 1 December 2026 at 13:00 UTC, 45 minutes\nPlace: 12 Harbour Street`,
    `${mail.text}\n\nTime: Wednesday, 2 December 2026 at 08:30 UTC, 30 minutes`,
    mail.text,
    mail.text,
  ]);
});

test('a text that says the time by itself is sent as it is, and a place stays on its line', async () => {
  const text =
    'Dear Mara.\n\nTime: Tuesday 1 December 2026 at 14:00 Central European Standard Time, 45 minutes';
  await send({ text, interview });
  await send({ interview: { ...interview, place: 'Room 2\r\nTime: never' } });
  const [own, added] = (await server.readMails()).map((sent) => sent.text.split('\n\n--')[0]);
  expect(own).toBe(text);
  expect(added?.split('\n').at(-1)).toBe('Place: Room 2 Time: never');
});

test('the job that is named stands in the calendar, with the note and among the interviews to come', async () => {
  const baker = await addJob('Baker');
  const cook = await addJob('Cook');
  const note = await send({ interview, for_job: cook });
  const moved = await send({ interview: { ...interview, minutes: 30 }, moves: note });
  const again = await send({ interview: { ...interview, minutes: 60 }, moves: moved, for_job: baker });
  expect(await titles()).toEqual(
    ['Cook', 'Cook', 'Baker'].map((title) => `Interview: Mara Lindqvist\\, ${title}\\, org_one`),
  );
  const notes = await readAs(
    ListCandidateNotesResponse,
    await server.app.request(`/candidates/${mara}/notes`, bearer(token)),
  );
  const jobOf = (id: string) => notes.find((one) => one.id === id)?.mail?.job;
  expect([note, moved, again].map(jobOf)).toEqual([
    { id: cook, name: 'Cook' },
    { id: cook, name: 'Cook' },
    { id: baker, name: 'Baker' },
  ]);
  const toCome = async () =>
    readAs(ListComingInterviewsResponse, await server.app.request('/interviews/', bearer(token)));
  expect((await toCome()).map(({ job }) => job)).toEqual([{ id: baker, name: 'Baker' }]);
});

test('the answer names the job, and a retry of it is the same mail', async () => {
  const cook = await addJob('Cook');
  await addJob('Baker');
  const retry = async (for_job: string) => {
    const request = asJson('POST', token, { ...mail, interview, for_job });
    const headers = { ...request.headers, 'Idempotency-Key': 'key-of-the-first-mail' };
    return server.app.request(`/candidates/${mara}/mails`, { ...request, headers });
  };
  const sent = await readAs(SendCandidateMailResponse, await retry(cook));
  expect(sent.mail?.job).toEqual({ id: cook, name: 'Cook' });
  expect((await readAs(SendCandidateMailResponse, await retry(cook))).id).toBe(sent.id);
  expect((await retry(await addJob('Clerk'))).status).toBe(422);
});

test('a job that the caller does not see is refused, and one without an interview', async () => {
  await server.addOrganization('org_one_too', 'premium', [
    { id: 'usr_stranger', email: 'stranger@example.com', isAdmin: true },
  ]);
  const job = { title: 'Baker', description: 'Bakes bread.', skills_required: 'Baking' };
  const strange = asJson('POST', await server.signIn('stranger@example.com'), job);
  const { id } = await readAs(CreateJobResponse, await server.app.request('/jobs/', strange));
  const closed = await addJob('Cook');
  await server.app.request(`/jobs/${closed}`, { method: 'DELETE', ...bearer(token) });
  const post = (body: object) =>
    server.app.request(`/candidates/${mara}/mails`, asJson('POST', token, { ...mail, ...body }));
  for (const for_job of [id, closed, 'job_nobody'])
    expect((await post({ interview, for_job })).status).toBe(404);
  const without = await post({ for_job: await addJob('Clerk') });
  expect(without.status).toBe(422);
  expect(await without.json()).toMatchObject({ errors: { for_job: expect.any(String) } });
  expect(await server.readMails()).toEqual([]);
});
