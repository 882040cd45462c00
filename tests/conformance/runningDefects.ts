import { isRecord, listAt, recordAt, textAt } from '@cortex/conformance/json';
import { inAnswers, inBody, inRequests, inTags, isCall, keptHeaders, readJson } from './plant.ts';
import { afterCall, callerOf, idIn, isOf } from './plantInRecords.ts';
import type { ServerDefect } from './ServerDefect.ts';
import type { Between } from './startApp.ts';

const CANDIDATES = /^\/candidates\/?$/;
const NOTES = /^\/candidates\/[^/]+\/notes\/?$/;
const FUNNEL = /^\/jobs\/[^/]+\/funnel\/?$/;

/** What a key refuses is taken as if it were sent without one. */
function keyForgotten(path: string): () => Between {
  return () => async (request, answer) => {
    const again = request.clone();
    const response = await answer(request);
    if (response.status !== 422 || !isOf(again, 'POST', path)) return response;
    const headers = keptHeaders(again);
    headers.delete('Idempotency-Key');
    return answer(new Request(again.url, { method: 'POST', headers, body: await again.text() }));
  };
}

/** A list about a candidate, as it is once a job was closed. */
function onceAJobIsClosed(
  path: string,
  alter: (list: unknown[], before: unknown[]) => unknown[],
): () => Between {
  return () => {
    const read = new Map<string, unknown[]>();
    let isClosed = false;
    return async (request, answer) => {
      const response = await answer(request.clone());
      if (response.ok && isOf(request, 'DELETE', '/jobs/{id}')) isClosed = true;
      if (!response.ok || !isOf(request, 'GET', path)) return response;
      const list = listAt({ list: await readJson(response.clone()) }, 'list');
      const before = read.get(idIn(request)) ?? [];
      read.set(idIn(request), list);
      return isClosed ? Response.json(alter(list, before), { headers: keptHeaders(response) }) : response;
    };
  };
}

