import { createHash } from 'node:crypto';
import { isRecord, type JsonRecord, listAt, recordAt, textAt } from '@cortex/conformance/json';
import { keptHeaders } from './plant.ts';
import { isOf, refusing } from './plantInRecords.ts';
import { inSteps, recordsIn, refusal, same } from './plantInSteps.ts';
import type { ServerDefect } from './ServerDefect.ts';

const invalid = (field: string) => ({
  detail: 'Not so.',
  code: 'validation_failed',
  errors: { [field]: 'Not so.' },
});

const isBlank = (text: unknown) => typeof text === 'string' && text !== '' && text.trim() === '';

/** What a framework does unasked, and what teams forget of people, their organization and its figures in the first weeks. */
export const ordinaryDefects: readonly ServerDefect[] = [
  {
    name: 'a right password sets the count of wrong ones to zero',
    operationId: 'logIn',
    column: 'life',
    plant: () => {
      const right = new Set<string>();
      return async (request, answer) => {
        if (!isOf(request, 'POST', '/auth/login')) return answer(request);
        const email = new URLSearchParams(await request.clone().text()).get('email') ?? '';
        const response = await answer(request);
        if (response.ok) right.add(email);
        return response.status === 429 && right.has(email) ? refusal(401, 'invalid_credentials') : response;
      };
    },
  },
  {
    name: 'a password of blanks is none',
    operationId: 'createUser',
    column: 'life',
    plant: refusing('POST', '/users/', ({ password }) => isBlank(password), 422, invalid('password')),
  },
  {
    name: 'emails are kept in small letters',
    operationId: 'createUser',
    column: 'life',
    plant: inSteps(() => ({
      before: ({ is, sent }) =>
        is('POST', '/users/') && typeof sent.email === 'string'
          ? { ...sent, email: sent.email.toLowerCase() }
          : undefined,
    })),
  },
  {
    name: 'what a person wrote goes with them',
    operationId: 'deleteUser',
    column: 'life',
    plant: inSteps(() => {
      const gone = new Set<unknown>();
      return {
        after: ({ is, id }, body) => {
          if (is('DELETE', '/users/{id}')) gone.add(id);
          if (!is('GET', '/candidates/{id}/notes')) return undefined;
          return recordsIn(body).filter((note) => !gone.has(textAt(note, 'by', 'id')));
        },
      };
    }),
  },
  {
    name: 'invitations are compared by the letters of their emails',
    operationId: 'createInvitation',
    column: 'life',
    plant: inSteps(() => {
      const others = new Map<unknown, JsonRecord>();
      return {
        before: async ({ is, sent, list }) => {
          if (!is('POST', '/invitations/')) return undefined;
          for (const one of await list('/invitations/'))
            if (same(one.email, sent.email) && one.email !== sent.email) others.set(one.id, one);
          return undefined;
        },
        after: ({ is }, body) => {
          if (!is('GET', '/invitations/')) return undefined;
          const open = recordsIn(body);
          const replaced = [...others.values()].filter(
            ({ email }) => !open.some((one) => one.email === email),
          );
          return [...open, ...replaced];
        },
      };
    }),
  },
  {
    name: 'the organization has the name that was read first',
    operationId: 'getDashboard',
    column: 'life',
    plant: inSteps(() => {
      const names = new Map<string, unknown>();
      return {
        after: ({ is, caller }, body) => {
          if (!is('GET', '/dashboard/') || !isRecord(body)) return undefined;
          const viewer = recordAt(body, 'viewer');
          if (!names.has(caller)) names.set(caller, viewer.organization_name);
          return { ...body, viewer: { ...viewer, organization_name: names.get(caller) } };
        },
      };
    }),
  },
  {
    name: 'the contact address has to be an email',
    operationId: 'updateOrganization',
    column: 'life',
    plant: refusing(
      'POST',
      '/api/organization/update',
      ({ adminEmail }) => typeof adminEmail === 'string' && !/^\S+@\S+$/.test(adminEmail),
      422,
      invalid('adminEmail'),
    ),
  },
  {
    name: 'quotes in a cell are not doubled',
    operationId: 'exportLedger',
    column: 'life',
    plant: () => async (request, answer) => {
      const response = await answer(request);
      if (!isOf(request, 'POST', '/api/organization/ledger/export') || !response.ok) return response;
      const csv = (await response.text()).replace(/""(?=\w)|(?<=\w)""/g, '"');
      return new Response(`\ufeff${csv}`, { headers: keptHeaders(response) });
    },
  },
  {
    name: 'a hold that there is keeps its reason',
    operationId: 'holdCandidate',
    column: 'life',
    plant: inSteps(() => {
      const reasons = new Map<string, unknown>();
      return {
        after: ({ is, id, sent }, body) => {
          if (!is('PUT', '/candidates/{id}/retention_hold') || !isRecord(body)) return undefined;
          if (!reasons.has(id)) reasons.set(id, sent.reason);
          return { ...body, reason: reasons.get(id) };
        },
      };
    }),
  },
  {
    name: 'who shares their full name with another is who came first',
    operationId: 'getUserPerformance',
    column: 'life',
    plant: () => async (request, answer) => {
      const response = await answer(request.clone());
      const url = new URL(request.url);
      if (response.status !== 404 || !isOf(request, 'GET', '/user-performance')) return response;
      const { headers } = request;
      const users: unknown = await (
        await answer(new Request(new URL('/users/', request.url), { headers }))
      ).json();
      const name = url.searchParams.get('user') ?? '';
      const [first] = recordsIn(users).filter(({ full_name }) => full_name === name);
      if (!first) return response;
      url.searchParams.set('user', `${name} (${first.username})`);
      return answer(new Request(url, { headers }));
    },
  },
  {
    name: 'those with the most jobs come first',
    operationId: 'getOrganizationPerformance',
    column: 'life',
    plant: inSteps(() => ({
      after: ({ is }, body) => {
        if (!is('GET', '/organizations/performance') || !isRecord(body)) return undefined;
        const topPerformers = recordsIn(body, 'topPerformers').toSorted(
          (a, b) => Number(b.activeJobs) - Number(a.activeJobs),
        );
        return { ...body, topPerformers };
      },
    })),
  },
  {
    name: 'a stage in which somebody once was is in use',
    operationId: 'updateStages',
    column: 'life',
    plant: inSteps(() => {
      const used = new Set<unknown>();
      return {
        before: async ({ is, sent, list }) => {
          if (is('POST', '/jobs/{id}/applications')) used.add(sent.stage_id);
          if (!is('PUT', '/stages/')) return undefined;
          const kept = recordsIn(sent, 'stages').map(({ id }) => id);
          const removed = (await list('/stages/')).filter(({ id }) => !kept.includes(id));
          return removed.some(({ id }) => used.has(id)) ? refusal(409, 'stage_in_use') : undefined;
        },
      };
    }),
  },
  {
    name: 'no templates are those of the beginning',
    operationId: 'updateMailTemplates',
    column: 'life',
    plant: inSteps(() => {
      let first: unknown;
      return {
        before: async ({ is, ask }) => {
          if (is('PUT', '/mail_templates/'))
            first ??= recordAt({ body: await ask('/mail_templates/') }, 'body').templates;
          return undefined;
        },
        after: ({ is }, body) => {
          const isOfThem = is('GET', '/mail_templates/') || is('PUT', '/mail_templates/');
          if (!isOfThem || !isRecord(body) || listAt(body, 'templates').length > 0) return undefined;
          return { ...body, templates: first ?? [] };
        },
      };
    }),
  },
  {
    name: 'HEAD is no GET for a key that may read',
    operationId: 'createApiKey',
    column: 'life',
    plant: () => {
      const keys = new Set<string>();
      return async (request, answer) => {
        const bearer = request.headers.get('Authorization') ?? '';
        if (request.method === 'HEAD' && keys.has(bearer)) return refusal(403, 'admin_required');
        const response = await answer(request.clone());
        if (!response.ok || !isOf(request, 'POST', '/api_keys/')) return response;
        const made: unknown = await response.clone().json();
        if (textAt(made, 'api_key', 'scope') === 'read') keys.add(`Bearer ${textAt(made, 'key')}`);
        return response;
      };
    },
  },
  {
    name: 'the tag of the candidates is that of everybody with the same list',
    operationId: 'listCandidates',
    column: 'life',
    plant: () => async (request, answer) => {
      if (!isOf(request, 'GET', '/candidates/')) return answer(request);
      const whole = keptHeaders(request);
      whole.delete('If-None-Match');
      const response = await answer(new Request(request.url, { headers: whole }));
      if (!response.ok) return response;
      const text = await response.text();
      const headers = keptHeaders(response);
      headers.set('ETag', `"${createHash('sha256').update(text).digest('hex')}"`);
      const isKnown = request.headers.get('If-None-Match') === headers.get('ETag');
      return isKnown ? new Response(null, { status: 304, headers }) : new Response(text, { headers });
    },
  },
];
