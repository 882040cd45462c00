import { at, listAt, recordAt, textAt } from '@cortex/conformance/json';
import { inBody, inRequests, isCall, keptHeaders, readJson } from './plant.ts';
import { afterCall, aroundCall, callerOf, idIn, isOf } from './plantInRecords.ts';
import type { ServerDefect } from './ServerDefect.ts';
import type { Between } from './startApp.ts';

const IMPORTS = /^\/imports\/?$/;
const ROWS = /^\/imports\/[^/]+\/rows\/?$/;
const RESCORING = /^\/jobs\/[^/]+\/rescoring\/?$/;

/** A call whose answer says that it was done, and that does nothing. */
function doingNothing(method: string, path: string): () => Between {
  return () => async (request, answer) => {
    if (!isOf(request, method, path)) return answer(request);
    // Who may not, is told so.
    const listed = await answer(
      new Request(new URL(path.replace('{id}', ''), request.url), { headers: callerOf(request) }),
    );
    const isThere = listed.ok && (await listed.text()).includes(idIn(request));
    return isThere ? new Response(null, { status: 204 }) : answer(request);
  };
}

/** What was begun is listed for everybody, or for nobody but who began it. */
function inListOf(path: string, isForAll: boolean): () => Between {
  return () => {
    const begun: { by: string; task: unknown }[] = [];
    return async (request, answer) => {
      const by = callerOf(request).Authorization ?? '';
      const response = await answer(request.clone());
      if (!response.ok || !isCall(request, request.method, new RegExp(`^${path}$`))) return response;
      const body = await readJson(response.clone());
      if (request.method === 'POST') begun.push({ by, task: body });
      if (request.method !== 'GET' || !Array.isArray(body)) return response;
      const ofOthers = begun.filter((one) => one.by !== by).map(({ task }) => task);
      const ids = new Set(ofOthers.map((task) => textAt(task, 'id')));
      const own = body.filter((one) => !ids.has(textAt(one, 'id')));
      return Response.json(isForAll ? [...own, ...ofOthers] : own, { headers: keptHeaders(response) });
    };
  };
}

/** A defect in each row of an import. */
function inRows(alter: (row: Record<string, unknown>) => unknown): () => Between {
  return inBody('GET', ROWS, (body) => ({
    ...body,
    rows: listAt(body, 'rows').flatMap((row) => alter(recordAt({ row }, 'row')) ?? []),
  }));
}

