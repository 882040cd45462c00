import { isRecord, type JsonRecord, listAt, recordAt, textAt } from '@cortex/conformance/json';
import { inAnswers, inBody, inRequests, inTags, isCall, keptHeaders, readJson } from './plant.ts';
import { callerOf, isOf, refusing } from './plantInRecords.ts';
import type { ServerDefect } from './ServerDefect.ts';
import type { Between } from './startApp.ts';

const SESSIONS = /^\/sessions\/?$/;
const STAGES = /^\/stages\/?$/;
const SCORECARDS = /^\/candidates\/[^/]+\/scorecards\/?$/;
const NOTES = /^\/candidates\/[^/]+\/notes\/?$/;
const LEDGER = /^\/api\/organization\/ledger\/?$/;
const CANDIDATES = /^\/candidates\/?$/;
const OPEN_JOB = /^\/open_jobs\/[^/]+\/?$/;
const FAULTY = { detail: 'Some fields need another look.', code: 'validation_failed' };

/** Each entry of a list in what is sent, altered. */
function inSentList(method: string, path: RegExp, list: string, alter: (entry: JsonRecord) => unknown) {
  return inRequests(method, path, (sent) =>
    Array.isArray(sent[list])
      ? { ...sent, [list]: sent[list].map((entry: unknown) => (isRecord(entry) ? alter(entry) : entry)) }
      : sent,
  );
}

/** What is refused with a status is asked again in another way. */
function asking(
  method: string,
  path: string,
  status: number,
  again: (request: Request) => Promise<Request | undefined>,
): () => Between {
  return () => async (request, answer) => {
    if (!isOf(request, method, path)) return answer(request);
    const response = await answer(request.clone());
    const other = response.status === status ? await again(request) : undefined;
    return other ? answer(other) : response;
  };
}

async function withFile(request: Request): Promise<Request | undefined> {
  const form = await request.formData().catch(() => undefined);
  const file = form?.get('resume_file');
  if (!form || !(file instanceof File) || !file.name.endsWith('.pdf')) return undefined;
  form.set('resume_file', file, file.name.replace(/\.pdf$/, '.docx'));
  const headers = keptHeaders(request);
  headers.delete('Content-Type');
  return new Request(request.url, { method: request.method, headers, body: form });
}

