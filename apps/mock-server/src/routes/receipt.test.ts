import { AnalyzeResumeResponse, GetReceiptResponse } from '@cortex/api-client/analysis/validators';
import { CreateCandidateResponse } from '@cortex/api-client/candidates/validators';
import { CreateJobResponse } from '@cortex/api-client/jobs/validators';
import type { SignedReceipt } from '@cortex/api-client/model';
import { SCORED_BY } from '@cortex/scoring';
import { beforeEach, expect, test } from 'vitest';
import { asJson, bearer, createTestApp, readAs, readError } from '../../testing/testApp.ts';
import { createKey } from '../platform/ed25519.ts';
import { publicKeyOf, signReceipt } from '../scores/receipt.ts';
import { verifyReceipt } from '../scores/verifyReceipt.ts';

const NOTES = `Ran PostgreSQL for a payments company for four years and wrote its REST APIs in Go.
Zoë led the on-call rota, café nights included. She looks for a post from January on and would move to Bergen.`;

let server: Awaited<ReturnType<typeof createTestApp>>;
let admin: string;
let user: string;
let candidateId: string;
let jobId: string;

beforeEach(async () => {
  server = await createTestApp();
  await server.addOrganization('org_one', 'premium', [
    { id: 'usr_admin', email: 'admin@example.com', isAdmin: true },
    { id: 'usr_two', email: 'two@example.com' },
  ]);
  admin = await server.signIn('admin@example.com');
  user = await server.signIn('two@example.com');
  const job = {
    title: 'Engineer',
    description: 'You run services.',
    skills_required: 'Go, PostgreSQL, Kubernetes',
  };
  const created = await server.app.request('/jobs/', asJson('POST', user, job));
  jobId = (await readAs(CreateJobResponse, created)).id;
  const form = new FormData();
  const fields = { name: 'Zoë Berg', email: 'zoe@example.com', phone: '+47 22 55 01 00', notes: NOTES };
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const answer = await server.app.request('/candidates/', { method: 'POST', ...bearer(user), body: form });
  candidateId = (await readAs(CreateCandidateResponse, answer)).id;
});

const ask = (token: string, more = '', job = jobId) =>
  server.app.request(`/candidates/${candidateId}/receipt?job_id=${job}${more}`, bearer(token));

async function take(token = admin, more = '&include=inputs'): Promise<SignedReceipt> {
  const answer = await ask(token, more);
  expect(answer.status).toBe(200);
  return readAs(GetReceiptResponse, answer);
}

const check = (receipt: unknown, ...others: [Parameters<typeof verifyReceipt>[1]?]) =>
  verifyReceipt(JSON.stringify(receipt, null, 2), ...others);

test('a receipt says what the analysis says, and comes out the same when it is scored again', async () => {
  const analyzed = await server.app.request(
    '/analyze_resume/',
    asJson('POST', user, { candidate_id: candidateId, job_id: jobId }),
  );
  const analysis = await readAs(AnalyzeResumeResponse, analyzed);
  expect(analysis.has_receipt).toBe(true);
  const signed = await take();
  const { fit_score, scored_by, scored_at } = signed.receipt;
  expect({ fit_score, scored_by, scored_at }).toEqual({
    fit_score: analysis.fit_score,
    scored_by: analysis.scored_by,
    scored_at: analysis.scored_at,
  });
  const { ok, lines } = check(signed, { keyId: signed.key.id });
  expect(lines.at(-1)).toBe(
    `Scored again by version ${SCORED_BY.version}, it comes out the same: ${fit_score}.`,
  );
  expect(ok).toBe(true);
});

test('a correction of a person and a term of the vocabulary are part of it', async () => {
  const correction = { job_id: jobId, criterion: 'Kubernetes', finding: 'not_shown' };
  const path = `/candidates/${candidateId}/corrections`;
  expect((await server.app.request(path, asJson('PUT', user, correction))).status).toBe(200);
  const term = { criterion: 'Kubernetes', words: 'container clusters' };
  expect((await server.app.request('/vocabulary/', asJson('POST', user, term))).status).toBe(201);
  const signed = await take();
  expect(signed.receipt.corrections).toEqual([{ criterion: 'Kubernetes', finding: 'not_shown' }]);
  expect(signed.receipt.vocabulary).toEqual([{ ...term, version: 1 }]);
  expect(check(signed)).toMatchObject({ ok: true });
});

test('without the texts the signature alone is checked, and texts that are given are compared', async () => {
  const { inputs } = await take();
  const bare = await take(user, '');
  expect(bare.inputs).toBeUndefined();
  expect(check(bare)).toMatchObject({ ok: true });
  expect(check(bare).lines.at(-1)).toMatch(/not at hand/);
  if (!inputs) throw new Error('There are no texts.');
  expect(check(bare, { inputs }).lines.at(-1)).toMatch(/comes out the same/);
  const job = { ...inputs.job, title: 'Engineer ' };
  expect(check(bare, { inputs: { ...inputs, job } })).toEqual({
    ok: false,
    lines: [expect.stringMatching(/signature fits/), expect.stringMatching(/^The job is not the text/)],
  });
});