/** What a server does wrong with imports and with scoring again. */
export const backgroundDefects: readonly ServerDefect[] = [
  {
    name: 'an import that is sent again begins once more',
    operationId: 'startImport',
    column: 'life',
    plant: () => async (request, answer) => {
      if (!isCall(request, 'POST', IMPORTS)) return answer(request);
      const headers = new Headers(request.headers);
      headers.delete('Idempotency-Key');
      return answer(new Request(request, { headers }));
    },
  },
  {
    name: 'a row of an import becomes two candidates',
    operationId: 'startImport',
    column: 'life',
    plant: afterCall('GET', '/imports/{id}/rows', async ({ body, db }) => {
      for (const row of listAt(body, 'rows')) {
        const made = await db
          .selectFrom('candidates')
          .selectAll()
          .where('id', '=', textAt(row, 'candidate_id') ?? '')
          .executeTakeFirst();
        if (!made) continue;
        const twin = { ...made, id: `${made.id}2` };
        await db
          .insertInto('candidates')
          .values(twin)
          .onConflict((conflict) => conflict.doNothing())
          .execute();
      }
      return undefined;
    }),
  },
  {
    name: 'an import keeps what its candidates said',
    operationId: 'startImport',
    column: 'life',
    plant: inRows((row) => ({ values: { number: row.number, name: 'A', email: 'a@example.com' }, ...row })),
  },
  {
    name: 'an import adds whom it was asked to leave out',
    operationId: 'startImport',
    column: 'life',
    plant: inRequests('POST', IMPORTS, (sent) => ({ ...sent, duplicates: 'add' })),
  },
  {
    name: 'an import leaves out whom it was asked to add',
    operationId: 'startImport',
    column: 'life',
    plant: inRequests('POST', IMPORTS, (sent) => ({ ...sent, duplicates: 'leave_out' })),
  },
  {
    name: 'a row at fault stops the import',
    operationId: 'readImportRows',
    column: 'life',
    plant: () => {
      let hasFault = false;
      return inRows((row) => {
        hasFault ||= row.error !== undefined;
        return hasFault && row.error === undefined ? { number: row.number } : row;
      })();
    },
  },
  {
    name: 'a row that was refused says no reason',
    operationId: 'readImportRows',
    column: 'life',
    plant: inRows(({ error: _, ...row }) => row),
  },
  {
    name: 'a row to fix says nothing of what it said',
    operationId: 'readImportRows',
    column: 'life',
    plant: inRows(({ values: _, ...row }) => row),
  },
  {
    name: 'the rows to fix are all rows',
    operationId: 'readImportRows',
    column: 'life',
    plant: () => async (request, answer) => {
      const url = new URL(request.url);
      if (request.method === 'GET' && ROWS.test(url.pathname)) url.searchParams.delete('not_made');
      return answer(new Request(url, request));
    },
  },
  {
    name: 'the rows of an import come again and again',
    operationId: 'readImportRows',
    column: 'life',
    plant: () => async (request, answer) => {
      const url = new URL(request.url);
      if (request.method === 'GET' && ROWS.test(url.pathname)) url.searchParams.delete('after');
      return answer(new Request(url, request));
    },
  },
  {
    name: 'an import that is cancelled goes on',
    operationId: 'cancelImport',
    column: 'life',
    plant: doingNothing('DELETE', '/imports/{id}'),
  },
  {
    name: 'the rows that a cancelled import did not reach are lost',
    operationId: 'cancelImport',
    column: 'life',
    plant: inRows((row) => (row.candidate_id === undefined && row.error === undefined ? undefined : row)),
  },
  {
    name: 'everybody is told of everybody’s imports',
    operationId: 'listImports',
    column: 'life',
    plant: inListOf('/imports/', true),
  },
  {
    name: 'an admin is not told of the imports of others',
    operationId: 'listImports',
    column: 'life',
    plant: inListOf('/imports/', false),
  },
  {
    name: 'a changed job has no older scores',
    operationId: 'getRescoring',
    column: 'life',
    plant: inBody('GET', RESCORING, () => ({ to_rescore: 0 })),
  },
  {
    name: 'a job goes on to have older scores when it was scored again, or changed back',
    operationId: 'getRescoring',
    column: 'life',
    plant: () => {
      const most = new Map<string, number>();
      return async (request, answer) => {
        const response = await answer(request.clone());
        if (!response.ok || !isCall(request, 'GET', RESCORING)) return response;
        const told = at(await readJson(response), 'to_rescore');
        const key = idIn(request);
        most.set(key, Math.max(most.get(key) ?? 0, Number(told)));
        return Response.json({ to_rescore: most.get(key) });
      };
    },
  },
  {
    name: 'scores of candidates whom the caller does not see count as well',
    operationId: 'getRescoring',
    column: 'life',
    plant: afterCall('GET', '/jobs/{id}/rescoring', async ({ request, response, body, db }) => {
      if (!response.ok || at(body, 'to_rescore') === 0) return undefined;
      const rows = await db
        .selectFrom('analyses')
        .select('candidate_id')
        .where('job_id', '=', idIn(request))
        .execute();
      return Response.json({ to_rescore: rows.length });
    }),
  },
  {
    name: 'a second task of a kind stands beside the first',
    operationId: 'startBackgroundTask',
    column: 'life',
    plant: aroundCall(
      'POST',
      '/background_tasks/',
      (db) => db.selectFrom('background_tasks').selectAll().execute(),
      async (before, { db }) => {
        for (const row of before)
          await db
            .insertInto('background_tasks')
            .values(row)
            .onConflict((conflict) => conflict.doNothing())
            .execute();
      },
    ),
  },
  {
    name: 'a task that is cancelled waits for its turn again',
    operationId: 'cancelBackgroundTask',
    column: 'life',
    plant: afterCall('DELETE', '/background_tasks/{id}', async ({ request, response, db }) => {
      if (response.ok)
        await db
          .updateTable('background_tasks')
          .set({ state: 'waiting', ended_at: null })
          .where('id', '=', idIn(request))
          .execute();
      return undefined;
    }),
  },
  {
    name: 'a task that has ended can be cancelled',
    operationId: 'cancelBackgroundTask',
    column: 'life',
    plant: afterCall('DELETE', '/background_tasks/{id}', async ({ request, response, db }) => {
      if (response.ok)
        await db
          .updateTable('background_tasks')
          .set({ state: 'cancelled' })
          .where('id', '=', idIn(request))
          .execute();
      return undefined;
    }),
  },
  {
    name: 'everybody is told of everybody’s tasks',
    operationId: 'listBackgroundTasks',
    column: 'life',
    plant: inListOf('/background_tasks/', true),
  },
  {
    name: 'an admin is not told of the tasks of others',
    operationId: 'listBackgroundTasks',
    column: 'life',
    plant: inListOf('/background_tasks/', false),
  },
];
