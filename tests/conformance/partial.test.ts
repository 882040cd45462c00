import { CONTRACT_FILE, checkServer, type Report } from '@cortex/conformance';
import { Client } from '@cortex/conformance/client';
import { readContract } from '@cortex/conformance/contract';
import { toHtml } from '@cortex/conformance/html';
import { recordAt } from '@cortex/conformance/json';
import { printReport, printScore } from '@cortex/conformance/print';
import { listCauses, scoreOf } from '@cortex/conformance/score';
import { absenceOf, columnNames, markOf } from '@cortex/conformance/table';
import { Tenant } from '@cortex/conformance/tenant';
import { expect, test } from 'vitest';
import { listFailures } from './expectPassed.ts';
import { readJson } from './plant.ts';
import { type Between, openApp } from './startApp.ts';

/** A server that has these addresses and methods, and for the rest its framework's own 404. */
function having(calls: RegExp): Between {
  return async (request, answer) => {
    const { pathname } = new URL(request.url);
    const method = request.method.replace('HEAD', 'GET');
    if (calls.test(`${method} ${pathname}`)) return answer(request);
    const error = { detail: 'Not Found', code: 'not_found' };
    return Response.json(request.method === 'HEAD' ? null : error, { status: 404 });
  };
}

const signInAndJobs = having(/^(POST \/auth\/login|\w+ \/jobs(\/[^/]*)?\/?$)/);

let ofWhole: Promise<Report> | undefined;
/** A server that has everything, checked once for all that ask. */
async function checkWhole(): Promise<Report> {
  ofWhole ??= openApp().then(checkServer);
  return ofWhole;
}

function untried({ results }: Report): Set<string | undefined> {
  return new Set(results.filter(({ outcome }) => outcome === 'not tried').map(({ report }) => report));
}

test('a server that has signing in and jobs alone is judged by them, and nothing else is a failure', async () => {
  const report = await checkServer(await openApp(signInAndJobs));
  expect(listFailures(report)).toEqual([]);
  expect(report.brokenOff).toBe(false);
  expect(report.missing).toEqual(expect.arrayContaining(['createCandidate', 'listUsers', 'getOrganization']));
  expect(untried(report)).toContain('needs createCandidate');
  expect(untried(report)).toContain('needs a regular user: createUser');
  const passed = report.results.filter(({ outcome }) => outcome === 'passed');
  expect(new Set(passed.map(({ operationId }) => operationId))).toEqual(
    new Set(['logIn', 'listJobs', 'createJob', 'updateJob', 'deleteJob']),
  );
  const { total, covered } = scoreOf(report);
  expect(covered).toBeGreaterThan(20);
  expect(covered).toBeLessThan(total / 5);
});

test('what --seed names stands in for what cannot be created', async () => {
  const only = having(
    /^(POST \/auth\/login|GET \/(candidates|jobs|users)|DELETE \/candidates|POST \/analyze_resume)\b/,
  );
  let between: Between = (request, answer) => answer(request);
  const app = await openApp((request, answer, db) => between(request, answer, db));
  const client = new Client(app.url, readContract(CONTRACT_FILE), () => {}, app.send);
  const tenant = await Tenant.open(client, 'the admin', app.admin, 'z');
  const ids = { jobs: [await tenant.addJob(tenant.admin)], candidates: [''] };
  ids.candidates = [await tenant.addCandidate(tenant.admin), await tenant.addCandidate(tenant.admin)];
  between = only;
  const report = await checkServer({ ...app, seed: { admin: ids }, only: ['candidates', 'analysis'] });
  expect(listFailures(report)).toEqual([]);
  const passed = report.results.filter(({ outcome }) => outcome === 'passed');
  const names = passed.map(({ operationId, name }) => `${operationId}: ${name}`);
  for (const id of ['getCandidate', 'analyzeResume', 'deleteCandidate']) {
    expect(names).toContain(`${id}: a valid call succeeds`);
  }
  expect(names).toContain('analyzeResume: the same inputs give the same answer');
});

test('failures that have one cause stand together, and what a server said is never obeyed', async () => {
  const hostile = '<script>alert(1)</script>\u001b[2J\u202e';
  const app = await openApp(async (request, answer) => {
    const response = await signInAndJobs(request, answer, undefined as never);
    if (response.status !== 422) return response;
    const { errors } = recordAt({ body: await readJson(response) }, 'body');
    return Response.json({ detail: [{ loc: errors, msg: hostile }] }, { status: 422 });
  });
  const report = await checkServer({ ...app, only: ['createJob'] });
  const [cause] = listCauses(report);
  expect(cause?.cause).toBe('validation answers (422) have the body {detail: [...]} instead of ErrorBody');
  expect(cause?.results.length).toBeGreaterThan(3);
  expect(cause?.results[0]?.shown?.curl).toContain('-H "Authorization: Bearer $TOKEN"');
  const printed = printReport(report);
  expect(printed).toContain(`${cause?.cause}: ${cause?.results.length} places`);
  expect(printed).not.toContain('\u001b');
  const page = toHtml(report);
  expect(page).not.toContain('<script');
  expect(page).not.toContain('\u202e');
  expect(page).toContain('&#60;script&#62;alert(1)');
  for (const { password } of [app.admin, app.other]) expect(printed + page).not.toContain(password);
});

