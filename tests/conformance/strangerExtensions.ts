import { at, isRecord, listAt, recordAt, textAt } from '@cortex/conformance/json';
import { inAnswers, inBody, readJson } from './plant.ts';
import { afterCall, aroundCall, callerOf, idIn, isOf, refusing } from './plantInRecords.ts';
import type { StrangerDefect } from './StrangerDefect.ts';

const invalid = (field: string) => ({
  detail: 'Some fields need another look.',
  code: 'validation_failed',
  errors: { [field]: 'It is not right.' },
});

/** Mistakes in what a server may leave out, written down from openapi.yaml before any check was added for them. */
export const strangerExtensions: readonly StrangerDefect[] = [
  {
    name: 'signing out ends the other sessions of the person, too',
    operationId: 'logOut',
    plant: () => async (request, answer, db) => {
      if (!isOf(request, 'POST', '/auth/logout')) return answer(request);
      const before = await db.selectFrom('sessions').selectAll().execute();
      const response = await answer(request);
      const left = new Set((await db.selectFrom('sessions').select('id').execute()).map(({ id }) => id));
      const ended = before.find(({ id }) => !left.has(id));
      if (ended) await db.deleteFrom('sessions').where('user_id', '=', ended.user_id).execute();
      return response;
    },
  },
  {
    name: 'ending the other sessions ends this one, too',
    operationId: 'endOtherSessions',
    plant: afterCall('POST', '/sessions/end_others/', async ({ request, response, answer }) => {
      if (response.ok)
        await answer(
          new Request(new URL('/auth/logout', request.url), { method: 'POST', headers: callerOf(request) }),
        );
      return undefined;
    }),
  },
  {
    name: 'an ended session goes on',
    operationId: 'endSession',
    plant: () => async (request, answer, db) => {
      if (!isOf(request, 'DELETE', '/sessions/{id}')) return answer(request);
      const session = await db
        .selectFrom('sessions')
        .selectAll()
        .where('id', '=', idIn(request))
        .executeTakeFirst();
      const response = await answer(request);
      if (session && response.ok)
        await db
          .insertInto('sessions')
          .values({ ...session, id: `${session.id}x` })
          .execute();
      return response;
    },
  },
  {
    name: 'every session is the current one',
    operationId: 'listSessions',
    plant: inBody('GET', /^\/sessions\/?$/, (session) => ({ ...session, is_current: true })),
  },
  {
    name: 'what a person set about criteria is gone with the next edit',
    operationId: 'updateJob',
    plant: afterCall('PUT', '/jobs/{id}', async ({ request, response, body, sent, db }) => {
      if (!response.ok || at(sent, 'criteria') !== undefined || !isRecord(body)) return undefined;
      await db.updateTable('jobs').set({ criteria: null }).where('id', '=', idIn(request)).execute();
      const { criteria: _, ...rest } = body;
      return Response.json(rest);
    }),
  },
  {
    name: 'the date of creation is that of the last edit',
    operationId: 'updateJob',
    plant: afterCall('PUT', '/jobs/{id}', async ({ request, response, body, db }) => {
      if (!response.ok || !isRecord(body)) return undefined;
      const created_at = new Date(Date.now() + 5000).toISOString();
      await db.updateTable('jobs').set({ created_at }).where('id', '=', idIn(request)).execute();
      return Response.json({ ...body, created_at });
    }),
  },
  {
    name: 'whom a candidate was shared with is told that they may edit it',
    operationId: 'listCandidates',
    plant: inBody('GET', /^\/candidates\/?$/, (candidate) => ({ ...candidate, can_edit: true })),
  },
  {
    name: 'a candidate with a resume is said to have none',
    operationId: 'listCandidates',
    plant: inBody('GET', /^\/candidates\/?$/, (candidate) => ({ ...candidate, has_resume: false })),
  },
  {
    name: 'the owner stands in the place of who shared it',
    operationId: 'listCandidates',
    plant: () => async (request, answer, db) => {
      const response = await answer(request);
      const list = await readJson(response.clone());
      if (!isOf(request, 'GET', '/candidates/') || !Array.isArray(list)) return response;
      const owners = await db
        .selectFrom('candidates')
        .innerJoin('users', 'users.id', 'candidates.owner_id')
        .select(['candidates.id as candidate', 'users.id', 'users.full_name'])
        .execute();
      const named = list.map((one) => {
        const owner = owners.find(({ candidate }) => candidate === textAt(one, 'id'));
        if (!owner || at(one, 'shared_by') === undefined) return one;
        return { ...recordAt({ one }, 'one'), shared_by: { id: owner.id, full_name: owner.full_name } };
      });
      return Response.json(named);
    },
  },
  {
    name: 'taking back a share that there is not is an error',
    operationId: 'withdrawShare',
    plant: () => async (request, answer, db) => {
      if (!isOf(request, 'POST', '/candidates/unshare/')) return answer(request);
      const before = await db.selectFrom('shares').select('candidate_id').execute();
      const response = await answer(request);
      const after = await db.selectFrom('shares').select('candidate_id').execute();
      return response.ok && before.length === after.length
        ? Response.json({ detail: 'It is not here.', code: 'not_found' }, { status: 404 })
        : response;
    },
  },
  {
    name: 'the oldest share comes first',
    operationId: 'listShares',
    plant: inAnswers('GET', /^\/candidates\/[^/]+\/shares/, ({ status, body }) =>
      status === 200 && Array.isArray(body) ? { body: body.toReversed() } : undefined,
    ),
  },
  {
    name: 'a candidate comes back without its shares',
    operationId: 'restoreCandidate',
    plant: afterCall('POST', '/candidates/{id}/restore', async ({ request, response, db }) => {
      if (response.ok) await db.deleteFrom('shares').where('candidate_id', '=', idIn(request)).execute();
      return undefined;
    }),
  },
  {
    name: 'a second invitation to an email is refused',
    operationId: 'createInvitation',
    plant: () => async (request, answer, db) => {
      const sent = await readJson(request.clone());
      const open = await db.selectFrom('invitations').select('email').execute();
      return isOf(request, 'POST', '/invitations/') && open.some(({ email }) => email === at(sent, 'email'))
        ? Response.json(
            { detail: 'They are invited already.', code: 'email_taken', errors: { email: 'Invited.' } },
            { status: 409 },
          )
        : answer(request);
    },
  },
  {
    name: 'whoever accepts becomes a regular user, whatever they were invited as',
    operationId: 'acceptInvitation',
    plant: aroundCall(
      'POST',
      '/invitation/accept/',
      async () => undefined,
      async (_, { sent, body, db }) => {
        const username = textAt(sent, 'username') ?? '';
        await db.updateTable('users').set({ is_admin: 0 }).where('username', '=', username).execute();
        return Response.json({ ...recordAt({ body }, 'body'), role: 'user' }, { status: 201 });
      },
    ),
  },
  {
    name: 'to decide to wait needs a reason',
    operationId: 'recordDecision',
    plant: refusing(
      'POST',
      '/candidates/{id}/decisions',
      ({ decision, reason }) => decision === 'hold' && !reason,
      422,
      invalid('reason'),
    ),
  },
  {
    name: 'the oldest decision comes first',
    operationId: 'listDecisions',
    plant: inAnswers('GET', /^\/candidates\/[^/]+\/decisions/, ({ status, body }) => {
      if (status !== 200) return undefined;
      if (Array.isArray(body)) return { body: body.toReversed() };
      const [name, list] =
        Object.entries(recordAt({ body }, 'body')).find(([, value]) => Array.isArray(value)) ?? [];
      return name
        ? { body: { ...recordAt({ body }, 'body'), [name]: listAt({ list }, 'list').toReversed() } }
        : undefined;
    }),
  },
  {
    name: 'a formula stands in the CSV as it was typed',
    operationId: 'exportLedger',
    plant: () => async (request, answer) => {
      const response = await answer(request);
      if (!isOf(request, 'POST', '/api/organization/ledger/export') || !response.ok) return response;
      const text = await response.text();
      return new Response(`\ufeff${text.replace(/^\ufeff/, '').replace(/(^|[,"\n])'(?=[=+@-])/g, '$1')}`, {
        headers: { 'Content-Type': response.headers.get('Content-Type') ?? 'text/csv' },
      });
    },
  },
  {
    name: 'that the record was taken is not recorded',
    operationId: 'exportLedger',
    plant: inAnswers('GET', /^\/api\/organization\/ledger\/?$/, ({ status, body }) =>
      status === 200 && isRecord(body)
        ? {
            body: {
              ...body,
              entries: listAt(body, 'entries').filter((one) => at(one, 'kind') !== 'ledger_exported'),
            },
          }
        : undefined,
    ),
  },
  {
    name: 'lifting a hold that there is not is an error',
    operationId: 'liftHold',
    plant: () => async (request, answer, db) => {
      if (!isOf(request, 'DELETE', '/candidates/{id}/retention_hold')) return answer(request);
      const held = await db
        .selectFrom('retention_holds')
        .selectAll()
        .where('candidate_id', '=', idIn(request))
        .execute();
      const response = await answer(request);
      return response.ok && held.length === 0
        ? Response.json({ detail: 'It is not here.', code: 'not_found' }, { status: 404 })
        : response;
    },
  },
  {
    name: 'a link that was there still opens after a new one was made',
    operationId: 'createApplicantLink',
    plant: () => {
      const before = new Map<string, unknown>();
      return async (request, answer) => {
        const sent = await readJson(request.clone());
        const response = await answer(request);
        if (!isOf(request, 'POST', '/applicant/')) return response;
        const token = textAt(sent, 'token') ?? '';
        if (response.ok) before.set(token, await readJson(response.clone()));
        return response.status === 404 && before.has(token) ? Response.json(before.get(token)) : response;
      };
    },
  },
  {
    name: 'words that are in the vocabulary stand there twice',
    operationId: 'addVocabularyTerm',
    plant: () => {
      const added: unknown[] = [];
      return async (request, answer, db) => {
        const count = (await db.selectFrom('vocabulary_terms').select('id').execute()).length;
        const response = await answer(request);
        const body = await readJson(response.clone());
        const after = (await db.selectFrom('vocabulary_terms').select('id').execute()).length;
        if (isOf(request, 'POST', '/vocabulary/') && response.ok && count === after) {
          const term = { ...recordAt({ body }, 'body'), id: `trm_again${added.length}` };
          added.push(term);
          return Response.json(term, { status: 201 });
        }
        if (!isOf(request, 'GET', '/vocabulary/') || !response.ok || added.length === 0) return response;
        const list = recordAt({ body }, 'body');
        return Response.json({ ...list, terms: [...added, ...listAt(list, 'terms')] });
      };
    },
  },
  {
    name: 'the results are in the order of their scores',
    operationId: 'analyzeResumes',
    plant: inBody('POST', /^\/analyze_resumes/, (body) => ({
      ...body,
      results: listAt(body, 'results').toSorted(
        (a, b) => Number(at(b, 'analysis', 'fit_score') ?? -1) - Number(at(a, 'analysis', 'fit_score') ?? -1),
      ),
    })),
  },
];