test('each change of what is signed is found: a digit, a quote, a name, an accent that is composed otherwise', async () => {
  const signed = await take();
  const text = JSON.stringify(signed);
  const { fit_score } = signed.receipt;
  const forged = [
    text.replace(`"fit_score":${fit_score}`, `"fit_score":${fit_score + 1}`),
    text.replace('Ran PostgreSQL', 'Ran MongoDB'),
    text.replace('"met":true', '"met":false'),
    text.replace(/"signature":"./, (start) => `${start.slice(0, -1)}${start.endsWith('A') ? 'B' : 'A'}`),
    text.replace('"hidden_words":0', '"hidden_words":0,"note":"none"'),
  ];
  for (const forgery of forged) {
    expect(forgery).not.toBe(text);
    expect(verifyReceipt(forgery)).toEqual({
      ok: false,
      lines: ['The signature does not fit: something was changed after the receipt was issued.'],
    });
  }
  const composed = { ...signed, inputs: JSON.parse(JSON.stringify(signed.inputs).normalize('NFD')) };
  expect(check(composed).lines.join(' ')).toMatch(/fingerprint differs/);
});

test('the order of fields and white space do not matter; a name twice, odd numbers and fields beside what is signed do', async () => {
  const signed = await take();
  const turned = (value: unknown): unknown =>
    typeof value !== 'object' || value === null
      ? value
      : Array.isArray(value)
        ? value.map(turned)
        : Object.fromEntries(
            Object.entries(value)
              .toReversed()
              .map(([name, part]) => [name, turned(part)]),
          );
  expect(check(turned(signed))).toMatchObject({ ok: true });
  const text = JSON.stringify(signed);
  const { fit_score } = signed.receipt;
  const twice = text.replace('"fit_score":', '"fit_score":100,"fit_score":');
  expect(verifyReceipt(twice).lines).toEqual(['A name stands twice in it, so it says two things.']);
  const odd = text.replace(`"fit_score":${fit_score}`, `"fit_score":${fit_score}.0`);
  expect(verifyReceipt(odd).lines[0]).toMatch(/^The number .* is not written/);
  expect(check({ ...signed, fit_score: 100 }).lines[0]).toMatch(/stands outside/);
  const { key, signature, inputs } = signed;
  if (!inputs) throw new Error('The receipt came without its texts.');
  const swapped = { ...inputs, job: { ...inputs.job, title: 'Another job' } };
  expect(check({ ...signed, inputs: swapped }, { inputs }).lines.at(-1)).toMatch(/^The job is not the text/);
  expect(check({ ...signed, inputs: { ...inputs, more: 1 } }).lines[0]).toMatch(/"more" stands outside/);
  expect(check({ ...signed, key: { ...key, owner: 'Somebody' } }).lines[0]).toMatch(/stands outside/);
  expect(check({ ...signed, key: { ...key, algorithm: 'none' } }).lines[0]).toMatch(/not one of Ed25519/);
  expect(check({ ...signed, signature: `${signature}\n` }).lines[0]).toMatch(/not written as/);
  expect(check({ ...signed, key: { ...key, public_key: `${key.public_key}=` } }).lines[0]).toMatch(
    /not written/,
  );
  expect(verifyReceipt('{"receipt":1}').ok).toBe(false);
  expect(verifyReceipt(`${'['.repeat(100_000)}${']'.repeat(100_000)}`).lines[0]).toMatch(/cannot be read/);
  expect(verifyReceipt(`"${'x'.repeat(5_000_000)}"`).lines[0]).toMatch(/too long/);
  expect(verifyReceipt('no').lines[0]).toMatch(/cannot be read/);
});

test("another server's key is found, where the own one is named and where its id is taken over", async () => {
  const signed = await take();
  const privateKey = await createKey();
  const receipt = { ...signed.receipt, fit_score: 100 };
  const key = await publicKeyOf(privateKey);
  const other = { ...signed, receipt, key, signature: await signReceipt(receipt, privateKey) };
  expect(check(other, { keyId: signed.key.id }).lines[0]).toMatch(/signed by another server/);
  expect(check({ ...other, key: { ...key, id: signed.key.id } }).lines[0]).toMatch(/does not have the id/);
  // Whoever signs what is not so is found by scoring again.
  expect(check(other).lines.at(-1)).toMatch(/comes out otherwise/);
  expect((await take()).key).toEqual(signed.key);
});

test('of another version, and of a score that a model took part in, it says so', async () => {
  const signed = await take();
  const privateKey = await createKey();
  const resign = async (scored_by: { name: string; version: string }) => {
    const receipt = { ...signed.receipt, scored_by };
    const key = await publicKeyOf(privateKey);
    return check({ ...signed, receipt, key, signature: await signReceipt(receipt, privateKey) });
  };
  expect(await resign({ ...SCORED_BY, version: '3.9.0' })).toMatchObject({ ok: true });
  expect((await resign({ ...SCORED_BY, version: '3.9.0' })).lines.at(-1)).toMatch(
    /by version 3\.9\.0; this is/,
  );
  expect((await resign({ ...SCORED_BY, name: 'Cortex criteria with a model' })).lines.at(-1)).toMatch(
    /cannot be played/,
  );
});

test('who sees neither candidate nor job gets none, and only admins take the texts along', async () => {
  expect((await ask(user, '&include=inputs')).status).toBe(403);
  expect((await ask(user, '', 'job_none')).status).toBe(404);
  await server.addOrganization('org_two', 'premium', [{ id: 'usr_three', email: 'three@example.com' }]);
  expect((await ask(await server.signIn('three@example.com'))).status).toBe(404);
  expect((await readError(await ask(user, '&include=all'))).errors).toHaveProperty('include');
});