/** What teams get wrong about one record by what they do to another: shares, closed jobs, keys and holds. */
export const runningDefects: readonly ServerDefect[] = [
  {
    name: 'an interview that was cancelled is still to come',
    operationId: 'listComingInterviews',
    column: 'life',
    plant: () => {
      const seen = new Map<string, unknown>();
      return async (request, answer) => {
        const response = await answer(request);
        if (!response.ok || !isOf(request, 'GET', '/interviews/')) return response;
        const now = listAt({ list: await readJson(response.clone()) }, 'list');
        for (const one of now) seen.set(textAt(one, 'id') ?? '', one);
        const all = [...seen.values()].toSorted((one, other) =>
          (textAt(one, 'interview', 'starts_at') ?? '').localeCompare(
            textAt(other, 'interview', 'starts_at') ?? '',
          ),
        );
        return Response.json(now.length > 0 ? all : now, { headers: keptHeaders(response) });
      };
    },
  },
  {
    name: 'the last of the coming interviews comes first',
    operationId: 'listComingInterviews',
    column: 'life',
    plant: inAnswers('GET', /^\/interviews\/?$/, ({ body }) =>
      Array.isArray(body) && body.length > 1 ? { body: body.toReversed() } : undefined,
    ),
  },
  {
    name: 'what is shared no longer is not told',
    operationId: 'listCandidateChanges',
    column: 'life',
    plant: () => {
      const withdrawn = new Set<string>();
      return async (request, answer) => {
        const sent = await readJson(request.clone());
        const response = await answer(request.clone());
        if (isCall(request, 'POST', /^\/candidates\/unshare\/?$/))
          withdrawn.add(textAt(sent, 'candidate_id') ?? '');
        if (!response.ok || !isOf(request, 'GET', '/changes/candidates/')) return response;
        const body = recordAt({ body: await readJson(response) }, 'body');
        const removed = listAt(body, 'removed').filter((id) => !withdrawn.has(String(id)));
        return Response.json({ ...body, removed }, { headers: keptHeaders(response) });
      };
    },
  },
  {
    name: 'a job on the public page is never told as changed',
    operationId: 'listJobChanges',
    column: 'life',
    plant: inBody('GET', /^\/changes\/jobs\/?$/, (told) => ({
      ...told,
      changed: listAt(told, 'changed').filter((job) => !isRecord(recordAt({ job }, 'job').publication)),
    })),
  },
  {
    name: 'the key of a note that was deleted writes it again',
    operationId: 'createCandidateNote',
    column: 'life',
    plant: keyForgotten('/candidates/{id}/notes'),
  },
  {
    name: 'the key of a mail to another address sends it again',
    operationId: 'sendCandidateMail',
    column: 'life',
    plant: keyForgotten('/candidates/{id}/mails'),
  },
  {
    name: 'who is held is not named among those that stay',
    operationId: 'deleteInactiveCandidates',
    column: 'life',
    plant: inBody('POST', /^\/api\/organization\/retention\/deletion\/?$/, (done) => ({
      ...done,
      skipped: listAt(done, 'skipped').filter((one) => textAt(one, 'reason') !== 'held'),
    })),
  },
  {
    name: 'requests stand in the order of their texts',
    operationId: 'openApplication',
    column: 'life',
    plant: inBody('POST', /^\/applicant\/?$/, (opened) => ({
      ...opened,
      requests: listAt(opened, 'requests').toSorted((one, other) =>
        (textAt(one, 'text') ?? '').localeCompare(textAt(other, 'text') ?? ''),
      ),
    })),
  },
  {
    name: 'where the name is taken the plan is changed all the same',
    operationId: 'updateOrganization',
    column: 'life',
    plant: afterCall('POST', '/api/organization/update', async ({ sent, body, db }) => {
      if (textAt(body, 'error') === undefined) return undefined;
      const plan = (textAt(sent, 'pricingTier') ?? '').toLowerCase();
      await db
        .updateTable('organizations')
        .set({ plan: plan as 'standard' })
        .execute();
      return undefined;
    }),
  },
  {
    name: 'a kind is not looked at beside a person',
    operationId: 'exportLedger',
    column: 'life',
    plant: inRequests('POST', /^\/api\/organization\/ledger\/export\/?$/, ({ kind, ...filter }) =>
      filter.person === undefined && kind !== undefined ? { ...filter, kind } : filter,
    ),
  },
  {
    name: 'once a job is closed nothing is told of who was decided about',
    operationId: 'listDecisions',
    column: 'life',
    plant: onceAJobIsClosed('/candidates/{id}/decisions', () => []),
  },
  {
    name: 'analyses are answered from before a job was closed',
    operationId: 'listAnalyses',
    column: 'life',
    plant: () => {
      const analyzed = new Map<string, unknown>();
      return async (request, answer) => {
        const sent = await readJson(request.clone());
        const response = await answer(request.clone());
        const body = await readJson(response.clone());
        if (response.ok && isOf(request, 'POST', '/analyze_resume/')) {
          const job = { id: textAt(sent, 'job_id'), title: 'Closed' };
          const { fit_score, recommendation, scored_at, scored_by } = recordAt({ body }, 'body');
          analyzed.set(textAt(sent, 'candidate_id') ?? '', {
            ...{ job, fit_score, recommendation, scored_at, scored_by },
            ...{ in_part: false, outdated: true },
          });
        }
        const kept = analyzed.get(idIn(request));
        if (!kept || !isOf(request, 'GET', '/candidates/{id}/analyses')) return response;
        return Array.isArray(body) && body.length === 0 ? Response.json([kept]) : response;
      };
    },
  },
  {
    name: 'a funnel is answered from a cache that all share',
    operationId: 'getFunnel',
    column: 'life',
    plant: () => {
      const read = new Map<string, unknown>();
      return async (request, answer) => {
        const response = await answer(request.clone());
        if (request.method !== 'GET' && response.ok) read.clear();
        if (!response.ok || !isCall(request, 'GET', FUNNEL)) return response;
        const kept = read.get(idIn(request)) ?? (await readJson(response.clone()));
        read.set(idIn(request), kept);
        return Response.json(kept, { headers: keptHeaders(response) });
      };
    },
  },
  {
    name: 'who is put into the stage where they are begins there anew',
    operationId: 'moveApplications',
    column: 'life',
    plant: () => async (request, answer) => {
      const again = request.clone();
      const response = await answer(request.clone());
      const changes = listAt(await readJson(response.clone()), 'changes');
      if (!response.ok || changes.length > 0 || !isOf(again, 'POST', '/jobs/{id}/applications'))
        return response;
      const sent = recordAt({ sent: await readJson(again.clone()) }, 'sent');
      const { stage_id, ...off } = sent;
      if (stage_id === undefined) return response;
      const move = (body: unknown) =>
        answer(
          new Request(again.url, { method: 'POST', headers: keptHeaders(again), body: JSON.stringify(body) }),
        );
      await move(off);
      await move(sent);
      return response;
    },
  },
  {
    name: 'who was moved on is new all the same',
    operationId: 'listApplicationCounts',
    column: 'life',
    plant: inAnswers('GET', /^\/application_counts\/?$/, ({ body }) =>
      Array.isArray(body)
        ? { body: body.map((one) => ({ ...one, in_first_stage: one.candidates })) }
        : undefined,
    ),
  },
  {
    name: 'who was with a job that is closed counts no more',
    operationId: 'getSourceFigures',
    column: 'life',
    plant: () => async (request, answer) => {
      if (isOf(request, 'DELETE', '/jobs/{id}')) {
        const url = new URL(`${new URL(request.url).pathname.replace(/\/$/, '')}/applications`, request.url);
        const headers = { ...callerOf(request), 'Content-Type': 'application/json' };
        const listed = await readJson(await answer(new Request(url, { headers })));
        const ids = listAt({ listed }, 'listed').map((one) => textAt(one, 'candidate', 'id'));
        for (const id of ids)
          await answer(new Request(new URL(`/candidates/${id}`, request.url), { method: 'DELETE', headers }));
      }
      return answer(request);
    },
  },
  {
    name: 'shares that stand are counted for those that were made',
    operationId: 'getUserPerformance',
    column: 'life',
    plant: () => {
      let withdrawn = 0;
      return async (request, answer, db) => {
        const response = await answer(request.clone());
        if (response.ok && isCall(request, 'POST', /^\/candidates\/unshare\/?$/)) withdrawn += 1;
        return inAnswers('GET', /^\/user-performance\/?$/, ({ status, body }) =>
          status < 300 && isRecord(body)
            ? { body: { ...body, candidatesShared: Number(body.candidatesShared) - withdrawn } }
            : undefined,
        )()(request, async () => response, db);
      };
    },
  },
  {
    name: 'of the candidates that were merged the last one is named alone',
    operationId: 'mergeCandidates',
    column: 'life',
    plant: inBody('GET', CANDIDATES, (one) =>
      Array.isArray(one.merged_ids) ? { ...one, merged_ids: one.merged_ids.slice(-1) } : one,
    ),
  },
  {
    name: 'a copy says the address of now',
    operationId: 'listCandidateNotes',
    column: 'life',
    plant: () => {
      const emails = new Map<string, string>();
      return async (request, answer) => {
        const response = await answer(request.clone());
        const body = await readJson(response.clone());
        if (response.ok && isOf(request, 'PUT', '/candidates/{id}'))
          emails.set(idIn(request), textAt(body, 'email') ?? '');
        const to = emails.get(idIn(request));
        if (!response.ok || to === undefined || !isCall(request, 'GET', NOTES) || !Array.isArray(body))
          return response;
        const notes = body.map((note) =>
          isRecord(note) && isRecord(note.mail) ? { ...note, mail: { ...note.mail, to } } : note,
        );
        return Response.json(notes, { headers: keptHeaders(response) });
      };
    },
  },
  {
    name: 'what a row said does not come back',
    operationId: 'readImportRows',
    column: 'life',
    plant: () => {
      let isRestored = false;
      return async (request, answer, db) => {
        const response = await answer(request.clone());
        if (response.ok && isOf(request, 'POST', '/candidates/{id}/restore')) isRestored = true;
        return inBody('GET', /^\/imports\/[^/]+\/rows\/?$/, (read) => ({
          ...read,
          rows: listAt(read, 'rows').map((row) =>
            isRestored ? { ...recordAt({ row }, 'row'), values: undefined } : row,
          ),
        }))()(request, async () => response, db);
      };
    },
  },
  {
    name: 'the newer of two stages in a job counts',
    operationId: 'mergeCandidates',
    column: 'life',
    plant: () => async (request, answer) => {
      if (!isOf(request, 'POST', '/candidates/{id}/merge')) return answer(request);
      const path = new URL(`/candidates/${idIn(request)}/applications`, request.url);
      const listed = await readJson(await answer(new Request(path, { headers: callerOf(request) })));
      for (const one of listAt({ listed }, 'listed'))
        await answer(
          new Request(new URL(`/jobs/${textAt(one, 'job', 'id')}/applications`, request.url), {
            method: 'POST',
            headers: { ...callerOf(request), 'Content-Type': 'application/json' },
            body: JSON.stringify({ candidate_ids: [idIn(request)] }),
          }),
        );
      return answer(request);
    },
  },
  {
    name: 'whoever knows the id of a task reads its results',
    operationId: 'readBackgroundTaskResults',
    column: 'life',
    plant: () => {
      const makers = new Map<string, Record<string, string>>();
      return async (request, answer) => {
        const again = request.clone();
        const response = await answer(request.clone());
        if (response.ok && isOf(again, 'POST', '/background_tasks/'))
          makers.set(textAt(await readJson(response.clone()), 'id') ?? '', callerOf(again));
        const headers = makers.get(idIn(again));
        return headers && response.status === 404 && isOf(again, 'GET', '/background_tasks/{id}/results')
          ? answer(new Request(again.url, { headers }))
          : response;
      };
    },
  },
  {
    name: 'on Basic a list holds what one has created alone',
    operationId: 'updateOrganization',
    column: 'life',
    plant: () => async (request, answer, db) => {
      const response = await answer(request.clone());
      if (!response.ok || !isCall(request, 'GET', CANDIDATES)) return response;
      const basic = await db.selectFrom('organizations').select('id').where('plan', '=', 'basic').execute();
      const body = await readJson(response.clone());
      if (basic.length === 0 || !Array.isArray(body)) return response;
      const own = body.filter((one) => !isRecord(recordAt({ one }, 'one').shared_by));
      return Response.json(own, { headers: keptHeaders(response) });
    },
  },
  {
    name: 'the scores of a job are those of the whole organization',
    operationId: 'analyzeResume',
    column: 'life',
    plant: () => {
      const analyzed = new Map<string, Set<string>>();
      return inAnswers('POST', /^\/analyze_resume\/?$/, ({ status, body, sent }) => {
        if (status > 299 || !isRecord(body) || !isRecord(body.job_scores)) return undefined;
        const job = textAt(sent, 'job_id') ?? '';
        const candidates = analyzed.get(job) ?? new Set();
        analyzed.set(job, candidates.add(textAt(sent, 'candidate_id') ?? ''));
        return { body: { ...body, job_scores: { ...body.job_scores, candidates: candidates.size } } };
      })();
    },
  },
  {
    name: 'the tag of a list is the same for all regular users',
    operationId: 'listJobs',
    column: 'life',
    plant: inTags(/^\/jobs\/?$/, (tag) => tag.replace(/user-usr_\w+/, 'user')),
  },
];
