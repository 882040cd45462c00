import { isRecord, listAt, recordAt, textAt } from '@cortex/conformance/json';
import { inAnswers, inBody, inRequests } from './plant.ts';
import { afterCall } from './plantInRecords.ts';
import type { ServerDefect } from './ServerDefect.ts';

const later = (moment: unknown) => new Date(Date.parse(String(moment)) + 5000).toISOString();

const NEAREST_LINES = /^\/candidates\/[^/]+\/nearest_lines\/?$/;

/** What strangers planted and the kit once missed, each in our own words. */
export const findingDefects: readonly ServerDefect[] = [
  {
    name: 'whoever comes back from a deletion is a regular user',
    operationId: 'restoreUser',
    column: 'life',
    plant: afterCall('POST', '/users/{id}/restore', async ({ response, body, db }) => {
      if (!response.ok) return undefined;
      await db
        .updateTable('users')
        .set({ is_admin: 0 })
        .where('id', '=', textAt(body, 'id') ?? '')
        .execute();
      return Response.json({ ...recordAt({ body }, 'body'), is_admin: false });
    }),
  },
  {
    name: 'whoever has the same resume is told to everybody',
    operationId: 'readResume',
    column: 'life',
    plant: afterCall('POST', '/read_resume/', async ({ response, body, db }) => {
      const first = await db
        .selectFrom('candidates')
        .select('id')
        .where('resume_file_name', '=', 'single-column.pdf')
        .executeTakeFirst();
      const told = { ...recordAt({ body }, 'body'), same_resume_as: first?.id };
      return response.ok && first ? Response.json(told) : undefined;
    }),
  },
  {
    name: 'any candidate of the organization is said to have the same resume',
    operationId: 'readResume',
    column: 'life',
    plant: afterCall('POST', '/read_resume/', async ({ response, body, db }) => {
      const known = textAt(body, 'same_resume_as');
      const other = await db
        .selectFrom('candidates')
        .innerJoin('candidates as known', 'known.owner_id', 'candidates.owner_id')
        .select('candidates.id')
        .where('known.id', '=', known ?? '')
        .where('candidates.resume_file_name', 'is', null)
        .executeTakeFirst();
      const told = { ...recordAt({ body }, 'body'), same_resume_as: other?.id };
      return response.ok && other ? Response.json(told) : undefined;
    }),
  },
  {
    name: 'passkeys come in the order in which they were added',
    operationId: 'listPasskeys',
    column: 'life',
    plant: inAnswers('GET', /^\/passkeys\/?$/, ({ body }) =>
      Array.isArray(body) ? { body: body.toReversed() } : undefined,
    ),
  },
  {
    name: 'lifting a hold that is not there is on record',
    operationId: 'liftHold',
    column: 'life',
    plant: afterCall('DELETE', '/candidates/{id}/retention_hold', async ({ response, request, answer }) => {
      if (!response.ok) return undefined;
      const held = await answer(
        new Request(request.url, {
          method: 'PUT',
          headers: { ...Object.fromEntries(request.headers), 'Content-Type': 'application/json' },
          body: JSON.stringify({ reason: 'So that there is one.' }),
        }),
      );
      return held.ok ? answer(new Request(request)) : undefined;
    }),
  },
  {
    name: 'a request of an applicant is due after two weeks',
    operationId: 'sendApplicantRequest',
    column: 'life',
    plant: inBody('POST', /^\/applicant\/requests\/?$/, (sent) => ({
      ...sent,
      due_at: new Date(Date.parse(textAt(sent, 'created_at') ?? '') + 14 * 24 * 3600_000).toISOString(),
    })),
  },
  {
    name: 'another place makes a job new on the page',
    operationId: 'publishJob',
    column: 'life',
    plant: () => {
      const seen = new Map<unknown, number>();
      return inBody('PUT', /^\/jobs\/[^/]+\/publication\/?$/, (job) => {
        const times = (seen.get(job.id) ?? 0) + 1;
        seen.set(job.id, times);
        const publication = recordAt(job, 'publication');
        if (times === 1) return job;
        return { ...job, publication: { ...publication, published_at: later(publication.published_at) } };
      })();
    },
  },
  {
    name: 'a change of a scorecard moves when it was first saved',
    operationId: 'saveScorecard',
    column: 'life',
    plant: inBody('PUT', /^\/candidates\/[^/]+\/scorecards\/?$/, (cards) => {
      const own = recordAt(cards, 'own');
      return own.changed_at ? { ...cards, own: { ...own, submitted_at: own.changed_at } } : cards;
    }),
  },
  {
    name: 'a scorecard that says nothing is taken',
    operationId: 'saveScorecard',
    column: 'life',
    plant: inRequests('PUT', /^\/candidates\/[^/]+\/scorecards\/?$/, (sent) => {
      const marks = listAt(sent, 'marks').filter(isRecord);
      const saysNothing = marks.length > 0 && marks.every((one) => one.mark === undefined && !one.comment);
      return saysNothing ? { ...sent, marks: marks.map((one) => ({ ...one, mark: 1 })) } : sent;
    }),
  },
  {
    name: 'the offset of an interview is dropped',
    operationId: 'sendCandidateMail',
    column: 'life',
    plant: inRequests('POST', /^\/candidates\/[^/]+\/mails\/?$/, (sent) => {
      const interview = recordAt(sent, 'interview');
      const starts_at = textAt(interview, 'starts_at')?.replace(/[+-]\d\d:\d\d$/, 'Z');
      return isRecord(sent.interview) ? { ...sent, interview: { ...interview, starts_at } } : sent;
    }),
  },
  {
    name: 'an interview in the past is sent',
    operationId: 'sendCandidateMail',
    column: 'life',
    plant: inRequests('POST', /^\/candidates\/[^/]+\/mails\/?$/, (sent) => {
      const interview = recordAt(sent, 'interview');
      const isPast = Date.parse(textAt(interview, 'starts_at') ?? '') < Date.now();
      return isPast ? { ...sent, interview: { ...interview, starts_at: '2031-01-02T10:00:00Z' } } : sent;
    }),
  },
  {
    name: 'who was taken off a job never reached a stage',
    operationId: 'getFunnel',
    column: 'life',
    plant: inBody('GET', /^\/jobs\/[^/]+\/funnel\/?$/, (funnel) => ({
      ...funnel,
      stages: listAt(funnel, 'stages').map((stage) => {
        const one = recordAt({ stage }, 'stage');
        return one.now === 0 && one.reached === 1 ? { ...one, reached: 0 } : one;
      }),
    })),
  },
  {
    name: 'criteria of a preview are laid over those that are set',
    operationId: 'previewScores',
    column: 'life',
    plant: inRequests('POST', /^\/score_previews\/?$/, ({ criteria, ...sent }) =>
      Array.isArray(criteria) && criteria.length > 0 ? { ...sent, criteria } : sent,
    ),
  },
  {
    name: 'a quote of a correction is looked for in the notes alone',
    operationId: 'correctFinding',
    column: 'life',
    plant: afterCall('PUT', '/candidates/{id}/corrections', async ({ response, sent, request, db }) => {
      const quote = textAt(sent, 'quote');
      if (!response.ok || quote === undefined) return undefined;
      const id = new URL(request.url).pathname.split('/')[2] ?? '';
      const row = await db.selectFrom('candidates').select('notes').where('id', '=', id).executeTakeFirst();
      if (row?.notes.includes(quote)) return undefined;
      const errors = { quote: 'This line does not stand in the texts.' };
      const detail = 'Some fields need another look.';
      return Response.json({ detail, code: 'validation_failed', errors }, { status: 422 });
    }),
  },
  {
    name: 'the nearest lines are told in words of the server',
    operationId: 'listNearestLines',
    column: 'life',
    plant: inBody('GET', NEAREST_LINES, () => ({
      lines: [{ quote: 'Has experience in this field.', source: 'notes' }],
    })),
  },
  {
    name: 'a criterion that the job does not have has no lines',
    operationId: 'listNearestLines',
    column: 'life',
    plant: inAnswers('GET', NEAREST_LINES, ({ status }) =>
      status === 422 ? { status: 200, body: { lines: [] } } : undefined,
    ),
  },
];
