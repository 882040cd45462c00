import { at, isRecord, listAt, recordAt, textAt } from '@cortex/conformance/json';
import { inAnswers, inBody, inTags, isCall, keptHeaders, readJson, withoutPlan } from './plant.ts';
import type { ServerDefect } from './ServerDefect.ts';

const UPDATED_JOB = /^\/jobs\/[^/]+\/?$/;
const ONE_CANDIDATE = /^\/candidates\/(?!share)[^/]+\/?$/;
const ONE_USER = /^\/users\/[^/]+\/?$/;

/** What a server does wrong over time, or with the role, the plan or the organization of a caller. */
export const behaviourDefects: readonly ServerDefect[] = [
  {
    name: 'the tag of a list stays when the list changes',
    operationId: 'listJobs',
    column: 'flows',
    plant: inTags(/^\/jobs\/?$/, () => '"jobs"'),
  },
  {
    name: 'the tag of a list is the same for everybody',
    operationId: 'listCandidates',
    column: 'life',
    plant: inTags(/^\/candidates\/?$/, (tag) => tag.replace(/-.*/, '"')),
  },
  {
    name: '403 instead of 404 across organizations',
    operationId: 'deleteCandidate',
    column: 'tenant',
    plant: inAnswers('DELETE', ONE_CANDIDATE, ({ status }) =>
      status === 404 ? { status: 403, body: { detail: 'It is not yours.', code: 'not_owner' } } : undefined,
    ),
  },
  {
    name: 'the wrong email and the wrong password are told apart',
    operationId: 'logIn',
    column: 'life',
    plant: () => async (request, answer, db) => {
      if (!isCall(request, 'POST', /^\/auth\/login/)) return answer(request);
      const form = new URLSearchParams(await request.clone().text());
      const response = await answer(request);
      if (response.status !== 401) return response;
      const known = await db
        .selectFrom('users')
        .select('id')
        .where('email_key', '=', (form.get('email') ?? '').toLowerCase())
        .executeTakeFirst();
      const detail = known ? 'The password is wrong.' : 'Nobody has this email.';
      return Response.json({ detail, code: 'invalid_credentials' }, { status: 401 });
    },
  },
  {
    name: 'no token is needed',
    operationId: 'listUsers',
    column: 'token',
    plant: inAnswers('GET', /^\/users/, ({ status }) =>
      status === 401 ? { status: 200, body: [] } : undefined,
    ),
  },
  {
    name: 'a regular user may do what an admin may',
    operationId: 'updateOrganization',
    column: 'role',
    plant: () => {
      const admins: string[] = [];
      return async (request, answer) => {
        const again = request.clone();
        const response = await answer(request);
        const body = await readJson(response.clone());
        if (at(body, 'role') === 'admin') admins.push(textAt(body, 'access_token') ?? '');
        const refused = textAt(body, 'code') === 'admin_required';
        if (!refused || !isCall(request, 'POST', /^\/api\/organization\/update/)) return response;
        const headers = keptHeaders(again);
        headers.set('Authorization', `Bearer ${admins[0]}`);
        return answer(new Request(again.url, { method: again.method, headers, body: await again.text() }));
      };
    },
  },
  {
    name: 'the plan is not looked at when candidates are compared',
    operationId: 'compareCandidates',
    column: 'plan',
    plant: withoutPlan('POST', /^\/compare_candidates/),
  },
  {
    name: 'on standard a candidate is shared with anyone',
    operationId: 'shareCandidate',
    column: 'plan',
    plant: () => async (request, answer, db) => {
      const standard = await db
        .selectFrom('organizations')
        .select('id')
        .where('plan', '=', 'standard')
        .execute();
      const between = withoutPlan('POST', /^\/candidates\/share/)();
      return standard.length > 0 ? between(request, answer, db) : answer(request);
    },
  },
  {
    name: 'an organization takes more people than its plan allows',
    operationId: 'createUser',
    column: 'plan',
    plant: withoutPlan('POST', /^\/users/),
  },
  {
    name: 'the jobs of another organization are listed',
    operationId: 'listJobs',
    column: 'tenant',
    plant: () => {
      const jobs = new Map<string, unknown>();
      return async (request, answer) => {
        const response = await answer(request);
        const body = await readJson(response.clone());
        if (isCall(request, 'POST', /^\/jobs\/?$/) && response.ok) jobs.set(textAt(body, 'id') ?? '', body);
        if (!isCall(request, 'GET', /^\/jobs\/?$/) || !Array.isArray(body)) return response;
        const ids = body.map((job) => textAt(job, 'id'));
        return Response.json([
          ...body,
          ...[...jobs].filter(([id]) => !ids.includes(id)).map(([, job]) => job),
        ]);
      };
    },
  },
  {
    name: 'the counts are those of the whole server',
    operationId: 'getDashboard',
    column: 'tenant',
    plant: () => async (request, answer, db) => {
      const response = await answer(request);
      const body = await readJson(response.clone());
      const counts = at(body, 'admin_data');
      if (!isCall(request, 'GET', /^\/dashboard/) || !isRecord(counts)) return response;
      const jobs = await db.selectFrom('jobs').select('id').where('deleted_at', 'is', null).execute();
      return Response.json({ admin_data: { ...counts, total_jobs: jobs.length } });
    },
  },
  {
    name: 'a colleague’s candidate can be read',
    operationId: 'getCandidate',
    column: 'own',
    plant: () => async (request, answer, db) => {
      const response = await answer(request.clone());
      if (response.status !== 404 || !isCall(request, 'GET', ONE_CANDIDATE)) return response;
      const users = await db.selectFrom('users').select('id').where('is_admin', '=', 0).execute();
      const ids = users.map(({ id }) => id);
      await db.updateTable('users').set({ is_admin: 1 }).where('id', 'in', ids).execute();
      const taken = await answer(request);
      await db.updateTable('users').set({ is_admin: 0 }).where('id', 'in', ids).execute();
      return taken;
    },
  },
  {
    name: 'PUT saves nothing',
    operationId: 'updateJob',
    column: 'life',
    plant: () => async (request, answer) => {
      if (!isCall(request, 'PUT', UPDATED_JOB)) return answer(request);
      const list = new Request(new URL('/jobs/', request.url), { headers: keptHeaders(request) });
      const sent = recordAt({ sent: await readJson(request.clone()) }, 'sent');
      const jobs = listAt({ jobs: await readJson(await answer(list)) }, 'jobs');
      const job = jobs.find((entry) => request.url.includes(textAt(entry, 'id') ?? '?'));
      const valid =
        typeof sent.title === 'string' && Object.keys(sent).length === 3 && sent.title.length < 200;
      return job && valid && !sent.surprise
        ? Response.json({ ...recordAt({ job }, 'job'), ...sent })
        : answer(request);
    },
  },
  {
    name: 'DELETE keeps the record',
    operationId: 'deleteCandidate',
    column: 'life',
    plant: () => async (request, answer) => {
      if (!isCall(request, 'DELETE', ONE_CANDIDATE)) return answer(request);
      const read = await answer(new Request(request.url, { headers: keptHeaders(request) }));
      const editable = at(await readJson(read), 'can_edit') === true;
      return editable ? Response.json({ message: 'Candidate deleted.' }) : answer(request);
    },
  },
  {
    name: 'whom a candidate was shared with may delete it',
    operationId: 'deleteCandidate',
    column: 'life',
    plant: inAnswers('DELETE', ONE_CANDIDATE, ({ status }) =>
      status === 403 ? { status: 200, body: { message: 'Candidate deleted.' } } : undefined,
    ),
  },
  {
    name: 'the last admin can be deleted',
    operationId: 'deleteUser',
    column: 'taken',
    plant: inAnswers('DELETE', ONE_USER, ({ status }) =>
      status === 409 ? { status: 200, body: { message: 'User deleted.' } } : undefined,
    ),
  },
  {
    name: 'a refused resume leaves a candidate behind',
    operationId: 'createCandidate',
    column: 'life',
    plant: () => async (request, answer) => {
      const again = request.clone();
      const response = await answer(request);
      const refused = textAt(await readJson(response.clone()), 'code') === 'corrupt_resume';
      if (!refused || !isCall(request, 'POST', /^\/candidates\/?$/)) return response;
      const form = await again.formData();
      form.delete('resume_file');
      const headers = { Authorization: again.headers.get('Authorization') ?? '' };
      await answer(new Request(again.url, { method: 'POST', headers, body: form }));
      return response;
    },
  },
  {
    name: 'a resume link opens whatever its signature',
    operationId: 'getCandidate',
    column: 'life',
    plant: () => async (request, answer) => {
      const response = await answer(request);
      const link = isCall(request, 'GET', /^\/resumes\//);
      if (!link || response.ok) return response;
      return new Response('%PDF-1.7', { headers: { 'Content-Type': 'application/pdf' } });
    },
  },
  {
    name: 'sessions survive a password change',
    operationId: 'updatePassword',
    column: 'life',
    plant: () => async (request, answer, db) => {
      if (!isCall(request, 'PUT', /^\/update-password/)) return answer(request);
      const sessions = await db.selectFrom('sessions').selectAll().execute();
      const response = await answer(request);
      for (const session of response.ok ? sessions : []) {
        await db
          .insertInto('sessions')
          .values(session)
          .onConflict((conflict) => conflict.doNothing())
          .execute();
      }
      return response;
    },
  },
  {
    name: 'signing out ends nothing',
    operationId: 'logOut',
    column: 'life',
    plant: () => async (request, answer) => {
      if (!isCall(request, 'POST', /^\/auth\/logout/)) return answer(request);
      const known = await answer(
        new Request(new URL('/dashboard/', request.url), { headers: keptHeaders(request) }),
      );
      return known.ok ? new Response(null, { status: 204 }) : known;
    },
  },
  {
    name: 'the comparison mixes the two candidates up',
    operationId: 'compareCandidates',
    column: 'life',
    plant: inBody('POST', /^\/compare_candidates/, (body) => {
      const scores = Object.entries(recordAt(body, 'fit_scores'));
      const values = scores.map(([, score]) => score).toReversed();
      const mixed = Object.fromEntries(scores.map(([id], index) => [id, values[index]]));
      return { ...body, fit_scores: mixed };
    }),
  },
  {
    name: 'figures that do not come from what happened',
    operationId: 'getUserPerformance',
    column: 'life',
    plant: inBody('GET', /^\/user-performance\/?$/, (figures) => ({ ...figures, candidatesShared: 12 })),
  },
  {
    name: 'no row for a year without an event',
    operationId: 'getUserPerformanceHistory',
    column: 'life',
    plant: inAnswers('GET', /^\/user-performance\/history/, ({ status, body, request }) => {
      const yearly = new URL(request.url).searchParams.get('range') === 'Yearly';
      if (status !== 200 || !yearly) return undefined;
      const rows = listAt({ body }, 'body');
      return { body: rows.filter((row) => at(row, 'jobsFilled') !== 0 || at(row, 'candidatesShared') !== 0) };
    }),
  },
  {
    name: 'a search that finds everybody',
    operationId: 'listUsers',
    column: 'life',
    plant: () => async (request, answer) => {
      const url = new URL(request.url);
      const found = isCall(request, 'GET', /^\/users/) && (url.searchParams.get('query') ?? '').length <= 200;
      if (!found) return answer(request);
      url.search = '';
      return answer(new Request(url, { headers: keptHeaders(request) }));
    },
  },
  {
    name: 'a name that another organization has is saved',
    operationId: 'updateOrganization',
    column: 'taken',
    plant: inAnswers('POST', /^\/api\/organization\/update/, ({ body, sent }) =>
      at(body, 'error') === undefined ? undefined : { body: sent },
    ),
  },
];
