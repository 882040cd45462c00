import {
  ReadImportRowsQueryParams,
  StartImportBody,
  StartImportHeader,
} from '@cortex/api-client/background/validators';
import { importLimits } from '@cortex/api-client/limits';
import type { Handlers } from '../api/addOperation.ts';
import { readBody, readHeaders, readId, readQuery, refuseUnkept } from '../api/validation.ts';
import { listImports, readImportRows, requireImport, toImport } from '../backgroundTasks/readImports.ts';
import { startImport } from '../backgroundTasks/startImport.ts';
import { UNENDED } from '../backgroundTasks/states.ts';
import { describeCreation } from '../db/creationKeys.ts';
import type { Store } from '../db/store.ts';
import { notFound } from '../http/HttpError.ts';

export function importRoutes({
  db,
  clock,
  wakeTasks,
}: Store & {
  /** Says that there is an import to work on. */
  wakeTasks?: (() => void) | undefined;
}) {
  return {
    async listImports(c) {
      return c.json(await listImports(db, c.get('caller')));
    },

    async startImport(c) {
      const caller = c.get('caller');
      const { file_name, duplicates, rows, ...others } = await readBody(
        c,
        'application/json',
        StartImportBody,
        // Each row is checked in its turn, and refused by itself.
        { apart: ['rows'], values: importLimits.values },
      );
      refuseUnkept(others);
      const { 'Idempotency-Key': key } = readHeaders(c, StartImportHeader);
      const creation = key === undefined ? null : describeCreation(caller.userId, key, ['import']).id;
      const input = { file_name, duplicates, rows };
      const begun = await startImport({ db, clock }, caller, input, creation);
      wakeTasks?.();
      return c.json(begun, 201);
    },

    async cancelImport(c) {
      const { id } = await requireImport(db, c.get('caller'), readId(c));
      await db
        .updateTable('imports')
        .set({ state: 'cancelled', ended_at: clock().toISOString() })
        .where('id', '=', id)
        .where('state', 'in', UNENDED)
        .execute();
      return c.body(null, 204);
    },

    async readImportRows(c) {
      const caller = c.get('caller');
      const { after = 0, not_made } = readQuery(c, ReadImportRowsQueryParams);
      const record = await requireImport(db, caller, readId(c));
      if (record.user_id !== caller.userId) throw notFound();
      const rows = await readImportRows(db, record, { after, notMade: not_made === 'true' });
      return c.json({ import: await toImport(db, caller, record), rows, next: rows.at(-1)?.number ?? after });
    },
  } satisfies Handlers;
}
