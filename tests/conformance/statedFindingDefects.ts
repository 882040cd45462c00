import { isRecord, type JsonRecord, recordAt, textAt } from '@cortex/conformance/json';
import { readJson } from './plant.ts';
import { isOf } from './plantInRecords.ts';
import { inSteps, recordsIn, refusal } from './plantInSteps.ts';
import type { ServerDefect } from './ServerDefect.ts';
import type { Between } from './startApp.ts';

const CANDIDATE = '/candidates/{id}';
const NOTES = '/candidates/{id}/notes';
const RECEIPT = '/candidates/{id}/receipt';
const FIGURES = '/user-performance';

/** What a success answers otherwise than it is kept. */
const answering = (method: string, path: string, alter: (body: JsonRecord) => JsonRecord) =>
  inSteps(() => ({
    after: ({ is }, body) => (is(method, path) && isRecord(body) ? alter(body) : undefined),
  }));

/** What is answered in the place of a refusal. */
const insteadOf =
  (status: number, method: string, path: string, body: unknown): (() => Between) =>
  () =>
  async (request, answer) => {
    const response = await answer(request.clone());
    return response.status === status && isOf(request, method, path) ? Response.json(body) : response;
  };

/** Whether the figures of one person are asked for. */
const isOfPerson = ({ url }: Request) => {
  const user = new URL(url).searchParams.get('user');
  return user !== null && user !== 'All Users';
};

