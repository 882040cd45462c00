import { ListStagesResponse } from '@cortex/api-client/applications/validators';
import { RotateWebhookSecretResponse } from '@cortex/api-client/webhooks/validators';
import { makeWord, paragraph } from '@cortex/resume-text/testFiles';
import { expect, test } from 'vitest';
import { verify } from '../../testing/receiver.ts';
import { bearer, readAs } from '../../testing/testApp.ts';
import { ALL, DAY_MS, formOf, JOB, useWebhooks } from '../../testing/useWebhooks.ts';
import { transact } from '../db/transact.ts';
import { announce } from '../webhooks/announce.ts';

const company = useWebhooks();
const { signIn, receive, run, advance, send, add, read, webhooks, testIt, addJob, addCandidate, settled } =
  company;

test('each event with ids alone, signed as the specification says', async () => {
  const { secret, webhook } = await add();
  const job = await addJob();
  const candidate = await addCandidate('ada');
  const other = await addCandidate('grace');
  const stages = await readAs(ListStagesResponse, await send('GET', '/stages/'));
  const [first, second] = stages.map(({ id }) => id);
  const move = (stage_id?: string) =>
    send('POST', `/jobs/${job}/applications`, { candidate_ids: [candidate], stage_id });
  for (const response of [
    await send('PUT', `/jobs/${job}`, { ...JOB, title: 'Master baker' }),
    await company.server.app.request(`/candidates/${candidate}`, {
      method: 'PUT',
      body: formOf('ada'),
      ...bearer(company.admin),
    }),
    await send('PUT', `/candidates/${candidate}/tags`, { tags: ['Reliable'] }),
    await move(first),
    await move(second),
    await move(),
    await send('POST', `/candidates/${candidate}/merge`, {
      other_id: other,
      name: 'ada',
      email: 'ada@example.com',
      phone: '1',
      notes: 'n',
    }),
    await send('POST', `/candidates/${other}/restore`),
    await send('DELETE', `/candidates/${candidate}`),
    await send('DELETE', `/jobs/${job}`),
    await send('POST', '/jobs/', { ...JOB, title: 'Master baker' }),
  ])
    expect(response.status, await response.clone().text()).toBeLessThan(300);
  run();
  await settled(webhook.id);
  const messages = company.receiver.received.map((one) => verify(secret, one));
  const told = messages.map(({ type, data }) => JSON.stringify([type, data]));
  const moved = { candidate_id: candidate, job_id: job };
  expect(told.toSorted()).toEqual(
    [
      ['job.created', { job_id: job }],
      ['candidate.created', { candidate_id: candidate }],
      ['candidate.created', { candidate_id: other }],
      ['job.updated', { job_id: job }],
      ['candidate.updated', { candidate_id: candidate }],
      ['candidate.updated', { candidate_id: candidate }],
      ['candidate.stage_changed', { ...moved, stage_id: first }],
      ['candidate.stage_changed', { ...moved, stage_id: second, from_stage_id: first }],
      ['candidate.left_job', moved],
      ['candidate.merged', { candidate_id: candidate }],
      ['candidate.deleted', { candidate_id: other }],
      ['candidate.updated', { candidate_id: candidate }],
      ['candidate.restored', { candidate_id: other }],
      ['candidate.deleted', { candidate_id: candidate }],
      ['job.deleted', { job_id: job }],
      ['job.restored', { job_id: job }],
    ]
      .map((one) => JSON.stringify(one))
      .toSorted(),
  );
  expect(JSON.stringify(messages)).not.toMatch(/ada@|grace|baker|Reliable|1234/i);
  expect(new Set(company.receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(16);
  expect(company.receiver.received[0]?.headers).toMatchObject({
    'content-type': 'application/json',
    'user-agent': 'Cortex-Webhooks/1',
  });
});

test('an application by the jobs page', async () => {
  const { secret, webhook } = await add(company.receiver.url, ['application.received']);
  const job = await addJob();
  await send('PUT', '/jobs_page/', { is_on: true, address: 'org-one' });
  await send('PUT', `/jobs/${job}/publication`, {});
  const form = new FormData();
  for (const [field, value] of Object.entries({ name: 'Ada', email: 'ada@example.com', phone: '1' }))
    form.set(field, value);
  const text = 'Baked bread in three bakeries, and led a shift of four people at night.';
  form.set('resume_file', new File([new Uint8Array(makeWord(paragraph(text)))], 'resume.docx'));
  const applied = await company.server.app.request(`/open_jobs/${job}/applications`, {
    method: 'POST',
    body: form,
  });
  expect(applied.status, await applied.clone().text()).toBe(201);
  run();
  await settled(webhook.id);
  const [message] = company.receiver.received;
  const told = message && verify(secret, message);
  const data = { candidate_id: expect.any(String), job_id: job, stage_id: expect.any(String) };
  expect(told).toMatchObject({ type: 'application.received', data });
});

test('an endpoint is told of its kinds alone, and another organization of nothing', async () => {
  await company.server.addOrganization('org_two', 'basic', [
    { id: 'usr_stranger', email: 'stranger@example.com', isAdmin: true },
  ]);
  const stranger = await company.server.signIn('stranger@example.com');
  const { webhook } = await add(company.receiver.url, ['job.created']);
  const theirs = await receive();
  await add(theirs.url, ALL, stranger);
  await addCandidate('ada');
  await addJob();
  run();
  await settled(webhook.id);
  expect(company.receiver.received.map(({ body }) => JSON.parse(body).type)).toEqual(['job.created']);
  expect(theirs.received).toEqual([]);
});

test('what is taken back is not told', async () => {
  await add();
  const { db, clock } = company.server.dependencies;
  const event = { kind: 'job.created' as const, at: clock().toISOString(), data: { job_id: 'job_one' } };
  const failing = transact(db, async (trx) => {
    await announce(trx, { organizationId: 'org_one' }, event);
    throw new Error('The change failed.');
  });
  await expect(failing).rejects.toThrow('The change failed.');
  expect(await db.selectFrom('webhook_deliveries').selectAll().execute()).toEqual([]);
});

test('for a day both secrets sign, then the new one alone', async () => {
  const { secret, webhook } = await add();
  const path = `/webhooks/${webhook.id}`;
  const rotated = await readAs(RotateWebhookSecretResponse, await send('POST', `${path}/secret`));
  expect(rotated.webhook.old_secret_until).toBe('2026-11-22T09:00:00.000Z');
  run();
  await testIt(webhook.id);
  await settled(webhook.id);
  const [both] = company.receiver.received.splice(0);
  for (const known of [secret, rotated.secret])
    expect(both && verify(known, both)).toMatchObject({ type: 'webhook.test', data: {} });
  advance(DAY_MS);
  await signIn();
  await testIt(webhook.id);
  await settled(webhook.id);
  const [late] = company.receiver.received;
  expect(late && verify(rotated.secret, late)).toBeDefined();
  expect(() => late && verify(secret, late)).toThrow('No matching signature found');
  expect((await webhooks())[0]?.old_secret_until).toBeUndefined();
});

test('events are forgotten after thirty days, and a secret once it signs no more', async () => {
  const { webhook } = await add();
  await send('POST', `/webhooks/${webhook.id}/secret`);
  await testIt(webhook.id);
  advance(30 * DAY_MS);
  await signIn();
  await company.server.readMails();
  expect(await read(webhook.id)).toEqual([]);
  expect(await company.server.db.selectFrom('webhooks').select('old_secret').execute()).toEqual([
    { old_secret: null },
  ]);
});
