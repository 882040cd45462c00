import { at, isRecord, listAt, recordAt, textAt } from '@cortex/conformance/json';
import { inAnswers, inBody, inRequests, isCall, isJson, readJson } from './plant.ts';
import type { ServerDefect } from './ServerDefect.ts';

const UPDATED_JOB = /^\/jobs\/[^/]+\/?$/;
const ONE_CANDIDATE = /^\/candidates\/(?!share)[^/]+\/?$/;
const ONE_USER = /^\/users\/[^/]+\/?$/;

/** Answers, errors and bodies that are not as the contract has them. */
export const formDefects: readonly ServerDefect[] = [
  {
    name: 'what looks like markup is taken out of a text',
    operationId: 'updateJob',
    column: 'texts',
    plant: inRequests('PUT', UPDATED_JOB, ({ title, ...job }) => ({
      ...job,
      title: typeof title === 'string' ? title.replaceAll(/<[^>]*>/g, '') : title,
    })),
  },
  {
    name: 'a method that a path does not have is answered as a success',
    operationId: 'listJobs',
    column: 'method',
    plant: () => async (request, answer) =>
      isCall(request, 'PATCH', /^\/jobs\/?$/) ? Response.json({}) : answer(request),
  },
  {
    name: 'a required field is missing',
    operationId: 'listJobs',
    column: 'success',
    plant: inBody('GET', /^\/jobs\/?$/, ({ skills_required: _, ...job }) => job),
  },
  {
    name: 'a field that the contract does not name',
    operationId: 'getCandidate',
    column: 'success',
    plant: inBody('GET', ONE_CANDIDATE, (candidate) => ({ ...candidate, internal_rating: 3 })),
  },
  {
    name: 'the password hash of everybody is listed',
    operationId: 'listUsers',
    column: 'success',
    plant: inBody('GET', /^\/users\/?$/, (user) => ({ ...user, password_hash: 'scrypt$1' })),
  },
  {
    name: 'a resume link in the list',
    operationId: 'listCandidates',
    column: 'success',
    plant: inBody('GET', /^\/candidates\/?$/, (candidate) => ({ ...candidate, resume: null })),
  },
  {
    name: 'a number as a text',
    operationId: 'getOrganizationPerformance',
    column: 'success',
    plant: inBody('GET', /^\/organizations\/performance/, (body) => ({
      ...body,
      total_jobs: String(body.total_jobs),
    })),
  },
  {
    name: 'the weights of criteria as texts',
    operationId: 'analyzeResume',
    column: 'success',
    plant: inBody('POST', /^\/analyze_resume/, (body) => ({
      ...body,
      criteria: listAt(body, 'criteria').map((criterion) => ({
        ...recordAt({ criterion }, 'criterion'),
        weight: String(at(criterion, 'weight')),
      })),
    })),
  },
  {
    name: '200 instead of 201',
    operationId: 'createUser',
    column: 'success',
    plant: inAnswers('POST', /^\/users/, ({ status, body }) =>
      status === 201 ? { status: 200, body } : undefined,
    ),
  },
  {
    name: '204 without a body instead of 200',
    operationId: 'deleteJob',
    column: 'success',
    plant: () => async (request, answer) => {
      const response = await answer(request);
      const deleted = isCall(request, 'DELETE', UPDATED_JOB) && response.status === 200;
      return deleted ? new Response(null, { status: 204 }) : response;
    },
  },
  {
    name: 'an error as HTML',
    operationId: 'listJobs',
    column: 'errors',
    plant: () => async (request, answer) => {
      const response = await answer(request);
      if (!isCall(request, 'GET', /^\/jobs/) || response.status !== 401) return response;
      return new Response('<h1>Unauthorized</h1>', { status: 401, headers: { 'Content-Type': 'text/html' } });
    },
  },
  {
    name: 'the right error with a content type of plain text',
    operationId: 'updateUser',
    column: 'errors',
    plant: () => async (request, answer) => {
      const response = await answer(request);
      if (!isCall(request, 'PUT', ONE_USER) || response.ok) return response;
      return new Response(await response.text(), {
        status: response.status,
        headers: { 'Content-Type': 'text/plain' },
      });
    },
  },
  {
    name: 'another code than the declared one',
    operationId: 'updateJob',
    column: 'errors',
    plant: inAnswers('PUT', UPDATED_JOB, ({ status, body }) =>
      status === 404 ? { body: { ...recordAt({ body }, 'body'), code: 'job_not_found' } } : undefined,
    ),
  },
  {
    name: 'an error without the fields at fault',
    operationId: 'createJob',
    column: 'fields',
    plant: inAnswers('POST', /^\/jobs/, ({ status, body }) => {
      const { errors: _, ...rest } = recordAt({ body }, 'body');
      return status === 422 ? { body: rest } : undefined;
    }),
  },
  {
    name: '500 on an unknown field',
    operationId: 'contactSupport',
    column: 'extra',
    plant: inAnswers('POST', /^\/contact-support/, ({ sent }) =>
      at(sent, 'surprise') === undefined
        ? undefined
        : { status: 500, body: { detail: 'Something went wrong.', code: 'internal_error' } },
    ),
  },
  {
    name: '500 on JSON that is no object',
    operationId: 'updateUser',
    column: 'form',
    plant: inAnswers('PUT', ONE_USER, ({ sent }) =>
      sent === undefined || isRecord(sent)
        ? undefined
        : { status: 500, body: { detail: 'Something went wrong.', code: 'internal_error' } },
    ),
  },
  {
    name: 'JSON that is no object is taken for unreadable',
    operationId: 'shareCandidate',
    column: 'form',
    plant: inAnswers('POST', /^\/candidates\/share/, ({ sent }) =>
      sent === undefined || isRecord(sent)
        ? undefined
        : { status: 400, body: { detail: 'Send it again.', code: 'malformed_request' } },
    ),
  },
  {
    name: 'every call fails',
    operationId: 'createJob',
    column: 'success',
    plant: inAnswers('POST', /^\/jobs/, () => ({
      status: 500,
      body: { detail: 'Something went wrong.', code: 'internal_error' },
    })),
  },
  {
    name: 'an unknown field is taken',
    operationId: 'createJob',
    column: 'extra',
    plant: inRequests('POST', /^\/jobs/, ({ surprise: _, ...sent }) => sent),
  },
  {
    name: 'a blank field is taken',
    operationId: 'updateJob',
    column: 'fields',
    plant: inRequests('PUT', UPDATED_JOB, (sent) => ({
      ...sent,
      ...(typeof sent.title === 'string' && sent.title.trim() === '' ? { title: 'Untitled' } : {}),
    })),
  },
  {
    name: 'a body that is no JSON is taken for an empty one',
    operationId: 'createUser',
    column: 'form',
    plant: inAnswers('POST', /^\/users/, ({ status, body }) =>
      textAt(body, 'code') === 'malformed_request' && status === 400
        ? {
            status: 422,
            body: { detail: 'Look again.', code: 'validation_failed', errors: { body: 'Required.' } },
          }
        : undefined,
    ),
  },
  {
    name: 'signing in takes JSON',
    operationId: 'logIn',
    column: 'type',
    plant: () => async (request, answer) => {
      const json = isCall(request, 'POST', /^\/auth\/login/) && isJson(request);
      if (!json) return answer(request);
      const { email, password } = recordAt({ body: await readJson(request) }, 'body');
      const body = new URLSearchParams({ email: String(email), password: String(password) });
      return answer(new Request(request.url, { method: 'POST', body }));
    },
  },
  {
    name: 'too many attempts without Retry-After',
    operationId: 'logIn',
    column: 'errors',
    plant: () => async (request, answer) => {
      const response = await answer(request);
      if (response.status !== 429) return response;
      return Response.json(await response.json(), { status: 429 });
    },
  },
  {
    name: 'attempts without a limit',
    operationId: 'logIn',
    column: 'errors',
    plant: inAnswers('POST', /^\/auth\/login/, ({ status }) =>
      status === 429
        ? {
            status: 401,
            body: { detail: 'The email or the password is wrong.', code: 'invalid_credentials' },
          }
        : undefined,
    ),
  },
  {
    name: 'one attempt more than the contract says',
    operationId: 'logIn',
    column: 'errors',
    plant: () => {
      const forgiven = new Set<string>();
      return async (request, answer) => {
        if (!isCall(request, 'POST', /^\/auth\/login/)) return answer(request);
        const email = new URLSearchParams(await request.clone().text()).get('email') ?? '';
        const response = await answer(request);
        if (response.status !== 429 || forgiven.has(email)) return response;
        forgiven.add(email);
        const body = { detail: 'The email or the password is wrong.', code: 'invalid_credentials' };
        return Response.json(body, { status: 401 });
      };
    },
  },
  {
    name: 'one attempt less than the contract says',
    operationId: 'logIn',
    column: 'errors',
    plant: () => {
      const failed = new Map<string, number>();
      return async (request, answer) => {
        if (!isCall(request, 'POST', /^\/auth\/login/)) return answer(request);
        const email = new URLSearchParams(await request.clone().text()).get('email') ?? '';
        const response = await answer(request);
        if (response.status !== 401) return response;
        const count = (failed.get(email) ?? 0) + 1;
        failed.set(email, count);
        const body = { detail: 'Too many attempts.', code: 'rate_limited' };
        return count < 10 ? response : Response.json(body, { status: 429, headers: { 'Retry-After': '60' } });
      };
    },
  },
  {
    name: 'a redirect to the path with a slash',
    operationId: 'createJob',
    column: 'slash',
    plant: () => async (request, answer) => {
      const { pathname } = new URL(request.url);
      if (request.method !== 'POST' || pathname !== '/jobs') return answer(request);
      return new Response(null, { status: 308, headers: { Location: '/jobs/' } });
    },
  },
  {
    name: 'the path with a slash is another one',
    operationId: 'getOrganization',
    column: 'slash',
    plant: inAnswers('GET', /^\/api\/organization\/$/, () => ({
      status: 404,
      body: { detail: 'It is not here.', code: 'not_found' },
    })),
  },
];
