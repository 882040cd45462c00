import { listAt } from '@cortex/conformance/json';
import { inAnswers, inBody, isCall } from './plant.ts';
import type { ServerDefect } from './ServerDefect.ts';

const CHANGES = /^\/changes\/candidates\/?$/;
const JOB_CHANGES = /^\/changes\/jobs\/?$/;

/** What a server does wrong where it tells what has changed in a list. */
export const listDefects: readonly ServerDefect[] = [
  {
    name: 'what was deleted is not told',
    operationId: 'listJobChanges',
    column: 'life',
    plant: inBody('GET', JOB_CHANGES, (body) => ({ ...body, removed: [] })),
  },
  {
    name: 'what was added is told by its name alone',
    operationId: 'listJobChanges',
    column: 'life',
    plant: inBody('GET', JOB_CHANGES, (body) => ({
      ...body,
      changed: listAt({ body }, 'body', 'changed').map((row) => ({ ...Object(row), description: '' })),
    })),
  },
  {
    name: 'the tag of the changes is the one that was sent',
    operationId: 'listCandidateChanges',
    column: 'life',
    plant: inAnswers('GET', CHANGES, ({ status, body, request }) =>
      status === 200
        ? { body: { ...Object(body), tag: new URL(request.url).searchParams.get('since') } }
        : undefined,
    ),
  },
  {
    name: 'since a tag that it does not know nothing has changed',
    operationId: 'listCandidateChanges',
    column: 'life',
    plant: inAnswers('GET', CHANGES, ({ status, request }) =>
      status === 404
        ? {
            status: 200,
            body: { tag: new URL(request.url).searchParams.get('since'), changed: [], removed: [] },
          }
        : undefined,
    ),
  },
  {
    name: 'what others have and one does not see is told as removed',
    operationId: 'listCandidateChanges',
    column: 'life',
    plant: () => async (request, answer, db) => {
      const response = await answer(request.clone());
      if (!isCall(request, 'GET', CHANGES) || !response.ok) return response;
      const body: object = Object(await response.json());
      const all = await db.selectFrom('candidates').select('id').execute();
      const seen = listAt({ body }, 'body', 'changed').map((row) => Object(row).id);
      const removed = all.map(({ id }) => id).filter((id) => !seen.includes(id));
      return Response.json({ ...body, removed });
    },
  },
];
