import { isRecord, type JsonRecord, listAt, recordAt, textAt } from '@cortex/conformance/json';
import { readJson } from './plant.ts';
import { callerOf, isOf } from './plantInRecords.ts';
import { inSteps, recordsIn, refusal } from './plantInSteps.ts';
import type { ServerDefect } from './ServerDefect.ts';

const CANDIDATE = '/candidates/{id}';
const NOTES = '/candidates/{id}/notes';

/** What teams forget in the first weeks of one record where another one is changed, shared, deleted or asked for again. */
export const ordinaryRecordDefects: readonly ServerDefect[] = [
  {
    name: 'a line break of a form is kept as two characters',
    operationId: 'createCandidate',
    column: 'life',
    plant: inSteps(() => ({
      after: ({ is }, body) => {
        if (!is('GET', CANDIDATE) || !isRecord(body)) return undefined;
        return { ...body, notes: String(body.notes).replaceAll('\n', '\r\n') };
      },
    })),
  },
  {
    name: 'an edit writes the record anew, without its tags',
    operationId: 'updateCandidate',
    column: 'life',
    plant: inSteps(() => {
      const edited = new Set<unknown>();
      return {
        after: ({ is, id }, body) => {
          if (is('PUT', CANDIDATE)) edited.add(id);
          if (is('PUT', '/candidates/{id}/tags')) edited.delete(id);
          if (!is('GET', '/candidates/')) return undefined;
          return recordsIn(body).map((one) => (edited.has(one.id) ? { ...one, tags: [] } : one));
        },
      };
    }),
  },
  {
    name: 'a candidate is as old as its last edit',
    operationId: 'updateCandidate',
    column: 'life',
    plant: inSteps(() => {
      const saved = new Map<unknown, string>();
      return {
        after: ({ is, id }, body) => {
          if (is('PUT', CANDIDATE)) saved.set(id, new Date(Date.now() + 1000).toISOString());
          if (!is('GET', '/candidates/')) return undefined;
          return recordsIn(body).map((one) => ({ ...one, created_at: saved.get(one.id) ?? one.created_at }));
        },
      };
    }),
  },
  {
    name: 'of several shares the first is told',
    operationId: 'listCandidates',
    column: 'life',
    plant: inSteps(() => {
      const firsts = new Map<unknown, JsonRecord>();
      return {
        after: async ({ is, sent, list }, body) => {
          if (is('POST', '/candidates/share/')) {
            const [first] = (await list(`/candidates/${sent.candidate_id}/shares`)).toReversed();
            if (first) firsts.set(sent.candidate_id, first);
          }
          if (!is('GET', '/candidates/')) return undefined;
          return recordsIn(body).map((one) => {
            const first = firsts.get(one.id);
            return one.shared_by && first
              ? { ...one, shared_by: first.shared_by, share_note: first.note }
              : one;
          });
        },
      };
    }),
  },
  {
    name: 'the length of a tag is counted in bytes',
    operationId: 'setCandidateTags',
    column: 'life',
    plant: inSteps(() => ({
      before: ({ is, sent }) => {
        const isLong = listAt(sent, 'tags').some((tag) => Buffer.byteLength(String(tag).trim()) > 40);
        return is('PUT', '/candidates/{id}/tags') && isLong
          ? refusal(422, 'validation_failed', 'tags')
          : undefined;
      },
    })),
  },
  {
    name: 'who was deleted counts among those with a job',
    operationId: 'listApplicationCounts',
    column: 'life',
    plant: inSteps(() => {
      const COUNTS = '/application_counts/';
      const before = new Map<string, JsonRecord>();
      return {
        before: async ({ is, list }) => {
          if (is('DELETE', CANDIDATE))
            for (const one of await list(COUNTS)) before.set(String(one.job_id), one);
          return undefined;
        },
        after: ({ is }, body) =>
          is('GET', COUNTS) ? recordsIn(body).map((one) => before.get(String(one.job_id)) ?? one) : undefined,
      };
    }),
  },
  {
    name: 'analyses for jobs that somebody does not see are told them',
    operationId: 'listAnalyses',
    column: 'life',
    plant: inSteps(() => {
      const all = new Map<string, JsonRecord[]>();
      const deleted = new Set<unknown>();
      return {
        after: ({ is, id }, body) => {
          if (is('DELETE', '/jobs/{id}')) deleted.add(id);
          if (!is('GET', '/candidates/{id}/analyses')) return undefined;
          const told = recordsIn(body).length > 0 ? recordsIn(body) : (all.get(id) ?? []);
          all.set(id, told);
          return told.filter((one) => !deleted.has(textAt(one, 'job', 'id')));
        },
      };
    }),
  },
  {
    name: 'a pair that is asked for twice is answered once',
    operationId: 'analyzeResumes',
    column: 'life',
    plant: inSteps(() => ({
      after: ({ is }, body) => {
        if (!is('POST', '/analyze_resumes/') || !isRecord(body)) return undefined;
        const pairs = new Map(
          recordsIn(body, 'results').map((one) => [`${one.candidate_id} ${one.job_id}`, one]),
        );
        return { ...body, results: [...pairs.values()] };
      },
    })),
  },
  {
    name: 'blanks are a reason',
    operationId: 'recordDecision',
    column: 'life',
    plant: inSteps(() => ({
      before: ({ is, sent }) =>
        is('POST', '/candidates/{id}/decisions') && /^\s+$/.test(textAt(sent, 'reason') ?? '')
          ? { ...sent, reason: '.' }
          : undefined,
    })),
  },
  {
    name: 'who may edit a candidate decides about them',
    operationId: 'recordDecision',
    column: 'life',
    plant: inSteps(() => ({
      before: async ({ is, id, ask }) => {
        if (!is('POST', '/candidates/{id}/decisions')) return undefined;
        const candidate = recordAt({ body: await ask(`/candidates/${id}`) }, 'body');
        return candidate.can_edit === false ? refusal(403, 'not_owner') : undefined;
      },
    })),
  },
  {
    name: 'the first answer stays',
    operationId: 'answerApplicantRequest',
    column: 'life',
    plant: inSteps(() => {
      const answers = new Map<string, unknown>();
      return {
        after: ({ is, id, sent }, body) => {
          if (!is('PUT', '/applicant_requests/{id}') || !isRecord(body)) return undefined;
          if (!answers.has(id)) answers.set(id, sent.answer);
          return { ...body, answer: answers.get(id) };
        },
      };
    }),
  },
  {
    name: 'who owns a candidate deletes what others wrote',
    operationId: 'deleteCandidateNote',
    column: 'life',
    plant: () => {
      const authors = new Map<string, Record<string, string>>();
      return async (request, answer) => {
        const response = await answer(request.clone());
        if (response.ok && isOf(request, 'POST', NOTES))
          authors.set(textAt(await readJson(response.clone()), 'id') ?? '', callerOf(request));
        const headers = authors.get(new URL(request.url).pathname.split('/')[2] ?? '');
        return headers && response.status === 403 && isOf(request, 'DELETE', '/notes/{id}')
          ? answer(new Request(request.url, { method: 'DELETE', headers }))
          : response;
      };
    },
  },
  {
    name: 'notes about who was deleted are found',
    operationId: 'searchNotes',
    column: 'life',
    plant: inSteps(() => {
      const found = new Map<string, unknown>();
      let isKept = false;
      return {
        after: ({ is, caller, sent }, body) => {
          if (is('DELETE', CANDIDATE)) isKept = true;
          if (!is('POST', '/notes/search')) return undefined;
          const last = String(sent.text).split(' ').at(-1);
          if (recordsIn(body).length > 0) found.set(`${caller} ${last}`, body);
          return isKept ? (found.get(`${caller} ${last}`) ?? body) : undefined;
        },
      };
    }),
  },
  {
    name: 'an interview stays when its note is deleted',
    operationId: 'listComingInterviews',
    column: 'life',
    plant: inSteps(() => {
      const seen = new Map<unknown, JsonRecord>();
      const deleted = new Set<unknown>();
      return {
        after: ({ is, id }, body) => {
          if (is('DELETE', '/notes/{id}')) deleted.add(id);
          if (!is('GET', '/interviews/')) return undefined;
          for (const one of recordsIn(body)) seen.set(one.id, one);
          return [...recordsIn(body), ...[...seen.values()].filter(({ id: note }) => deleted.has(note))];
        },
      };
    }),
  },
];