/** What breaks a sentence of the contract about receipts, corrections, accounts, and whom a candidate is shared with. */
export const statedFindingDefects: readonly ServerDefect[] = [
  {
    name: 'a receipt is signed before its time stands in it',
    operationId: 'getReceipt',
    column: 'life',
    plant: answering('GET', RECEIPT, (body) => ({
      ...body,
      receipt: { ...recordAt(body, 'receipt'), issued_at: '2026-01-01T00:00:00.000Z' },
    })),
  },
  {
    name: 'the fingerprint of the notes is that of the resume',
    operationId: 'getReceipt',
    column: 'life',
    plant: answering('GET', RECEIPT, (body) => {
      const receipt = recordAt(body, 'receipt');
      const fingerprints = recordAt(receipt, 'fingerprints');
      const notes = fingerprints.resume;
      return { ...body, receipt: { ...receipt, fingerprints: { ...fingerprints, notes } } };
    }),
  },
  {
    name: 'a correction that is undone stays',
    operationId: 'correctFinding',
    column: 'life',
    plant: inSteps(() => ({
      before: ({ is, sent }) =>
        is('PUT', '/candidates/{id}/corrections') && sent.finding === 'as_read'
          ? { ...sent, finding: 'not_shown' }
          : undefined,
    })),
  },
  {
    name: 'where there is a resume the notes are said not to be read',
    operationId: 'analyzeResume',
    column: 'life',
    plant: answering('POST', '/analyze_resume/', (body) => {
      const read = recordAt(body, 'read');
      return { ...body, read: { ...read, notes: read.resume !== true } };
    }),
  },
  {
    name: 'a share counts for everybody',
    operationId: 'shareCandidate',
    column: 'life',
    plant: inSteps(() => {
      let shares = 0;
      return {
        after: ({ is, request }, body) => {
          if (is('POST', '/candidates/share/')) shares += 1;
          if (!is('GET', FIGURES) || !isRecord(body) || !isOfPerson(request)) return undefined;
          return { ...body, candidatesShared: shares };
        },
      };
    }),
  },
  {
    name: 'a candidate whose deletion was undone counts as lost',
    operationId: 'restoreCandidate',
    column: 'life',
    plant: inSteps(() => {
      let restored = 0;
      return {
        after: ({ is, request }, body) => {
          if (is('POST', '/candidates/{id}/restore')) restored += 1;
          if (!is('GET', FIGURES) || !isRecord(body) || !isOfPerson(request)) return undefined;
          return { ...body, retentionRate: Math.max(0, Number(body.retentionRate) - restored) };
        },
      };
    }),
  },
  {
    name: 'a person can be brought back again and again',
    operationId: 'restoreUser',
    column: 'life',
    plant: () => {
      const back = new Map<string, unknown>();
      return async (request, answer) => {
        const { pathname } = new URL(request.url);
        const response = await answer(request);
        if (!isOf(request, 'POST', '/users/{id}/restore')) return response;
        if (response.ok) back.set(pathname, await readJson(response.clone()));
        return response.status === 404 && back.has(pathname) ? Response.json(back.get(pathname)) : response;
      };
    },
  },
  {
    name: 'of two resumes that of the other one stays',
    operationId: 'mergeCandidates',
    column: 'life',
    plant: inSteps(() => {
      const files = new Map<string, unknown>();
      return {
        before: async ({ is, id, sent, ask }) => {
          if (!is('POST', '/candidates/{id}/merge')) return undefined;
          const other = recordAt({ body: await ask(`/candidates/${sent.other_id}`) }, 'body');
          files.set(id, other.resume_file_name);
          return undefined;
        },
        after: ({ is, id }, body) => {
          const resume_file_name = files.get(id);
          return is('GET', CANDIDATE) && isRecord(body) && resume_file_name
            ? { ...body, resume_file_name }
            : undefined;
        },
      };
    }),
  },
  {
    name: 'a line break in a subject stays one',
    operationId: 'sendCandidateMail',
    column: 'life',
    plant: inSteps(() => {
      const subjects = new Map<unknown, unknown>();
      return {
        after: ({ is, sent }, body) => {
          if (is('POST', '/candidates/{id}/mails') && isRecord(body)) subjects.set(body.id, sent.subject);
          if (!is('GET', NOTES)) return undefined;
          return recordsIn(body).map((one) => {
            const subject = subjects.get(one.id);
            return subject === undefined ? one : { ...one, mail: { ...recordAt(one, 'mail'), subject } };
          });
        },
      };
    }),
  },
  {
    name: 'any word confirms an email',
    operationId: 'confirmEmail',
    column: 'life',
    plant: answering('POST', '/email_confirmations/', () => ({ confirmed: true })),
  },
  {
    name: 'a second factor that is off has a day since when',
    operationId: 'getSecondFactor',
    column: 'life',
    plant: answering('GET', '/second_factor/', (body) => ({ since: '2026-01-01T00:00:00.000Z', ...body })),
  },
  {
    name: 'who came last stands first among those with a second factor',
    operationId: 'getSecondFactorPolicy',
    column: 'life',
    plant: answering('GET', '/api/organization/second_factor', (body) => ({
      ...body,
      people: recordsIn(body, 'people').toReversed(),
    })),
  },
  {
    name: 'who owns a candidate tags them alone',
    operationId: 'setCandidateTags',
    column: 'life',
    plant: inSteps(() => ({
      before: async ({ is, id, ask }) => {
        if (!is('PUT', '/candidates/{id}/tags')) return undefined;
        const candidate = recordAt({ body: await ask(`/candidates/${id}`) }, 'body');
        return candidate.can_edit === false ? refusal(403, 'not_owner') : undefined;
      },
    })),
  },
  {
    name: 'whoever sees a candidate is told whom it is shared with',
    operationId: 'listShares',
    column: 'life',
    plant: insteadOf(403, 'GET', '/candidates/{id}/shares', []),
  },
  {
    name: 'whom a candidate is shared with makes no link, and is not told why',
    operationId: 'revokeApplicantLink',
    column: 'life',
    plant: () => async (request, answer) => {
      const response = await answer(request.clone());
      const isRefused = response.status === 403 && isOf(request, 'DELETE', '/candidates/{id}/applicant_link');
      return isRefused ? new Response(null, { status: 204 }) : response;
    },
  },
  {
    name: 'who read the notes of a candidate once reads them for good',
    operationId: 'listCandidateNotes',
    column: 'own',
    plant: () => {
      const withdrawn = new Set<string>();
      return async (request, answer) => {
        const sent = await readJson(request.clone());
        const response = await answer(request.clone());
        if (isOf(request, 'POST', '/candidates/unshare/')) withdrawn.add(textAt(sent, 'candidate_id') ?? '');
        const id = new URL(request.url).pathname.split('/')[2] ?? '';
        const isKnown = isOf(request, 'GET', NOTES) && withdrawn.has(id) && response.status === 404;
        return isKnown ? Response.json([]) : response;
      };
    },
  },
];
