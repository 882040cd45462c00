import { at, isRecord, listAt, numberAt, recordAt, textAt } from '@cortex/conformance/json';
import { inBody, keptHeaders, readJson } from './plant.ts';
import { afterCall, aroundCall, callerOf, idIn, isOf, refusing } from './plantInRecords.ts';
import type { StrangerDefect } from './StrangerDefect.ts';

const invalid = (field: string) => ({
  detail: 'Some fields need another look.',
  code: 'validation_failed',
  errors: { [field]: 'It is not right.' },
});

/** Mistakes with jobs, candidates and their analyses. */
export const strangerRecords: readonly StrangerDefect[] = [
  {
    name: 'a job with the same title brings a deleted one back, whatever else it says',
    operationId: 'createJob',
    plant: aroundCall(
      'POST',
      '/jobs/',
      (db) => db.selectFrom('jobs').selectAll().where('deleted_at', 'is not', null).execute(),
      async (deleted, { body, sent, db }) => {
        const old = deleted.find(({ title, id }) => title === at(sent, 'title') && id !== at(body, 'id'));
        if (!old || !isRecord(body)) return undefined;
        await db
          .deleteFrom('jobs')
          .where('id', '=', textAt(body, 'id') ?? '')
          .execute();
        await db.updateTable('jobs').set({ deleted_at: null }).where('id', '=', old.id).execute();
        return Response.json({ ...body, id: old.id }, { status: 201 });
      },
    ),
  },
  {
    name: 'a colleague brings back the job that somebody else deleted',
    operationId: 'createJob',
    plant: aroundCall(
      'POST',
      '/jobs/',
      (db) => db.selectFrom('jobs').selectAll().where('deleted_at', 'is not', null).execute(),
      async (deleted, { body, sent, db }) => {
        const made = await db
          .selectFrom('jobs')
          .selectAll()
          .where('id', '=', textAt(body, 'id') ?? '')
          .executeTakeFirst();
        const old = deleted.find(
          ({ title, description, organization_id, id }) =>
            organization_id === made?.organization_id &&
            title === at(sent, 'title') &&
            description === at(sent, 'description') &&
            id !== made.id,
        );
        if (!old || !made || !isRecord(body)) return undefined;
        await db.deleteFrom('jobs').where('id', '=', made.id).execute();
        await db
          .updateTable('jobs')
          .set({ deleted_at: null, owner_id: made.owner_id })
          .where('id', '=', old.id)
          .execute();
        return Response.json({ ...body, id: old.id }, { status: 201 });
      },
    ),
  },
  {
    name: 'a job whose deletion was undone still counts as filled',
    operationId: 'createJob',
    plant: aroundCall(
      'POST',
      '/jobs/',
      (db) => db.selectFrom('events').selectAll().where('type', '=', 'job_closed').execute(),
      async (closed, { db }) => {
        for (const event of closed) {
          await db
            .insertInto('events')
            .values(event)
            .onConflict((conflict) => conflict.doNothing())
            .execute();
        }
      },
    ),
  },
  {
    name: 'whoever edits a job owns it',
    operationId: 'updateJob',
    plant: afterCall('PUT', '/jobs/{id}', async ({ request, response, db, answer }) => {
      if (!response.ok) return undefined;
      const list = await answer(new Request(new URL('/users/', request.url), { headers: callerOf(request) }));
      const self = listAt({ list: await readJson(list) }, 'list').find((one) => at(one, 'is_self') === true);
      const owner_id = textAt(self, 'id') ?? '';
      await db.updateTable('jobs').set({ owner_id }).where('id', '=', idIn(request)).execute();
      return undefined;
    }),
  },
  {
    name: 'a closed job counts for whoever closed it',
    operationId: 'deleteJob',
    plant: aroundCall(
      'DELETE',
      '/jobs/{id}',
      (db, request) => db.selectFrom('jobs').selectAll().where('id', '=', idIn(request)).executeTakeFirst(),
      async (job, { request, db }) => {
        const deleted = await db
          .selectFrom('jobs')
          .select('deleted_by')
          .where('id', '=', idIn(request))
          .executeTakeFirst();
        if (!job || !deleted?.deleted_by) return;
        await db
          .updateTable('events')
          .set({ user_id: deleted.deleted_by })
          .where('subject_id', '=', job.id)
          .where('type', '=', 'job_closed')
          .execute();
      },
    ),
  },
  {
    name: 'lengths are counted in bytes',
    operationId: 'createJob',
    plant: refusing(
      'POST',
      '/jobs/',
      ({ title }) => typeof title === 'string' && title.length <= 200 && Buffer.byteLength(title) > 200,
      422,
      invalid('title'),
    ),
  },
  {
    name: 'white space around a text is kept',
    operationId: 'updateJob',
    plant: aroundCall(
      'PUT',
      '/jobs/{id}',
      async () => undefined,
      async (_, { request, sent, body, db }) => {
        const title = textAt(sent, 'title') ?? '';
        await db.updateTable('jobs').set({ title }).where('id', '=', idIn(request)).execute();
        return Response.json({ ...recordAt({ body }, 'body'), title });
      },
    ),
  },
  {
    name: 'the email of a candidate is kept in lower case',
    operationId: 'createCandidate',
    plant: afterCall('POST', '/candidates/', async ({ response, body, db }) => {
      if (!response.ok || !isRecord(body)) return undefined;
      const email = String(body.email).toLowerCase();
      await db.updateTable('candidates').set({ email }).where('id', '=', String(body.id)).execute();
      return Response.json({ ...body, email }, { status: response.status });
    }),
  },
  {
    name: 'a file of exactly 10 MB is too large',
    operationId: 'createCandidate',
    plant: () => async (request, answer) => {
      if (!isOf(request, 'POST', '/candidates/')) return answer(request);
      const form = await request
        .clone()
        .formData()
        .catch(() => undefined);
      const file = form?.get('resume_file');
      if (!(file instanceof File) || file.size < 10_000_000) return answer(request);
      const error = {
        detail: 'The file is too large.',
        code: 'payload_too_large',
        errors: { resume_file: 'Too large.' },
      };
      return Response.json(error, { status: 413 });
    },
  },
  {
    name: 'what was read of a resume stays when another takes its place',
    operationId: 'updateCandidate',
    plant: aroundCall(
      'PUT',
      '/candidates/{id}',
      (db, request) =>
        db.selectFrom('candidates').selectAll().where('id', '=', idIn(request)).executeTakeFirst(),
      async (before, { body, db }) => {
        if (!before?.skills || !isRecord(body)) return undefined;
        await db
          .updateTable('candidates')
          .set({ skills: before.skills })
          .where('id', '=', before.id)
          .execute();
        return Response.json({ ...body, skills: before.skills });
      },
    ),
  },
  {
    name: 'an edit without a file takes the resume away',
    operationId: 'updateCandidate',
    plant: afterCall('PUT', '/candidates/{id}', async ({ request, response, sent, db }) => {
      if (!response.ok || at(sent, 'resume_file') instanceof File) return undefined;
      await db.deleteFrom('resume_files').where('candidate_id', '=', idIn(request)).execute();
      await db
        .updateTable('candidates')
        .set({ resume_file_name: null, resume_reading: 'none' })
        .where('id', '=', idIn(request))
        .execute();
      return undefined;
    }),
  },
  {
    name: 'the resume opens as a page, and browsers guess what it is',
    operationId: 'getCandidate',
    plant: () => async (request, answer) => {
      const response = await answer(request);
      if (!new URL(request.url).pathname.startsWith('/resumes/')) return response;
      const headers = keptHeaders(response);
      headers.delete('X-Content-Type-Options');
      return new Response(response.body, { status: response.status, headers });
    },
  },
  {
    name: 'the file of a deleted candidate still opens',
    operationId: 'deleteCandidate',
    plant: () => {
      const opened = new Map<string, Response>();
      return async (request, answer) => {
        const response = await answer(request);
        const { pathname } = new URL(request.url);
        if (!pathname.startsWith('/resumes/')) {
          const link = textAt(await readJson(response.clone()), 'resume');
          if (link && isOf(request, 'GET', '/candidates/{id}'))
            opened.set(link, await answer(new Request(link)));
          return response;
        }
        return response.status === 404 ? (opened.get(request.url)?.clone() ?? response) : response;
      };
    },
  },
  {
    name: 'sharing again lists the candidate twice',
    operationId: 'shareCandidate',
    plant: () => {
      const twice = new Set<string>();
      return async (request, answer) => {
        const sent = await readJson(request.clone());
        const response = await answer(request);
        const shared = textAt(sent, 'candidate_id') ?? '';
        const pair = `${shared} ${textAt(sent, 'shared_with_user_id')}`;
        if (isOf(request, 'POST', '/candidates/share/') && response.ok) {
          if (twice.has(pair)) twice.add(shared);
          twice.add(pair);
        }
        const list = await readJson(response.clone());
        if (!isOf(request, 'GET', '/candidates/') || !Array.isArray(list)) return response;
        const again = list.filter((one) => at(one, 'shared_by') && twice.has(textAt(one, 'id') ?? ''));
        return Response.json([...list, ...again], { headers: keptHeaders(response) });
      };
    },
  },
  {
    name: 'an admin may not share what is somebody else’s',
    operationId: 'shareCandidate',
    plant: () => async (request, answer, db) => {
      const sent = await readJson(request.clone());
      const id = textAt(sent, 'candidate_id') ?? '';
      const candidate = await db.selectFrom('candidates').selectAll().where('id', '=', id).executeTakeFirst();
      const owner = await db
        .selectFrom('users')
        .selectAll()
        .where('id', '=', candidate?.owner_id ?? '')
        .executeTakeFirst();
      const response = await answer(request.clone());
      const mine = await readJson(
        await answer(new Request(new URL('/dashboard/', request.url), { headers: callerOf(request) })),
      );
      const foreign = owner && textAt(mine, 'viewer', 'email') !== owner.email;
      return isOf(request, 'POST', '/candidates/share/') && response.ok && foreign
        ? Response.json({ detail: 'It is not yours.', code: 'not_owner' }, { status: 403 })
        : response;
    },
  },
  {
    name: 'the name of a candidate moves the score',
    operationId: 'analyzeResume',
    plant: afterCall('POST', '/analyze_resume/', async ({ response, body, sent, db }) => {
      const score = numberAt(body, 'fit_score');
      if (!response.ok || !isRecord(body) || score === undefined) return undefined;
      const id = textAt(sent, 'candidate_id') ?? '';
      const { name } = await db
        .selectFrom('candidates')
        .select('name')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      const moved = /^[^ ]+ [^ ]+$/.test(name) ? Math.max(0, score - 7) : score;
      return Response.json({ ...body, fit_score: moved }, { status: response.status });
    }),
  },
  {
    name: 'quotes are put in lower case',
    operationId: 'analyzeResume',
    plant: inBody('POST', /^\/analyze_resume/, (body) => ({
      ...body,
      criteria: listAt(body, 'criteria').map((criterion) => ({
        ...recordAt({ criterion }, 'criterion'),
        evidence: listAt(criterion, 'evidence').map((one) => ({
          ...recordAt({ one }, 'one'),
          quote: textAt(one, 'quote')?.toLowerCase(),
        })),
      })),
    })),
  },
  {
    name: 'a candidate cannot be compared with themself',
    operationId: 'compareCandidates',
    plant: refusing(
      'POST',
      '/compare_candidates/',
      ({ candidate1_id, candidate2_id }) => candidate1_id !== undefined && candidate1_id === candidate2_id,
      422,
      invalid('candidate2_id'),
    ),
  },
];
