import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { AnalyzeResumeResponse } from '@cortex/api-client/analysis/validators';
import {
  CreateApplicantLinkResponse,
  SendApplicantRequestResponse,
} from '@cortex/api-client/applicants/validators';
import { CreateCandidateResponse } from '@cortex/api-client/candidates/validators';
import { CreateJobResponse } from '@cortex/api-client/jobs/validators';
import { makeWord, paragraph } from '@cortex/resume-text/testFiles';
import { afterEach, expect, test } from 'vitest';
import { asJson, bearer, createTestApp, readAs } from '../../testing/testApp.ts';
import { openDatabase } from './openDatabase.ts';

const folder = mkdtempSync(join(tmpdir(), 'cortex-erase-'));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Texts that stand nowhere else; the last bytes of the file stand for the file. */
const marks = Array.from(
  { length: 30 },
  (_, index) => `marked${index}q${(index * 7919 + 104729).toString(36)}z`,
);

/** Which of the marks stand in any file of a folder. */
function findMarks(file: Uint8Array): string[] {
  const needles = [...marks.map((mark) => Buffer.from(mark)), Buffer.from(file.subarray(40, 120))];
  const found = new Set<string>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const content = readFileSync(join(entry.parentPath, entry.name));
    for (const needle of needles)
      if (content.includes(needle)) found.add(`${needle.subarray(0, 12)} in ${entry.name}`);
  }
  return [...found];
}

test('of a deleted candidate no byte stays once the deletion cannot be undone: in the database, its log, what waits beside it, or a backup', async () => {
  const { db, close } = await openDatabase(folder, undefined);
  const server = await createTestApp(db);
  await server.addOrganization('org_one', 'premium', [
    { id: 'usr_one', email: 'one@example.com', isAdmin: true },
    { id: 'usr_two', email: 'two@example.com' },
  ]);
  const token = await server.signIn('one@example.com');
  const job = {
    title: 'Nurse',
    description: 'You care for patients.',
    skills_required: 'Care',
  };
  const created = await server.app.request('/jobs/', asJson('POST', token, job));
  const job_id = (await readAs(CreateJobResponse, created)).id;

  const file = makeWord(
    [...marks.slice(8, 28), marks[29]]
      .map((mark) => paragraph(`I worked with ${mark} for patients every day.`))
      .join(''),
  );
  const form = new FormData();
  const fields = {
    name: `${marks[0]} ${marks[1]}`,
    email: `${marks[2]}@example.com`,
    phone: marks[3] ?? '',
    notes: `${marks[4]}\n${marks[5]}`,
  };
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('resume_file', new File([new Uint8Array(file)], `${marks[6]}.docx`));
  const headers = { ...bearer(token).headers, 'Idempotency-Key': 'marked-form' };
  const answer = await server.app.request('/candidates/', { method: 'POST', headers, body: form });
  const { id } = await readAs(CreateCandidateResponse, answer);
  const share = { candidate_id: id, shared_with_user_id: 'usr_two', note: marks[7] };
  expect((await server.app.request('/candidates/share/', asJson('POST', token, share))).status).toBe(201);
  const analysis = await server.app.request(
    '/analyze_resume/',
    asJson('POST', token, { candidate_id: id, job_id }),
  );
  await readAs(AnalyzeResumeResponse, analysis);
  const decision = { job_id, decision: 'hold', reason: `Because of ${marks[28]}.` };
  const decided = await server.app.request(`/candidates/${id}/decisions`, asJson('POST', token, decision));
  expect(decided.status).toBe(201);
  const linkPath = `/candidates/${id}/applicant_link`;
  const link = await readAs(
    CreateApplicantLinkResponse,
    await server.app.request(linkPath, { method: 'POST', ...bearer(token) }),
  );
  const asked = { token: link.url.split('#')[1], kind: 'person', text: `Look at ${marks[5]} again.` };
  const requested = await server.app.request('/applicant/requests/', asJson('POST', '', asked));
  const request = await readAs(SendApplicantRequestResponse, requested);
  const answered = { answer: `We looked at ${marks[6]}.` };
  expect(
    (await server.app.request(`/applicant_requests/${request.id}`, asJson('PUT', token, answered))).status,
  ).toBe(200);
  await server.readMails();
  expect(findMarks(file).length).toBeGreaterThanOrEqual(30);

  const deletion = await server.app.request(`/candidates/${id}`, { method: 'DELETE', ...bearer(token) });
  expect(deletion.status).toBe(200);
  await server.readMails();
  await server.carryOutDeletions();
  expect(findMarks(file)).toEqual([]);

  const reader = new DatabaseSync(join(folder, 'cortex.sqlite'));
  reader.exec(`VACUUM INTO '${join(folder, 'backup.sqlite')}'`);
  reader.close();
  expect(findMarks(file)).toEqual([]);
  expect(JSON.stringify(server.entries)).not.toMatch(/marked/);
  await close();
});
