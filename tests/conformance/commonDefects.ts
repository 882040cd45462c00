import { isRecord, type JsonRecord, listAt, numberAt, recordAt } from '@cortex/conformance/json';
import { readJson } from './plant.ts';
import { afterCall, callerOf, isOf, refusing } from './plantInRecords.ts';
import { inSteps, recordsIn, refusal, same } from './plantInSteps.ts';
import type { ServerDefect } from './ServerDefect.ts';

const PERSON = '/users/{id}';
const FIGURES = '/user-performance';

const nameAsked = (request: Request) => new URL(request.url).searchParams.get('user') ?? 'All Users';

/** What teams get wrong about people, their organization, its record, its figures and its settings. */
export const commonDefects: readonly ServerDefect[] = [
  {
    name: 'another email ends the sessions of a person',
    operationId: 'updateUser',
    column: 'life',
    plant: inSteps(() => {
      const changed = new Set<unknown>();
      return {
        before: async ({ is, id, sent, list }) => {
          if (!is('PUT', PERSON) && !is('GET', '/dashboard/')) return undefined;
          const people = await list('/users/');
          const before = people.find((one) => one.id === id);
          if (before && !same(before.email, sent.email)) changed.add(id);
          const self = people.find((one) => one.is_self === true);
          return is('GET', '/dashboard/') && changed.has(self?.id)
            ? refusal(401, 'unauthenticated')
            : undefined;
        },
      };
    }),
  },
  {
    name: 'a login has to be an email',
    operationId: 'updatePassword',
    column: 'life',
    plant: refusing(
      'PUT',
      '/update-password/',
      ({ email }) => typeof email === 'string' && /\S/.test(email) && !/^\S+@\S+$/.test(email),
      422,
      { detail: 'Not so.', code: 'validation_failed', errors: { email: 'Not so.' } },
    ),
  },
  {
    name: 'who has an email is looked at before the plan',
    operationId: 'createUser',
    column: 'plan',
    plant: () => async (request, answer) => {
      const sent = recordAt({ body: await readJson(request.clone()) }, 'body');
      const response = await answer(request.clone());
      if (response.status !== 403 || !isOf(request, 'POST', '/users/')) return response;
      const list = new Request(new URL('/users/', request.url), { headers: callerOf(request) });
      const people = recordsIn(await readJson(await answer(list)));
      return people.some((one) => same(one.email, sent.email)) ? refusal(409, 'email_taken') : response;
    },
  },
  {
    name: 'an invitation that is sent again ends when it would have ended',
    operationId: 'resendInvitation',
    column: 'life',
    plant: inSteps(() => {
      const times = new Map<unknown, JsonRecord>();
      return {
        after: ({ is }, body) => {
          if (is('POST', '/invitations/') && isRecord(body))
            times.set(body.id, { sent_at: body.sent_at, expires_at: body.expires_at });
          if (!is('GET', '/invitations/')) return undefined;
          return recordsIn(body).map((one) => ({ ...one, ...times.get(one.id) }));
        },
      };
    }),
  },
  {
    name: 'the record keeps the names of people who were deleted',
    operationId: 'listLedger',
    column: 'life',
    plant: inSteps(() => {
      const names = new Map<unknown, unknown>();
      return {
        before: async ({ is, list }) => {
          if (is('DELETE', PERSON)) for (const one of await list('/users/')) names.set(one.id, one.full_name);
          return undefined;
        },
        after: ({ is }, body) => {
          if (!is('GET', '/api/organization/ledger') || !isRecord(body)) return undefined;
          const entries = recordsIn(body, 'entries').map((entry) => {
            const by = recordAt(entry, 'by');
            return { ...entry, by: { ...by, full_name: by.full_name ?? names.get(by.id) } };
          });
          return { ...body, entries };
        },
      };
    }),
  },
  {
    name: 'the totals are those of the people who are there',
    operationId: 'getUserPerformance',
    column: 'life',
    plant: inSteps(() => {
      const gone: unknown[] = [];
      return {
        before: async ({ is, id, ask, list }) => {
          if (!is('DELETE', PERSON)) return undefined;
          const person = (await list('/users/')).find((one) => one.id === id);
          const name = encodeURIComponent(String(person?.full_name));
          gone.push(await ask(`${FIGURES}?user=${name}`));
          return undefined;
        },
        after: ({ is, request }, body) => {
          if (!is('GET', FIGURES) || nameAsked(request) !== 'All Users' || !isRecord(body)) return undefined;
          const lost = gone.reduce<number>((sum, one) => sum + (numberAt(one, 'jobsFilled') ?? 0), 0);
          return { ...body, jobsFilled: Number(body.jobsFilled) - lost };
        },
      };
    }),
  },
  {
    name: 'what is shared with a person counts as theirs',
    operationId: 'getUserPerformance',
    column: 'life',
    plant: inSteps(() => {
      const shared = new Map<unknown, Set<unknown>>();
      return {
        after: async ({ is, sent, request, list }, body) => {
          if (is('POST', '/candidates/share/')) {
            const candidates = shared.get(sent.shared_with_user_id) ?? new Set();
            shared.set(sent.shared_with_user_id, candidates.add(sent.candidate_id));
          }
          if (!is('GET', FIGURES) || !isRecord(body)) return undefined;
          const name = nameAsked(request);
          const person = (await list('/users/')).find((one) => one.full_name === name);
          const more = shared.get(person?.id)?.size ?? 0;
          return { ...body, activeCandidates: Number(body.activeCandidates) + more };
        },
      };
    }),
  },
  {
    name: 'what a stage means stays what it meant at first',
    operationId: 'updateStages',
    column: 'life',
    plant: inSteps(() => ({
      before: async ({ is, sent, list }) => {
        if (!is('PUT', '/stages/') || !Array.isArray(sent.stages)) return undefined;
        const kinds = new Map((await list('/stages/')).map(({ id, kind }) => [id, kind]));
        const stages = listAt(sent, 'stages').map((one) =>
          isRecord(one) ? { ...one, kind: kinds.get(one.id) ?? one.kind } : one,
        );
        return { ...sent, stages };
      },
    })),
  },
  {
    name: 'the first stage is the one that was first at first',
    operationId: 'listApplicationCounts',
    column: 'life',
    plant: inSteps(() => {
      let first: unknown;
      return {
        before: async ({ is, list }) => {
          if (is('PUT', '/stages/')) first ??= (await list('/stages/'))[0]?.id;
          return undefined;
        },
        after: async ({ is, list }, body) => {
          if (!is('GET', '/application_counts/') || first === undefined) return undefined;
          const counts: JsonRecord[] = [];
          for (const one of recordsIn(body)) {
            const people = await list(`/jobs/${one.job_id}/applications`);
            const inFirst = people.filter(({ stage_id }) => stage_id === first).length;
            counts.push({ ...one, in_first_stage: inFirst });
          }
          return counts;
        },
      };
    }),
  },
  {
    name: 'words in other capitals are other words',
    operationId: 'addVocabularyTerm',
    column: 'life',
    plant: inSteps(() => ({
      after: ({ is, sent }, body) => {
        if (!is('POST', '/vocabulary/') || !isRecord(body)) return undefined;
        const isOther = body.words !== sent.words && same(body.words, sent.words);
        return isOther ? { ...body, id: `${body.id}-2`, words: sent.words } : undefined;
      },
    })),
  },
  {
    name: 'before a delivery that is forgotten are the newest',
    operationId: 'listWebhookDeliveries',
    column: 'life',
    plant: afterCall('GET', '/webhooks/{id}/deliveries', async ({ request, body, answer }) => {
      const { origin, pathname, searchParams } = new URL(request.url);
      const before = searchParams.get('before');
      if (before === null || listAt({ body }, 'body').length > 0) return undefined;
      const all = await answer(new Request(origin + pathname, { headers: callerOf(request) }));
      const known = recordsIn(await readJson(all.clone())).some(({ id }) => id === before);
      return known ? undefined : all;
    }),
  },
  {
    name: 'who applied is told who answered',
    operationId: 'openApplication',
    column: 'life',
    plant: inSteps(() => {
      const answered = new Map<unknown, unknown>();
      return {
        after: ({ is, id }, body) => {
          if (is('PUT', '/applicant_requests/{id}') && isRecord(body)) answered.set(id, body.answered_by);
          if (!is('POST', '/applicant/') || !isRecord(body)) return undefined;
          const requests = recordsIn(body, 'requests').map((one) => {
            const answered_by = answered.get(one.id);
            return answered_by ? { ...one, answered_by } : one;
          });
          return { ...body, requests };
        },
      };
    }),
  },
];
