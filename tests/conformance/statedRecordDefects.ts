import { isRecord, type JsonRecord, listAt, recordAt, textAt } from '@cortex/conformance/json';
import { readJson } from './plant.ts';
import { afterCall, isOf } from './plantInRecords.ts';
import { inSteps, recordsIn } from './plantInSteps.ts';
import type { ServerDefect } from './ServerDefect.ts';
import type { Between } from './startApp.ts';

const CANDIDATE = '/candidates/{id}';
const NOTES = '/candidates/{id}/notes';
const TAGS = '/candidates/{id}/tags';
const APPLICATIONS = '/jobs/{id}/applications';
const LEDGER = '/api/organization/ledger';

/** Entries of the record that are told otherwise, or not at all. */
const inLedger = (alter: (entry: JsonRecord) => JsonRecord | undefined) =>
  inSteps(() => ({
    after: ({ is }, body) => {
      if (!is('GET', LEDGER) || !isRecord(body)) return undefined;
      const entries = recordsIn(body, 'entries').map((one) => alter(one));
      return { ...body, entries: entries.filter((one) => one !== undefined) };
    },
  }));

const unrecorded = (kind: string) => inLedger((one) => (one.kind === kind ? undefined : one));

/** A list that comes in the opposite order. */
const reversed = (path: string, field?: string) =>
  inSteps(() => ({
    after: ({ is }, body) => {
      if (!is('GET', path)) return undefined;
      if (field === undefined) return recordsIn(body).toReversed();
      return isRecord(body) ? { ...body, [field]: listAt(body, field).toReversed() } : undefined;
    },
  }));

/** What a success answers otherwise than it is kept. */
const answering = (method: string, path: string, alter: (body: JsonRecord) => JsonRecord) =>
  inSteps(() => ({
    after: ({ is }, body) => (is(method, path) && isRecord(body) ? alter(body) : undefined),
  }));

/** What a call succeeds with again, though it has done its work. */
const again = (path: string): (() => Between) => {
  return () => {
    const gone = new Set<string>();
    return async (request, answer) => {
      const response = await answer(request);
      if (!isOf(request, 'DELETE', path)) return response;
      const { pathname } = new URL(request.url);
      if (response.ok) gone.add(pathname);
      return response.status === 404 && gone.has(pathname) ? new Response(null, { status: 204 }) : response;
    };
  };
};

