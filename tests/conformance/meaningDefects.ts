import { gzipSync } from 'node:zlib';
import { at, isRecord, listAt, textAt } from '@cortex/conformance/json';
import { inAnswers, inBody, keptHeaders, readJson, withoutPlan } from './plant.ts';
import { aroundCall, callerOf, idIn, isOf } from './plantInRecords.ts';
import type { ServerDefect } from './ServerDefect.ts';

const LEDGER = /^\/api\/organization\/ledger\/?$/;

function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Answers that have the right form and say the wrong thing. */
export const meaningDefects: readonly ServerDefect[] = [
  {
    name: '405 does not say which methods there are',
    operationId: 'listJobs',
    column: 'method',
    plant: () => async (request, answer) => {
      const response = await answer(request);
      if (response.status !== 405) return response;
      const headers = keptHeaders(response);
      headers.delete('Allow');
      return new Response(response.body, { status: 405, headers });
    },
  },
  {
    name: 'an unknown address is answered with a page',
    operationId: 'listJobs',
    column: 'absent',
    plant: () => async (request, answer) => {
      const { pathname } = new URL(request.url);
      if (!pathname.endsWith('/no/such/address')) return answer(request);
      return new Response('<h1>Not Found</h1>', { status: 404, headers: { 'Content-Type': 'text/html' } });
    },
  },
  {
    name: 'every list is compressed',
    operationId: 'listJobs',
    column: 'success',
    plant: () => async (request, answer) => {
      const response = await answer(request);
      if (!isOf(request, 'GET', '/jobs/') || !response.ok) return response;
      const headers = keptHeaders(response);
      headers.set('Content-Encoding', 'gzip');
      return new Response(gzipSync(await response.text()), { headers });
    },
  },
  {
    name: 'anybody takes back a deletion',
    operationId: 'restoreCandidate',
    column: 'life',
    plant: () => async (request, answer, db) => {
      if (!isOf(request, 'POST', '/candidates/{id}/restore')) return answer(request);
      const list = await answer(new Request(new URL('/users/', request.url), { headers: callerOf(request) }));
      const self = listAt({ list: await readJson(list) }, 'list').find((one) => at(one, 'is_self') === true);
      const deleted_by = textAt(self, 'id');
      if (deleted_by)
        await db
          .updateTable('held_deletions')
          .set({ deleted_by })
          .where('subject_id', '=', idIn(request))
          .execute();
      return answer(request);
    },
  },
  {
    name: 'a deletion is taken back at any time',
    operationId: 'restoreCandidate',
    column: 'life',
    plant: () => async (request, answer, db) => {
      // The server knows no later time than the deletion's own.
      const response = await answer(request.clone());
      if (response.status !== 404 || !isOf(request, 'POST', '/candidates/{id}/restore')) return response;
      await db
        .updateTable('held_deletions')
        .set({ deleted_at: new Date(Date.now() + 86_400_000).toISOString() })
        .where('subject_id', '=', idIn(request))
        .execute();
      return answer(request);
    },
  },
  {
    name: 'who was deleted comes back, whatever the plan',
    operationId: 'restoreUser',
    column: 'plan',
    plant: withoutPlan('POST', /^\/users\/[^/]+\/restore/),
  },
  {
    name: 'what was a deleted person’s passes to the first admin, whoever deleted them',
    operationId: 'deleteUser',
    column: 'life',
    plant: aroundCall(
      'DELETE',
      '/users/{id}',
      (db, request) => db.selectFrom('jobs').selectAll().where('owner_id', '=', idIn(request)).execute(),
      async (jobs, { db }) => {
        for (const { id, organization_id } of jobs) {
          const first = await db
            .selectFrom('users')
            .select('id')
            .where('organization_id', '=', organization_id)
            .where('is_admin', '=', 1)
            .orderBy('created_at')
            .executeTakeFirstOrThrow();
          await db.updateTable('jobs').set({ owner_id: first.id }).where('id', '=', id).execute();
        }
      },
    ),
  },
  {
    name: 'a query takes letters without accents for those with them',
    operationId: 'listUsers',
    column: 'life',
    plant: () => async (request, answer) => {
      const url = new URL(request.url);
      const query = url.searchParams.get('query') ?? '';
      if (!isOf(request, 'GET', '/users/') || query === '') return answer(request);
      const strict = await answer(request.clone());
      if (!strict.ok) return strict;
      url.search = '';
      const all = await readJson(await answer(new Request(url, { headers: callerOf(request) })));
      const names = ['full_name', 'username', 'email'];
      return Response.json(
        listAt({ all }, 'all').filter((one) =>
          names.some((name) => fold(textAt(one, name) ?? '').includes(fold(query))),
        ),
      );
    },
  },
  {
    name: 'shared_at is when the candidate was created',
    operationId: 'listCandidates',
    column: 'life',
    plant: inBody('GET', /^\/candidates\/?$/, (candidate) =>
      candidate.shared_at === undefined ? candidate : { ...candidate, shared_at: candidate.created_at },
    ),
  },
  {
    name: 'the tag of a list is of who is in it alone',
    operationId: 'listCandidates',
    column: 'life',
    plant: () => async (request, answer) => {
      if (!isOf(request, 'GET', '/candidates/')) return answer(request);
      const response = await answer(new Request(request.url, { headers: callerOf(request) }));
      const ids = listAt({ list: await readJson(response.clone()) }, 'list').map((one) => textAt(one, 'id'));
      const tag = `"${ids.toSorted().join()}"`;
      const headers = keptHeaders(response);
      headers.set('ETag', tag);
      return request.headers.get('If-None-Match') === tag
        ? new Response(null, { status: 304, headers })
        : new Response(response.body, { status: response.status, headers });
    },
  },
  {
    name: 'a one-time password is good again and again',
    operationId: 'requestPasswordReset',
    column: 'life',
    plant: aroundCall(
      'PUT',
      '/update-password/',
      (db) => db.selectFrom('reset_passwords').selectAll().execute(),
      async (rows, { db }) => {
        for (const row of rows)
          await db
            .insertInto('reset_passwords')
            .values(row)
            .onConflict((conflict) => conflict.doNothing())
            .execute();
      },
    ),
  },
  {
    name: 'the record begins anew on each page',
    operationId: 'listLedger',
    column: 'life',
    plant: () => async (request, answer) => {
      const url = new URL(request.url);
      if (!isOf(request, 'GET', '/api/organization/ledger')) return answer(request);
      if (/^\d+$/.test(url.searchParams.get('before') ?? '')) url.searchParams.delete('before');
      return answer(new Request(url, { headers: callerOf(request) }));
    },
  },
  {
    name: 'the oldest entry of the record comes first',
    operationId: 'listLedger',
    column: 'life',
    plant: inAnswers('GET', LEDGER, ({ status, body }) =>
      status === 200 && isRecord(body)
        ? { body: { ...body, entries: listAt(body, 'entries').toReversed() } }
        : undefined,
    ),
  },
  {
    name: 'the last day of a filter is left out',
    operationId: 'listLedger',
    column: 'life',
    plant: inAnswers('GET', LEDGER, ({ status, body, request }) => {
      const to = new URL(request.url).searchParams.get('to');
      if (status !== 200 || !to || !isRecord(body)) return undefined;
      const entries = listAt(body, 'entries').filter((one) => (textAt(one, 'at') ?? '') < to);
      return { body: { ...body, entries } };
    }),
  },
  {
    name: 'a filter of the record by person finds what was about them, too',
    operationId: 'listLedger',
    column: 'life',
    plant: () => async (request, answer) => {
      const url = new URL(request.url);
      const person = url.searchParams.get('person');
      const response = await answer(request);
      if (!isOf(request, 'GET', '/api/organization/ledger') || !person || !response.ok) return response;
      url.searchParams.delete('person');
      const body = await readJson(await answer(new Request(url, { headers: callerOf(request) })));
      const entries = listAt(body, 'entries').filter((one) => JSON.stringify(one).includes(person));
      return Response.json({ entries: entries.length > 0 ? entries : listAt(body, 'entries') });
    },
  },
  {
    name: 'a closed job is not recorded',
    operationId: 'deleteJob',
    column: 'life',
    plant: inAnswers('GET', LEDGER, ({ status, body }) =>
      status === 200 && isRecord(body)
        ? {
            body: {
              ...body,
              entries: listAt(body, 'entries').filter((one) => at(one, 'kind') !== 'job_deleted'),
            },
          }
        : undefined,
    ),
  },
  {
    name: 'a key of one form stands for every other form, of anybody',
    operationId: 'createCandidate',
    column: 'life',
    plant: () => {
      const made = new Map<string, unknown>();
      return async (request, answer) => {
        const key = request.headers.get('Idempotency-Key');
        if (!key || !isOf(request, 'POST', '/candidates/')) return answer(request);
        if (made.has(key)) return Response.json(made.get(key), { status: 201 });
        const response = await answer(request);
        if (response.ok) made.set(key, await readJson(response.clone()));
        return response;
      };
    },
  },
  {
    name: 'duplicate_of names a candidate whom the caller does not see',
    operationId: 'createCandidate',
    column: 'life',
    plant: () => async (request, answer, db) => {
      const response = await answer(request);
      const body = await readJson(response.clone());
      if (!isOf(request, 'POST', '/candidates/') || !response.ok || !isRecord(body)) return response;
      const made = await db
        .selectFrom('candidates')
        .selectAll()
        .where('id', '=', textAt(body, 'id') ?? '')
        .executeTakeFirstOrThrow();
      const first = await db
        .selectFrom('candidates')
        .select('id')
        .where('organization_id', '=', made.organization_id)
        .where('email_key', '=', made.email_key)
        .where('id', '!=', made.id)
        .orderBy('created_at')
        .executeTakeFirst();
      return first
        ? Response.json({ ...body, duplicate_of: first.id }, { status: response.status })
        : response;
    },
  },
  {
    name: 'a share is taken back in word alone',
    operationId: 'withdrawShare',
    column: 'life',
    plant: aroundCall(
      'POST',
      '/candidates/unshare/',
      (db) => db.selectFrom('shares').selectAll().execute(),
      async (shares, { db }) => {
        for (const share of shares)
          await db
            .insertInto('shares')
            .values(share)
            .onConflict((conflict) => conflict.doNothing())
            .execute();
      },
    ),
  },
  {
    name: 'the points of a pair are its score alone',
    operationId: 'analyzeResumes',
    column: 'life',
    plant: inBody('POST', /^\/analyze_resumes/, (body) => ({
      ...body,
      results: listAt(body, 'results').map((one) => {
        if (!isRecord(one) || !isRecord(one.analysis)) return one;
        return { ...one, analysis: { ...one.analysis, points: one.analysis.fit_score } };
      }),
    })),
  },
];
