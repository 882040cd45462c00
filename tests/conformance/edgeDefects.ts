import { createHash } from 'node:crypto';
import { at, isRecord, recordAt, textAt } from '@cortex/conformance/json';
import { keptHeaders, readJson } from './plant.ts';
import { callerOf, isOf } from './plantInRecords.ts';
import { inSteps, recordsIn, refusal, same } from './plantInSteps.ts';
import type { ServerDefect } from './ServerDefect.ts';

/** What teams get wrong at the edges of what an organization is: its people, their keys and names, and its lists. */
export const edgeDefects: readonly ServerDefect[] = [
  {
    name: 'a second invitation for an email needs another place',
    operationId: 'createInvitation',
    column: 'plan',
    plant: inSteps(() => ({
      before: async ({ is, sent, ask, list }) => {
        if (!is('POST', '/invitations/') || textAt(sent, 'email') === undefined) return undefined;
        const invited = await list('/invitations/');
        const people = await list('/users/');
        const isFull = people.length + invited.length >= 5;
        if (!isFull || textAt(await ask('/api/organization'), 'pricingTier') !== 'Standard') return undefined;
        const isThere = invited.some(({ email }) => same(email, sent.email));
        return isThere ? refusal(403, 'upgrade_required') : undefined;
      },
    })),
  },
  {
    name: 'an invitation rests on who sent it first',
    operationId: 'resendInvitation',
    column: 'life',
    plant: inSteps(() => {
      const senders = new Map<string, unknown>();
      return {
        after: async ({ is, list }, body) => {
          if (is('POST', '/invitations/'))
            senders.set(textAt(body, 'id') ?? '', (await list('/users/')).find((one) => one.is_self)?.id);
          if (!is('GET', '/invitations/')) return undefined;
          const people = await list('/users/');
          return recordsIn(body).filter((one) => {
            const sender = people.find(({ id }) => id === senders.get(String(one.id)));
            return sender === undefined || sender.is_admin === true;
          });
        },
      };
    }),
  },
  {
    name: 'usernames are compared by the letters of English alone',
    operationId: 'createUser',
    column: 'taken',
    plant: inSteps(() => ({
      before: async ({ is, sent, list }) => {
        const name = textAt(sent, 'username');
        if (!is('POST', '/users/') || name === undefined || !/[^ -~]/.test(name)) return undefined;
        const plain = (text: unknown) => String(text).replace(/[A-Z]/g, (letter) => letter.toLowerCase());
        const isTaken = (await list('/users/')).some(
          ({ username }) => same(username, name) && plain(username) !== plain(name),
        );
        return isTaken ? { ...sent, username: `${name}x` } : undefined;
      },
    })),
  },
  {
    name: 'their own email in other capitals is taken',
    operationId: 'updateUser',
    column: 'life',
    plant: inSteps(() => ({
      before: async ({ is, sent, id, list }) => {
        if (!is('PUT', '/users/{id}') || textAt(sent, 'email') === undefined) return undefined;
        const own = (await list('/users/')).find((one) => one.id === id);
        const isOther = own && own.email !== sent.email && same(own.email, sent.email);
        return isOther ? refusal(409, 'email_taken', 'email') : undefined;
      },
    })),
  },
  {
    name: 'a query is looked for in names and email one behind the other',
    operationId: 'listUsers',
    column: 'life',
    plant: inSteps(() => ({
      after: async ({ is, request, list }) => {
        const query = new URL(request.url).searchParams.get('query')?.toLowerCase();
        if (!is('GET', '/users/') || !query) return undefined;
        return (await list('/users/')).filter(({ full_name, username, email }) =>
          `${full_name} ${username} ${email}`.toLowerCase().includes(query),
        );
      },
    })),
  },
  {
    name: 'a full page has a next one',
    operationId: 'listLedger',
    column: 'life',
    plant: inSteps(() => ({
      after: ({ is }, body) => {
        const entries = recordsIn(body, 'entries');
        if (!is('GET', '/api/organization/ledger') || entries.length < 100) return undefined;
        return { next: String(entries.at(-1)?.seq), ...recordAt({ body }, 'body') };
      },
    })),
  },
  {
    name: 'the tag of the jobs says nothing of the public page',
    operationId: 'listJobs',
    column: 'life',
    plant: () => async (request, answer) => {
      if (!isOf(request, 'GET', '/jobs/')) return answer(request);
      const whole = keptHeaders(request);
      whole.delete('If-None-Match');
      const response = await answer(new Request(request.url, { headers: whole }));
      if (!response.ok) return response;
      const jobs = recordsIn(await readJson(response.clone())).map(({ publication: _, ...job }) => job);
      const headers = keptHeaders(response);
      const told = JSON.stringify([
        callerOf(request),
        jobs.toSorted((a, b) => (String(a.id) < String(b.id) ? -1 : 1)),
      ]);
      headers.set('ETag', `"${createHash('sha256').update(told).digest('hex')}"`);
      const isKnown = request.headers.get('If-None-Match') === headers.get('ETag');
      return isKnown
        ? new Response(null, { status: 304, headers })
        : new Response(response.body, { status: 200, headers });
    },
  },
  {
    name: 'another name of an owner changes no job',
    operationId: 'listJobChanges',
    column: 'life',
    plant: () => {
      const tags = new Set<string>();
      return async (request, answer) => {
        const response = await answer(request.clone());
        if (isOf(request, 'GET', '/jobs/'))
          tags.add(`${request.headers.get('Authorization')} ${response.headers.get('ETag')}`);
        const tag = new URL(request.url).searchParams.get('since') ?? '';
        const isOwn = tags.has(`${request.headers.get('Authorization')} ${tag}`);
        if (response.status !== 404 || !isOwn || !isOf(request, 'GET', '/changes/jobs/')) return response;
        return Response.json({ tag, changed: [], removed: [] });
      };
    },
  },
  {
    name: 'another note of a share changes no candidate',
    operationId: 'listCandidateChanges',
    column: 'life',
    plant: inSteps(() => {
      const read = new Map<string, string>();
      const withoutNote = (one: object) => JSON.stringify({ ...one, share_note: '', shared_at: '' });
      return {
        after: ({ is, caller }, body) => {
          if (is('GET', '/candidates/'))
            for (const one of recordsIn(body)) read.set(`${caller} ${one.id}`, withoutNote(one));
          if (!is('GET', '/changes/candidates/') || !isRecord(body)) return undefined;
          const changed = recordsIn(body, 'changed').filter(
            (one) => read.get(`${caller} ${one.id}`) !== withoutNote(one),
          );
          return { ...body, changed };
        },
      };
    }),
  },
  {
    name: 'no criteria are as if they were left out',
    operationId: 'updateJob',
    column: 'life',
    plant: inSteps(() => ({
      before: ({ is, sent: { criteria, ...others } }) =>
        is('PUT', '/jobs/{id}') && Array.isArray(criteria) && criteria.length === 0 ? others : undefined,
    })),
  },
  {
    name: 'a key comes back with the role of who made it',
    operationId: 'createApiKey',
    column: 'life',
    plant: () => {
      const makers = new Map<string, Record<string, string>>();
      let isBack = false;
      return async (request, answer) => {
        const sent = await readJson(request.clone());
        const response = await answer(request.clone());
        if (response.ok && isOf(request, 'POST', '/api_keys/')) {
          const key = textAt(await readJson(response.clone()), 'key') ?? '';
          makers.set(`Bearer ${key}`, callerOf(request));
        }
        if (response.ok && isOf(request, 'PUT', '/users/{id}')) isBack = at(sent, 'is_admin') === true;
        const headers = makers.get(request.headers.get('Authorization') ?? '');
        return headers && isBack && response.status === 401 && isOf(request, 'GET', '/jobs/')
          ? answer(new Request(request.url, { headers }))
          : response;
      };
    },
  },
  {
    name: 'ports from 1025 on are taken',
    operationId: 'createWebhook',
    column: 'life',
    plant: inSteps(() => ({
      before: ({ is, sent }) =>
        is('POST', '/webhooks/') && /^https:[/][/][\w.]+:1024[/]/.test(textAt(sent, 'url') ?? '')
          ? refusal(422, 'validation_failed', 'url')
          : undefined,
    })),
  },
  {
    name: 'a deletion that was undone stays in the history',
    operationId: 'getUserPerformanceHistory',
    column: 'life',
    plant: inSteps(() => {
      const deleted = new Set<string>();
      const undone = new Map<string, number>();
      return {
        after: ({ is, id, request }, body) => {
          if (is('DELETE', '/jobs/{id}')) deleted.add(id);
          if (is('POST', '/jobs/') && deleted.delete(textAt(body, 'id') ?? '')) {
            const name = textAt(body, 'created_by', 'full_name') ?? '';
            undone.set(name, (undone.get(name) ?? 0) + 1);
          }
          const count = undone.get(new URL(request.url).searchParams.get('user') ?? '');
          if (!is('GET', '/user-performance/history') || count === undefined) return undefined;
          return recordsIn(body).map((row) => ({ ...row, jobsFilled: Number(row.jobsFilled) + count }));
        },
      };
    }),
  },
  {
    name: 'an eleventh wrong password is taken',
    operationId: 'confirmSession',
    column: 'life',
    plant: () => {
      const wrong = new Map<string, number>();
      return async (request, answer) => {
        const response = await answer(request.clone());
        if (!isOf(request, 'POST', '/sessions/confirm/') || response.ok) return response;
        const caller = request.headers.get('Authorization') ?? '';
        const count = (wrong.get(caller) ?? 0) + 1;
        wrong.set(caller, count);
        return response.status === 429 && count === 11 ? refusal(400, 'wrong_password') : response;
      };
    },
  },
  {
    name: 'the sender has the name that was read first',
    operationId: 'listMailTemplates',
    column: 'life',
    plant: inSteps(() => {
      const senders = new Map<string, unknown>();
      return {
        after: ({ is, caller }, body) => {
          if (!is('GET', '/mail_templates/') || !isRecord(body)) return undefined;
          if (!senders.has(caller)) senders.set(caller, body.sender);
          return { ...body, sender: senders.get(caller) };
        },
      };
    }),
  },
  {
    name: 'the address of a page that is off is free',
    operationId: 'updateJobsPage',
    column: 'life',
    plant: inSteps(() => {
      const off = new Map<string, unknown>();
      return {
        before: ({ is, caller, sent }) => {
          const isFree = [...off].some(([of, address]) => of !== caller && address === sent.address);
          if (!is('PUT', '/jobs_page/') || !isFree || typeof sent.is_on !== 'boolean') return undefined;
          return Response.json({ ...sent, url: `https://cortex.example/${sent.address}` });
        },
        after: ({ is, caller, sent }) => {
          if (is('PUT', '/jobs_page/')) off.set(caller, sent.is_on === false ? sent.address : undefined);
          return undefined;
        },
      };
    }),
  },
  {
    name: 'a place that is left out stays',
    operationId: 'publishJob',
    column: 'life',
    plant: inSteps(() => ({
      before: async ({ is, sent, id, list }) => {
        if (!is('PUT', '/jobs/{id}/publication') || sent.place !== undefined) return undefined;
        const place = textAt(
          (await list('/jobs/')).find((job) => job.id === id),
          'publication',
          'place',
        );
        return place === undefined ? undefined : { ...sent, place };
      },
    })),
  },
  {
    name: 'the page tells a job as it was put there',
    operationId: 'getOpenJob',
    column: 'life',
    plant: inSteps(() => {
      const put = new Map<string, object>();
      return {
        after: ({ is, id }, body) => {
          const { title, description, skills_required } = recordAt({ body }, 'body');
          if (is('PUT', '/jobs/{id}/publication')) put.set(id, { title, description, skills_required });
          return is('GET', '/open_jobs/{id}') && isRecord(body) ? { ...body, ...put.get(id) } : undefined;
        },
      };
    }),
  },
];