/** What breaks a sentence of the contract about what is kept of candidates, the record, and an organization's settings. */
export const statedRecordDefects: readonly ServerDefect[] = [
  ...(
    [
      ['holdCandidate', 'retention_held', 'a hold'],
      ['createApiKey', 'api_key_created', 'a new key'],
      ['publishJob', 'job_published', 'a job on the page'],
      ['moveApplications', 'application_removed', 'who was taken off a job'],
      ['updateRetention', 'retention_changed', 'another number of months'],
      ['createInvitation', 'invitation_sent', 'an invitation'],
      ['updatePassword', 'password_changed', 'another password'],
    ] as const
  ).map(
    ([operationId, kind, what]): ServerDefect => ({
      name: `${what} is not on record`,
      operationId,
      column: 'life',
      plant: unrecorded(kind),
    }),
  ),
  {
    name: 'the record says why a candidate is held',
    operationId: 'holdCandidate',
    column: 'life',
    plant: inSteps(() => {
      let reason: unknown;
      return {
        after: ({ is, sent }, body) => {
          if (is('PUT', '/candidates/{id}/retention_hold')) reason = sent.reason;
          if (!is('GET', LEDGER) || !isRecord(body)) return undefined;
          const entries = recordsIn(body, 'entries').map((one) =>
            one.kind === 'retention_held' ? { ...one, change: { to: String(reason) } } : one,
          );
          return { ...body, entries };
        },
      };
    }),
  },
  {
    name: 'who revokes a key does it in nobody’s name',
    operationId: 'revokeApiKey',
    column: 'life',
    plant: inLedger((one) =>
      one.kind === 'api_key_revoked' ? { ...one, by: { id: 'usr_server', full_name: 'Server' } } : one,
    ),
  },
  {
    name: 'a webhook can be deleted again and again',
    operationId: 'deleteWebhook',
    column: 'life',
    plant: again('/webhooks/{id}'),
  },
  {
    name: 'an invitation can be revoked again and again',
    operationId: 'revokeInvitation',
    column: 'life',
    plant: again('/invitations/{id}'),
  },
  {
    name: 'the funnel of a job that is deleted is told as before',
    operationId: 'getFunnel',
    column: 'absent',
    plant: () => {
      const deleted = new Set<string>();
      return async (request, answer) => {
        const id = new URL(request.url).pathname.split('/')[2] ?? '';
        if (isOf(request, 'DELETE', '/jobs/{id}')) deleted.add(id);
        const response = await answer(request);
        const isKnown = isOf(request, 'GET', '/jobs/{id}/funnel') && deleted.has(id);
        return isKnown && response.status === 404 ? Response.json({ stages: [] }) : response;
      };
    },
  },
  {
    name: 'a candidate who was deleted is shared all the same',
    operationId: 'shareCandidate',
    column: 'absent',
    plant: () => {
      const deleted = new Set<string>();
      return async (request, answer) => {
        const id = new URL(request.url).pathname.split('/')[2] ?? '';
        if (isOf(request, 'DELETE', CANDIDATE)) deleted.add(id);
        const sent = recordAt({ body: await readJson(request.clone()) }, 'body');
        const response = await answer(request);
        const isKnown = isOf(request, 'POST', '/candidates/share/') && deleted.has(String(sent.candidate_id));
        return isKnown && response.status === 404 ? Response.json(sent, { status: 201 }) : response;
      };
    },
  },
  {
    name: 'a key is said to end later than it does',
    operationId: 'createApiKey',
    column: 'life',
    plant: answering('POST', '/api_keys/', (body) => ({
      ...body,
      api_key: { ...recordAt(body, 'api_key'), expires_at: '2030-01-01T00:00:00.000Z' },
    })),
  },
  {
    name: 'an edit answers another creation than there was',
    operationId: 'updateCandidate',
    column: 'life',
    plant: answering('PUT', CANDIDATE, (body) => ({ ...body, created_at: '2020-01-01T00:00:00.000Z' })),
  },
  {
    name: 'a publication answers another day than it keeps',
    operationId: 'publishJob',
    column: 'life',
    plant: answering('PUT', '/jobs/{id}/publication', (body) => ({
      ...body,
      publication: { ...recordAt(body, 'publication'), published_at: '2020-01-01T00:00:00.000Z' },
    })),
  },
  {
    name: 'the list says otherwise who may edit than the candidate alone',
    operationId: 'getCandidate',
    column: 'life',
    plant: answering('GET', CANDIDATE, (body) => ({ ...body, can_edit: true })),
  },
  {
    name: 'white space around a tag is kept',
    operationId: 'setCandidateTags',
    column: 'texts',
    plant: inSteps(() => ({
      after: ({ is, sent }) => (is('PUT', TAGS) ? { tags: sent.tags } : undefined),
    })),
  },
  {
    name: 'white space around a note to a colleague is kept',
    operationId: 'shareCandidate',
    column: 'texts',
    plant: inSteps(() => ({
      after: ({ is, sent }, body) =>
        is('POST', '/candidates/share/') && isRecord(body) ? { ...body, note: sent.note } : undefined,
    })),
  },
  {
    name: 'the tags of one candidate are those of all',
    operationId: 'setCandidateTags',
    column: 'life',
    plant: inSteps(() => {
      let tags: unknown;
      return {
        after: ({ is, sent }, body) => {
          if (is('PUT', TAGS)) tags = sent.tags;
          return is('GET', CANDIDATE) && isRecord(body) && tags ? { ...body, tags } : undefined;
        },
      };
    }),
  },
  {
    name: 'whoever is deleted takes all notes of the organization along',
    operationId: 'deleteUser',
    column: 'life',
    plant: afterCall('DELETE', '/users/{id}', async ({ response, db }) => {
      if (response.ok) await db.deleteFrom('candidate_notes').execute();
      return undefined;
    }),
  },
  {
    name: 'a refused note is written all the same',
    operationId: 'createCandidateNote',
    column: 'fields',
    plant: () => {
      const refused = new Map<string, number>();
      return async (request, answer) => {
        const id = new URL(request.url).pathname.split('/')[2] ?? '';
        const response = await answer(request);
        if (isOf(request, 'POST', NOTES) && response.status === 422)
          refused.set(id, (refused.get(id) ?? 0) + 1);
        if (!isOf(request, 'GET', NOTES) || !response.ok || !refused.has(id)) return response;
        const notes = recordsIn(await readJson(response.clone()));
        return Response.json(notes.length > 0 ? [...notes, ...notes] : notes);
      };
    },
  },
  {
    name: 'the oldest note comes first',
    operationId: 'listCandidateNotes',
    column: 'life',
    plant: reversed(NOTES),
  },
  {
    name: 'the oldest key comes first',
    operationId: 'listApiKeys',
    column: 'life',
    plant: reversed('/api_keys/'),
  },
  {
    name: 'the oldest words come first',
    operationId: 'listVocabulary',
    column: 'life',
    plant: reversed('/vocabulary/', 'terms'),
  },
  {
    name: 'the oldest open job comes first',
    operationId: 'listOpenJobs',
    column: 'life',
    plant: reversed('/open_jobs/', 'jobs'),
  },
  {
    name: 'tags stand in the order of the alphabet',
    operationId: 'setCandidateTags',
    column: 'life',
    plant: inSteps(() => ({
      after: ({ is }, body) =>
        is('GET', CANDIDATE) && isRecord(body) && Array.isArray(body.tags)
          ? { ...body, tags: body.tags.map(String).toSorted() }
          : undefined,
    })),
  },
  {
    name: 'who moved a candidate is who added them',
    operationId: 'listApplications',
    column: 'life',
    plant: inSteps(() => {
      const adders = new Map<unknown, unknown>();
      return {
        after: ({ is, id }, body) => {
          if (!is('GET', APPLICATIONS)) return undefined;
          return recordsIn(body).map((one) => {
            const key = `${id} ${textAt(one, 'candidate', 'id')}`;
            if (!adders.has(key)) adders.set(key, one.by);
            return { ...one, by: adders.get(key) };
          });
        },
      };
    }),
  },
  {
    name: 'a move does not say where from',
    operationId: 'moveApplications',
    column: 'life',
    plant: answering('POST', APPLICATIONS, (body) => ({
      changes: recordsIn(body, 'changes').map(({ from: _, ...one }) => one),
    })),
  },
  {
    name: 'a decision does not say what was decided before',
    operationId: 'recordDecision',
    column: 'life',
    plant: inSteps(() => ({
      after: ({ is }, body) => {
        if (!is('GET', '/candidates/{id}/decisions')) return undefined;
        return recordsIn(body).map((one) => {
          const { before: _, ...decision } = recordAt(one, 'decision');
          return { ...one, decision };
        });
      },
    })),
  },
  {
    name: 'words that are there already raise the version',
    operationId: 'listVocabulary',
    column: 'life',
    plant: inSteps(() => {
      let asked = 0;
      return {
        after: ({ is }, body) => {
          if (is('POST', '/vocabulary/')) asked += 1;
          if (!is('GET', '/vocabulary/') || !isRecord(body)) return undefined;
          return { ...body, version: Number(body.version) + asked };
        },
      };
    }),
  },
  {
    name: 'a criterion that is left out counts',
    operationId: 'readJobCriteria',
    column: 'life',
    plant: answering('POST', '/job_criteria/', (body) => ({
      ...body,
      criteria: recordsIn(body, 'criteria').map((one) => ({ ...one, weight: Number(one.weight) || 5 })),
    })),
  },
  {
    name: 'a webhook is told of a move as of an edit',
    operationId: 'moveApplications',
    column: 'life',
    plant: inSteps(() => ({
      after: ({ is }, body) =>
        is('GET', '/webhooks/{id}/deliveries')
          ? recordsIn(body).filter((one) => one.type !== 'candidate.stage_changed')
          : undefined,
    })),
  },
];
