import { at, isRecord, type JsonRecord, listAt, recordAt, textAt } from '@cortex/conformance/json';
import { inAnswers, inBody, inRequests, isCall, keptHeaders } from './plant.ts';
import { afterCall, idIn } from './plantInRecords.ts';
import type { ServerDefect } from './ServerDefect.ts';

const NOTES = /^\/candidates\/[^/]+\/notes\/?$/;
const RESUME_SEARCH = /^\/resumes\/search\/?$/;
const MAILS = /^\/candidates\/[^/]+\/mails\/?$/;
const TEMPLATES = /^\/mail_templates\/?$/;
const WAITING = /^\/applicant_requests\/?$/;
const FUNNEL = /^\/jobs\/[^/]+\/funnel\/?$/;

const PDF = btoa('%PDF-1.7');

/** What a server does wrong where several people work on one candidate. */
export const teamworkDefects: readonly ServerDefect[] = [
  {
    name: 'somebody who does not see the candidate may be mentioned',
    operationId: 'createCandidateNote',
    column: 'life',
    plant: () => async (request, answer) => {
      const again = request.clone();
      const response = await answer(request.clone());
      if (response.status !== 422 || !NOTES.test(new URL(request.url).pathname)) return response;
      const sent: unknown = JSON.parse(await again.text());
      if (listAt(sent, 'mentions').length === 0) return response;
      const body = JSON.stringify({ text: textAt(sent, 'text') });
      return answer(new Request(request.url, { method: 'POST', headers: keptHeaders(request), body }));
    },
  },
  {
    name: 'what applicants wait for stays in the list once it is answered',
    operationId: 'listWaitingRequests',
    column: 'life',
    plant: () => {
      const asked: unknown[] = [];
      return async (request, answer) => {
        const response = await answer(request);
        if (!response.ok || request.method !== 'GET' || !WAITING.test(new URL(request.url).pathname))
          return response;
        const now = listAt({ body: await response.clone().json() }, 'body');
        asked.push(...now.filter((one) => !asked.some((known) => textAt(known, 'id') === textAt(one, 'id'))));
        return Response.json(asked, { headers: keptHeaders(response) });
      };
    },
  },
  {
    name: 'what applicants wait for is in no order',
    operationId: 'listWaitingRequests',
    column: 'life',
    plant: inAnswers('GET', WAITING, ({ body }) =>
      Array.isArray(body) ? { body: body.toReversed() } : undefined,
    ),
  },
  {
    name: 'everybody may delete every note',
    operationId: 'createCandidateNote',
    column: 'life',
    plant: inBody('GET', NOTES, (note) => ({ ...note, can_delete: true })),
  },
  {
    name: 'one word is enough to be found',
    operationId: 'searchNotes',
    column: 'life',
    plant: inRequests('POST', /^\/notes\/search\/?$/, (sent) => ({
      ...sent,
      text: (textAt(sent, 'text') ?? '').split(' ').at(0),
    })),
  },
  {
    name: 'one word is enough to be found by a resume',
    operationId: 'searchResumes',
    column: 'life',
    plant: inRequests('POST', RESUME_SEARCH, (sent) => ({
      ...sent,
      text: (textAt(sent, 'text') ?? '').split(' ').at(0),
    })),
  },
  {
    name: 'resumes are found the oldest first',
    operationId: 'searchResumes',
    column: 'life',
    plant: inAnswers('POST', RESUME_SEARCH, ({ body }) =>
      Array.isArray(body) ? { body: body.toReversed() } : undefined,
    ),
  },
  {
    name: 'a resume is found as it was before the change',
    operationId: 'searchResumes',
    column: 'life',
    plant: () => {
      const answers = new Map<string, unknown>();
      return async (request, answer) => {
        if (!isCall(request, 'POST', RESUME_SEARCH)) return answer(request);
        const key = `${request.headers.get('Authorization')} ${await request.clone().text()}`;
        const known = answers.get(key);
        if (known) return Response.json(known);
        const response = await answer(request);
        const found: unknown = await response.clone().json();
        if (Array.isArray(found) && found.length > 0) answers.set(key, found);
        return response;
      };
    },
  },
  {
    name: 'signs of a word count for nothing in the search for resumes',
    operationId: 'searchResumes',
    column: 'life',
    plant: inRequests('POST', RESUME_SEARCH, (sent) => ({
      ...sent,
      text: (textAt(sent, 'text') ?? '').replace(/(\w)\++/g, '$1'),
    })),
  },
  {
    name: 'a mail keeps no interview',
    operationId: 'sendCandidateMail',
    column: 'life',
    plant: inAnswers('POST', MAILS, ({ status, body }) => {
      if (status !== 201 || !isRecord(body)) return undefined;
      const { interview: _, ...mail } = recordAt(body, 'mail');
      return { body: { ...body, mail } };
    }),
  },
  {
    name: 'an interview is for no job that is named',
    operationId: 'sendCandidateMail',
    column: 'life',
    plant: inRequests('POST', MAILS, ({ for_job: _, ...sent }) => sent),
  },
  {
    name: 'a mail that cancels an interview is a mail like any',
    operationId: 'sendCandidateMail',
    column: 'life',
    plant: inRequests('POST', MAILS, ({ cancels: _, ...sent }) => sent),
  },
  {
    name: 'a cancelled interview stands among the notes as before',
    operationId: 'sendCandidateMail',
    column: 'life',
    plant: inInterviews({ interview_cancelled: false }),
  },
  {
    name: 'a mail that moves an interview invites to another one',
    operationId: 'sendCandidateMail',
    column: 'life',
    plant: inRequests('POST', MAILS, ({ moves: _, ...sent }) => sent),
  },
  {
    name: 'a moved interview stands among the notes as before',
    operationId: 'sendCandidateMail',
    column: 'life',
    plant: inInterviews({ interview_moved: false, interview_moved_to: undefined }),
  },
  {
    name: 'an interview that was moved is cancelled all the same',
    operationId: 'sendCandidateMail',
    column: 'life',
    plant: () => {
      const newest = new Map<string, string>();
      return async (request, answer) => {
        if (!isCall(request, 'POST', MAILS)) return answer(request);
        const sent: unknown = JSON.parse(await request.clone().text());
        const cancels = newest.get(textAt(sent, 'cancels') ?? '');
        const body = JSON.stringify(isRecord(sent) && cancels ? { ...sent, cancels } : sent);
        const response = await answer(
          new Request(request.url, { method: 'POST', headers: keptHeaders(request), body }),
        );
        const moves = textAt(sent, 'moves');
        const id = textAt(await response.clone().json(), 'id');
        if (moves && id) newest.set(moves, id);
        return response;
      };
    },
  },
  {
    name: 'whom a candidate was shared with is told that they may change its interviews',
    operationId: 'sendCandidateMail',
    column: 'life',
    plant: inInterviews({ can_change_interview: true }),
  },
  {
    name: 'who sees a candidate changes its interviews, whoever invited',
    operationId: 'sendCandidateMail',
    column: 'life',
    plant: () => async (request, answer) => {
      const { url } = request;
      const again = request.clone();
      const response = await answer(request);
      if (response.status !== 403 || !MAILS.test(new URL(url).pathname)) return response;
      const { cancels: _, moves: __, ...sent } = await again.json();
      const plain = { method: 'POST', headers: keptHeaders(again), body: JSON.stringify(sent) };
      return answer(new Request(url, plain));
    },
  },
  {
    name: 'a mail does not say what its files were',
    operationId: 'sendCandidateMail',
    column: 'life',
    plant: inAnswers('POST', MAILS, ({ status, body }) => {
      if (status !== 201 || !isRecord(body)) return undefined;
      const { attachments: _, ...mail } = recordAt(body, 'mail');
      return { body: { ...body, mail } };
    }),
  },
  {
    name: 'a file that cannot be taken is left out without a word',
    operationId: 'sendCandidateMail',
    column: 'life',
    plant: inAttachments((files) => files.filter((file) => !textAt(file, 'name')?.endsWith('.exe'))),
  },
  {
    name: 'a file is what its name says, whatever is in it',
    operationId: 'sendCandidateMail',
    column: 'life',
    plant: inAttachments((files) =>
      files.map((file) => (textAt(file, 'name')?.endsWith('.pdf') ? { ...file, content: PDF } : file)),
    ),
  },
  {
    name: 'of many files the first ones are sent',
    operationId: 'sendCandidateMail',
    column: 'life',
    plant: inAttachments((files) => files.slice(0, 5)),
  },
  {
    name: 'files are cut off at their limit',
    operationId: 'sendCandidateMail',
    column: 'life',
    plant: inAttachments((files) =>
      files.map((file) => ({ ...file, content: textAt(file, 'content')?.slice(0, 2_000_000) })),
    ),
  },
  {
    name: 'a mail that is sent again with its key is sent twice',
    operationId: 'sendCandidateMail',
    column: 'life',
    plant: () => async (request, answer) => {
      if (!isCall(request, 'POST', MAILS)) return answer(request);
      const headers = new Headers(request.headers);
      headers.delete('Idempotency-Key');
      return answer(new Request(request, { headers }));
    },
  },
  {
    name: 'a note that is sent again with its key is kept twice',
    operationId: 'createCandidateNote',
    column: 'life',
    plant: () => async (request, answer) => {
      if (!isCall(request, 'POST', NOTES)) return answer(request);
      const headers = new Headers(request.headers);
      headers.delete('Idempotency-Key');
      return answer(new Request(request, { headers }));
    },
  },
  {
    name: 'the undo of a move is a move like any',
    operationId: 'moveApplications',
    column: 'life',
    plant: inRequests('POST', /^\/jobs\/[^/]+\/applications\/?$/, ({ undo: _, ...sent }) => sent),
  },
  {
    name: 'the key of one mail stands for every other mail with it',
    operationId: 'sendCandidateMail',
    column: 'life',
    plant: () => {
      const made = new Map<string, unknown>();
      return async (request, answer) => {
        const key = request.headers.get('Idempotency-Key');
        if (!key || !isCall(request, 'POST', MAILS)) return answer(request);
        const before = made.get(key);
        if (before) return Response.json(before, { status: 201 });
        const response = await answer(request);
        if (response.ok) made.set(key, await response.clone().json());
        return response;
      };
    },
  },
  {
    name: 'two templates have one name',
    operationId: 'updateMailTemplates',
    column: 'life',
    plant: inAnswers('PUT', TEMPLATES, ({ status, body, sent }) =>
      status === 422 && textAt(body, 'errors', 'templates')?.includes('same name')
        ? { status: 200, body: { templates: listAt(sent, 'templates'), organization: 'Acme', sender: 'Sam' } }
        : undefined,
    ),
  },
  {
    name: 'who sees the candidate alone is not told what they are interviewed for',
    operationId: 'listScorecardJobs',
    column: 'life',
    plant: inAnswers('GET', /^\/candidates\/[^/]+\/scorecard_jobs\/?$/, ({ status }) =>
      status === 200 ? { body: [] } : undefined,
    ),
  },
  {
    name: 'a colleague’s scorecard is shown before one’s own is in',
    operationId: 'listScorecards',
    column: 'life',
    plant: afterCall('GET', '/candidates/{id}/scorecards', async ({ body, response, request, db }) => {
      if (!response.ok || !isRecord(body) || at(body, 'hidden') === 0) return undefined;
      const rows = await db
        .selectFrom('scorecards')
        .innerJoin('users', 'users.id', 'scorecards.user_id')
        .select(['scorecards.user_id as id', 'users.full_name', 'marks', 'submitted_at'])
        .where('candidate_id', '=', idIn(request))
        .execute();
      const others = rows.map(({ id, full_name, marks, submitted_at }) => ({
        by: { id, full_name },
        marks: JSON.parse(marks),
        submitted_at,
      }));
      return Response.json({ others, hidden: 0 });
    }),
  },
  {
    name: 'who has gone on was never there',
    operationId: 'getFunnel',
    column: 'life',
    plant: inAnswers('GET', FUNNEL, ({ status, body }) =>
      status === 200
        ? {
            body: {
              stages: listAt(body, 'stages').map((stage) => ({
                ...recordAt({ stage }, 'stage'),
                reached: at(stage, 'now'),
              })),
            },
          }
        : undefined,
    ),
  },
  {
    name: 'a merge loses the notes of the other one',
    operationId: 'mergeCandidates',
    column: 'life',
    plant: afterCall('POST', '/candidates/{id}/merge', async ({ response, request, db }) => {
      if (response.ok)
        await db
          .deleteFrom('candidate_notes')
          .where('candidate_id', '=', idIn(request))
          .where('text', 'like', '%second%')
          .execute();
      return undefined;
    }),
  },
  {
    name: 'the undo of a merge leaves the fields as they are',
    operationId: 'mergeCandidates',
    column: 'life',
    plant: () => async (request, answer, db) => {
      const { pathname } = new URL(request.url);
      if (request.method !== 'POST' || !pathname.endsWith('/restore')) return answer(request);
      const before = await db.selectFrom('candidates').select(['id', 'notes']).execute();
      const response = await answer(request);
      for (const { id, notes } of before)
        await db.updateTable('candidates').set({ notes }).where('id', '=', id).execute();
      return response;
    },
  },
  {
    name: 'a merge names the candidate that stays as the merged one',
    operationId: 'mergeCandidates',
    column: 'life',
    plant: () => async (request, answer, db) => {
      const response = await answer(request);
      if (response.ok && new URL(request.url).pathname.endsWith('/merge')) {
        const { id } = recordAt({ body: await response.clone().json() }, 'body');
        const merged_ids = JSON.stringify([id]);
        await db.updateTable('candidates').set({ merged_ids }).where('id', '=', String(id)).execute();
      }
      return response;
    },
  },
  {
    name: 'whoever applied for two jobs counts once',
    operationId: 'getSourceFigures',
    column: 'life',
    plant: afterCall('GET', '/source_figures/', async ({ body, response, db }) => {
      if (!response.ok) return undefined;
      const { people } = await db
        .selectFrom('applications')
        .select(({ fn }) => fn.count<number>('candidate_id').distinct().as('people'))
        .executeTakeFirstOrThrow();
      return Response.json({
        sources: listAt(body, 'sources').map((source) => ({
          ...recordAt({ source }, 'source'),
          applications: Number(people),
        })),
      });
    }),
  },
  {
    name: 'who was hired counts among those who applied alone',
    operationId: 'getSourceFigures',
    column: 'life',
    plant: inBody('GET', /^\/source_figures\/?$/, (body) => ({
      sources: listAt(body, 'sources').map((source) => ({ ...recordAt({ source }, 'source'), hires: 0 })),
    })),
  },
  {
    name: 'everybody unlinks everybody',
    operationId: 'removeCompanyLink',
    column: 'life',
    plant: afterCall('DELETE', '/users/{id}/company_link', async ({ response }) =>
      response.status === 404 ? new Response(null, { status: 204 }) : undefined,
    ),
  },
  {
    name: 'who is linked nowhere is signed out with it',
    operationId: 'removeCompanyLink',
    column: 'life',
    plant: afterCall('DELETE', '/users/{id}/company_link', async ({ response, request, db }) => {
      if (response.ok) await db.deleteFrom('sessions').where('user_id', '=', idIn(request)).execute();
      return undefined;
    }),
  },
];

/** Changes the files that are sent with a mail. */
function inAttachments(change: (files: readonly JsonRecord[]) => unknown[]) {
  return inRequests('POST', MAILS, ({ attachments, ...sent }) =>
    attachments === undefined
      ? sent
      : { ...sent, attachments: change(listAt({ attachments }, 'attachments').filter(isRecord)) },
  );
}

/** Changes what the notes say of every interview that a mail invited to. */
function inInterviews(change: object) {
  return inAnswers('GET', NOTES, ({ status, body }) => {
    if (status !== 200 || !Array.isArray(body)) return undefined;
    return {
      body: body.map((note) =>
        isRecord(note) && isRecord(note.mail) && note.mail.interview
          ? { ...note, mail: { ...note.mail, ...change } }
          : note,
      ),
    };
  });
}