/** What teams do wrong by accident that have the contract at hand: readers that are too kind, caches, clocks and keys. */
export const accidentDefects: readonly ServerDefect[] = [
  {
    name: 'what a stage has beside its fields is dropped',
    operationId: 'updateStages',
    column: 'fields',
    plant: inSentList('PUT', STAGES, 'stages', ({ surprise: _, ...stage }) => stage),
  },
  {
    name: 'a mark that is a text is read as a number',
    operationId: 'saveScorecard',
    column: 'fields',
    plant: inSentList('PUT', SCORECARDS, 'marks', (one) =>
      typeof one.mark === 'string' && /^[1-4]$/.test(one.mark) ? { ...one, mark: Number(one.mark) } : one,
    ),
  },
  {
    name: 'a day that no calendar has is the last one of its month',
    operationId: 'exportLedger',
    column: 'fields',
    plant: inRequests('POST', /^\/api\/organization\/ledger\/export\/?$/, (sent) =>
      sent.to === '2026-02-30' ? { ...sent, to: '2026-02-28' } : sent,
    ),
  },
  {
    name: 'characters of two units are counted as one',
    operationId: 'createCandidateNote',
    column: 'fields',
    plant: inRequests('POST', NOTES, (sent) => {
      const text = textAt(sent, 'text') ?? '';
      const letters = [...text];
      return text.length > 5000 && letters.length <= 5000
        ? { ...sent, text: letters.slice(0, 9).join('') }
        : sent;
    }),
  },
  {
    name: 'a body is read before it is asked who calls',
    operationId: 'updateStages',
    column: 'token',
    plant: () => async (request, answer) => {
      const isRead = !isCall(request, 'PUT', STAGES) || (await readJson(request.clone())) !== undefined;
      if (isRead) return answer(request);
      return Response.json({ detail: 'Send it again.', code: 'malformed_request' }, { status: 400 });
    },
  },
  {
    name: 'a refresh in the background is refused',
    operationId: 'listJobs',
    column: 'success',
    plant: () => async (request, answer) => {
      const isRefresh = isCall(request, 'GET', /^\/jobs\/?$/) && new URL(request.url).search !== '';
      return isRefresh ? Response.json(FAULTY, { status: 422 }) : answer(request);
    },
  },
  {
    name: 'line breaks in a row become one',
    operationId: 'holdCandidate',
    column: 'texts',
    plant: inRequests('PUT', /^\/candidates\/[^/]+\/retention_hold\/?$/, (sent) =>
      typeof sent.reason === 'string' ? { ...sent, reason: sent.reason.replace(/\n{2,}/g, '\n') } : sent,
    ),
  },
  {
    name: 'a key that may read analyses as well',
    operationId: 'createApiKey',
    column: 'life',
    plant: () => {
      const makers = new Map<string, string>();
      return async (request, answer) => {
        const again = request.clone();
        const response = await answer(request);
        const key =
          isCall(again, 'POST', /^\/api_keys\/?$/) && textAt(await readJson(response.clone()), 'key');
        if (key) makers.set(`Bearer ${key}`, callerOf(again).Authorization ?? '');
        const maker = makers.get(callerOf(again).Authorization ?? '');
        if (!maker || response.status !== 403 || !isCall(again, 'POST', /^\/analyze_resume\/?$/))
          return response;
        const headers = new Headers(again.headers);
        headers.set('Authorization', maker);
        return answer(new Request(again, { headers }));
      };
    },
  },
  {
    name: 'sessions stand in the order of their sign-in',
    operationId: 'listSessions',
    column: 'success',
    plant: inAnswers('GET', SESSIONS, ({ body }) =>
      Array.isArray(body)
        ? {
            body: body.toSorted((one, other) =>
              (textAt(one, 'signed_in_at') ?? '').localeCompare(textAt(other, 'signed_in_at') ?? ''),
            ),
          }
        : undefined,
    ),
  },
  {
    name: 'the tag of a list stays where something is said of an entry by another address',
    operationId: 'listCandidates',
    column: 'life',
    plant: () => {
      const tags = new Map<string, string>();
      return async (request, answer) => {
        const { Authorization: who = '' } = callerOf(request);
        if (!isCall(request, 'GET', CANDIDATES)) return answer(request);
        const whole = new Request(request.url, { headers: callerOf(request) });
        const listed = await readJson(await answer(whole));
        const entries = listAt({ listed }, 'listed').map((one) => ({
          ...recordAt({ one }, 'one'),
          tags: [],
        }));
        const state = `${who} ${JSON.stringify(entries)}`;
        return inTags(CANDIDATES, (tag) => {
          tags.set(state, tags.get(state) ?? tag);
          return tags.get(state) ?? tag;
        })()(request, answer, undefined as never);
      };
    },
  },
  {
    name: 'the last page of the record names itself as the next one',
    operationId: 'listLedger',
    column: 'life',
    plant: inBody('GET', LEDGER, (page) => ({ next: '1', ...page })),
  },
  {
    name: 'the record keeps the names of those who are erased',
    operationId: 'listLedger',
    column: 'life',
    plant: () => {
      const names = new Map<string, string>();
      return async (request, answer) => {
        const response = await answer(request.clone());
        const body = await readJson(response.clone());
        const name = textAt(body, 'name');
        if (isCall(request, 'POST', CANDIDATES) && name) names.set(textAt(body, 'id') ?? '', name);
        if (!response.ok || !isCall(request, 'GET', LEDGER)) return response;
        const entries = listAt(body, 'entries').map((one) => {
          const id = textAt(one, 'candidate', 'id') ?? '';
          return names.has(id)
            ? { ...recordAt({ one }, 'one'), candidate: { id, name: names.get(id) } }
            : one;
        });
        return Response.json({ ...recordAt({ body }, 'body'), entries }, { headers: keptHeaders(response) });
      };
    },
  },
  {
    name: 'a note with a key that anybody used is not written',
    operationId: 'createCandidateNote',
    column: 'life',
    plant: () => {
      const written = new Map<string, Response>();
      return async (request, answer) => {
        const key = request.headers.get('Idempotency-Key');
        if (key === null || !isCall(request, 'POST', NOTES)) return answer(request);
        const place = `${new URL(request.url).pathname} ${key} ${await request.clone().text()}`;
        const before = written.get(place);
        if (before) return before.clone();
        const response = await answer(request);
        if (response.ok) written.set(place, response.clone());
        return response;
      };
    },
  },
  {
    name: 'Undo does not look at the criteria',
    operationId: 'createJob',
    column: 'life',
    plant: () => {
      const made = new Map<string, string>();
      return async (request, answer) => {
        const sent = await readJson(request.clone());
        const response = await answer(request.clone());
        const body = await readJson(response.clone());
        if (!response.ok || !isCall(request, 'POST', /^\/jobs\/?$/) || !isRecord(body)) return response;
        const title = `${callerOf(request).Authorization} ${textAt(sent, 'title')}`;
        const id = listAt(sent, 'criteria').length > 0 ? (made.get(title) ?? body.id) : body.id;
        made.set(title, String(id));
        return Response.json({ ...body, id }, { status: response.status, headers: keptHeaders(response) });
      };
    },
  },
  {
    name: 'who was restored has lost the notes about them',
    operationId: 'restoreCandidate',
    column: 'life',
    plant: () => {
      const restored = new Set<string>();
      return async (request, answer) => {
        const id = new URL(request.url).pathname.split('/')[2] ?? '';
        const response = await answer(request.clone());
        if (response.ok && isOf(request, 'POST', '/candidates/{id}/restore')) restored.add(id);
        return response.ok && isCall(request, 'GET', NOTES) && restored.has(id)
          ? Response.json([], { headers: keptHeaders(response) })
          : response;
      };
    },
  },
  {
    name: 'who has waited longest in a stage comes first',
    operationId: 'listApplications',
    column: 'life',
    plant: inAnswers('GET', /^\/jobs\/[^/]+\/applications\/?$/, ({ body }) =>
      Array.isArray(body) ? { body: body.toReversed() } : undefined,
    ),
  },
  {
    name: 'a job that was read is answered from a cache',
    operationId: 'updateJobsPage',
    column: 'life',
    plant: () => {
      const read = new Map<string, Response>();
      return async (request, answer) => {
        const { pathname } = new URL(request.url);
        const kept = read.get(pathname);
        if (kept && isCall(request, 'GET', OPEN_JOB)) return kept.clone();
        const response = await answer(request.clone());
        if (response.ok && isCall(request, 'GET', OPEN_JOB)) read.set(pathname, response.clone());
        return response;
      };
    },
  },
  {
    name: 'a code is taken as it is typed',
    operationId: 'confirmSecondFactor',
    column: 'life',
    plant: refusing('POST', '/auth/login', (sent) => /^\d{3}[ -]/.test(String(sent.code ?? '')), 401, {
      detail: 'This code is wrong.',
      code: 'second_factor_wrong',
      errors: { code: 'This code is wrong.' },
    }),
  },
  {
    name: 'a Word document that is called a PDF is taken',
    operationId: 'updateCandidate',
    column: 'life',
    plant: asking('PUT', '/candidates/{id}', 415, withFile),
  },
  {
    name: 'a candidate was created some hours ago, west of Greenwich',
    operationId: 'createCandidate',
    column: 'success',
    plant: inBody('POST', CANDIDATES, (candidate) => ({
      ...candidate,
      created_at: new Date(Date.parse(String(candidate.created_at)) - 5 * 3_600_000).toISOString(),
    })),
  },
  {
    name: 'what was scored stands in the future',
    operationId: 'listAnalyses',
    column: 'success',
    plant: inBody('GET', /^\/candidates\/[^/]+\/analyses\/?$/, (analysis) => ({
      ...analysis,
      scored_at: new Date(Date.parse(String(analysis.scored_at)) + 2 * 3_600_000).toISOString(),
    })),
  },
  {
    name: 'the accents of what is looked for have to be there',
    operationId: 'searchResumes',
    column: 'life',
    plant: inAnswers('POST', /^\/resumes\/search\/?$/, ({ sent }) =>
      /\u0301/.test((textAt(sent, 'text') ?? '').normalize('NFD')) ? { body: [] } : undefined,
    ),
  },
];