test('without a second organization what is about two is not tried', async () => {
  const { other: _, ...app } = await openApp();
  const report = await checkServer({ ...app, only: ['getCandidate', 'listJobs'] });
  expect(listFailures(report)).toEqual([]);
  const second = 'another organization (--other)';
  expect(untried(report)).toEqual(new Set([`needs ${second}`, `needs another admin: ${second}`]));
});

test.each([
  [{ only: ['jbos'] }, 'No operation or tag is called jbos.'],
  [
    { admin: { email: 'first@cortex.test', password: 'wrong' } },
    'The server does not sign in first@cortex.test (401)',
  ],
])('%j cannot start', async (options, sentence) => {
  await expect(checkServer({ ...(await openApp()), ...options })).rejects.toThrow(sentence);
});

test('two admins of one organization are told apart from two organizations', async () => {
  const app = await openApp();
  await expect(checkServer({ ...app, other: app.admin })).rejects.toThrow('are both of The first one');
});

test('whoever is no admin cannot stand in for one', async () => {
  const app = await openApp();
  const client = new Client(app.url, readContract(CONTRACT_FILE), () => {}, app.send);
  const tenant = await Tenant.open(client, 'the admin', app.admin, 'z');
  const { email, password } = await tenant.addPerson();
  const run = checkServer({ ...app, other: { email, password } });
  await expect(run).rejects.toThrow(`${email} is a regular user: name an admin.`);
});

test.each([
  [
    'signing in and jobs',
    signInAndJobs,
    ['needs createCandidate', 'needs getOrganization, or organization.name in --seed'],
  ],
  [
    'signing in, the organization, users and jobs',
    having(/^(POST \/auth\/login|\w+ \/(jobs|users|api\/organization(\/update)?\/?$))/),
    ['needs createCandidate'],
  ],
])('on a server with %s alone every check of what is there is tried, or said to be not tried', async (_, between, reasons) => {
  const whole = await checkWhole();
  const part = await checkServer(await openApp(between));
  expect(listFailures(part)).toEqual([]);
  const own = part.contract.operations.filter(({ id }) => absenceOf(part, id) === undefined);
  expect(own.length).toBeGreaterThan(4);
  const lost = own.flatMap(({ id }) =>
    columnNames
      .filter((column) => markOf(whole, id, column) !== 'none' && markOf(part, id, column) === 'none')
      .map((column) => `${id} ${column}`),
  );
  expect(lost).toEqual([]);
  for (const reason of reasons) expect(untried(part)).toContain(reason);
  expect(printScore(part)).toContain('could not be tried');
});

test('errors that no program can read are one cause, whatever their status, and the report says what to do next', async () => {
  const app = await openApp(async (request, answer) => {
    const response = await signInAndJobs(request, answer, undefined as never);
    if (response.status < 400 || request.method === 'HEAD') return response;
    const headers = { 'Content-Type': 'text/html' };
    return new Response('<h1>An error</h1>', { status: response.status, headers });
  });
  const report = await checkServer({ ...app, only: ['createJob', 'deleteJob'] });
  const html = listCauses(report).filter(({ cause }) => cause.includes('HTML'));
  expect(html.map(({ cause }) => cause)).toEqual(['errors are HTML']);
  expect(html[0]?.results.length).toBeGreaterThan(5);
  expect(printReport(report)).toMatch(
    /\n\nNext: mend "errors are HTML", which is \d+ of \d+ failures\.[^\n]*$/,
  );
});

test('a server that has little is told what the most checks wait for', async () => {
  const report = await checkServer(await openApp(signInAndJobs));
  expect(printReport(report)).toMatch(/\n\nNext: implement \w+.*: \d+ checks wait for it\.$/);
});

test('a call that is given up is asked once more where that changes nothing, and else is too slow', async () => {
  const late = new Set<string>();
  const { send, ...app } = await openApp();
  const report = await checkServer({
    ...app,
    only: ['listJobs', 'createJob'],
    leaveOut: ['form', 'size', 'texts', 'flows'],
    send: async (url, init) => {
      const path = new URL(url).pathname;
      const key = `${init.method} ${path}`;
      const isFirst = !late.has(key) && path === '/jobs/';
      late.add(key);
      if (isFirst) throw new DOMException('It took too long.', 'TimeoutError');
      return send(url, init);
    },
  });
  expect(report.slow).toEqual(['listJobs']);
  const causes = listCauses(report).map(({ cause }) => cause);
  expect(causes).toContain('the server is too slow: no answer within 10 s');
  expect(printReport(report)).toContain(
    'Next: make createJob answer sooner, or give it longer with --timeout.',
  );
});
