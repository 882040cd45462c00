import type { ImportInput, ImportRowInput } from '@cortex/api-client/model';
import type { Sight } from '../access/policy.ts';
import { toEmailKey } from '../db/emailKey.ts';
import type { ImportRecord } from '../db/importTables.ts';
import { newId } from '../db/newId.ts';
import type { Executor } from '../db/schema.ts';
import { invalid } from '../http/HttpError.ts';
import { requireRoom } from './requireRoom.ts';

/** No address is longer, and an index takes no text of any length. */
const MAX_EMAIL = 320;

/** How many rows are written at once. */
const AT_ONCE = 500;

/**
 * Stores rows of which whichever server has time makes candidates from then. `creation` stands for who sent them with which key: the
 * import that it began before is given as it is. Throws 422 where two rows have one number, 429 where as many go on as may.
 */
export async function startImport(
  trx: Executor,
  caller: Sight,
  { file_name, duplicates, rows }: ImportInput,
  creation: string | null,
  now: Date,
): Promise<ImportRecord> {
  const known = creation && (await findCreated(trx, creation));
  if (known) return known;
  if (new Set(rows.map(({ number }) => number)).size < rows.length)
    throw invalid({ rows: 'Two rows have the same number.' });
  await requireRoom(trx, caller);
  const at = now.toISOString();
  const record: ImportRecord = {
    id: newId('imp'),
    organization_id: caller.organizationId,
    user_id: caller.userId,
    creation,
    file_name,
    duplicates,
    state: 'waiting',
    total: rows.length,
    done: 0,
    refused: 0,
    failures: 0,
    detail: null,
    created_at: at,
    ended_at: null,
    served_at: at,
    next_at: at,
    lease: null,
    lease_until: null,
  };
  await trx.insertInto('imports').values(record).execute();
  for (let start = 0; start < rows.length; start += AT_ONCE)
    await trx
      .insertInto('import_rows')
      .values(rows.slice(start, start + AT_ONCE).map((row) => toRecord(record.id, row)))
      .execute();
  return record;
}

function findCreated(trx: Executor, creation: string): Promise<ImportRecord | undefined> {
  return trx.selectFrom('imports').selectAll().where('creation', '=', creation).executeTakeFirst();
}

function toRecord(import_id: string, { number, ...content }: ImportRowInput) {
  return {
    import_id,
    number,
    content: JSON.stringify(content),
    email_key: toKey(content.email),
    candidate_id: null,
    error: null,
  };
}

/** What a database keeps of any text: neither null characters nor half a surrogate pair. */
function toKey(email: string): string {
  return toEmailKey(email.trim()).toWellFormed().replaceAll('\0', '').slice(0, MAX_EMAIL);
}
