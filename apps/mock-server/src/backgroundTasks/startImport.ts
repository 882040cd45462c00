import type { Import, ImportInput, ImportRowInput } from '@cortex/api-client/model';
import type { Sight } from '../access/policy.ts';
import { transactAs } from '../access/transactAs.ts';
import { toEmailKey } from '../db/emailKey.ts';
import { deleteAbandonedImports } from '../db/importedRows.ts';
import type { ImportRecord, WholeImport } from '../db/importTables.ts';
import { newId } from '../db/newId.ts';
import type { Executor } from '../db/schema.ts';
import type { Store } from '../db/store.ts';
import { invalid } from '../http/HttpError.ts';
import { nextTurn } from '../platform/timers.ts';
import { leaseFrom, RELEASED } from './leases.ts';
import { toImport } from './readImports.ts';
import { requireRoom } from './requireRoom.ts';

/** No address is longer, and an index takes no text of any length. */
const MAX_EMAIL = 320;

/** How many rows are written in one transaction, behind which others wait. */
const AT_ONCE = 200;

/** How long to wait where another call with the same key is writing the rows. */
const LOOK_AGAIN_MS = 50;

/**
 * Stores rows of which whichever server has time makes candidates once all are there. They are written in pieces, between which others
 * have their turn; of an import that came to nothing meanwhile nothing is seen. `creation` stands for who sent them with which key: the
 * import that it began before is given as it is. Throws 422 where two rows have one number, 429 where as many go on as may.
 */
export async function startImport(
  store: Store,
  caller: Sight,
  input: ImportInput,
  creation: string | null,
): Promise<Import> {
  const lease = newId('tsk');
  for (;;) {
    const begun = await transactAs(store.db, caller, (trx) =>
      begin(trx, caller, { input, creation, lease }, store.clock()),
    );
    if ('told' in begun) return begun.told;
    const { arriving } = begun;
    const told =
      arriving.lease === lease ? await writeOthers(store, caller, arriving, input.rows) : undefined;
    if (told) return told;
    await new Promise((resume) => setTimeout(resume, LOOK_AGAIN_MS));
  }
}

type Beginning = { input: ImportInput; creation: string | null; lease: string };

/** The import that the key began before, or a new one with its first rows. Others are still to be written by whoever has its lease. */
async function begin(
  trx: Executor,
  caller: Sight,
  { input: { file_name, duplicates, rows }, creation, lease }: Beginning,
  now: Date,
): Promise<{ told: Import } | { arriving: ImportRecord }> {
  const tell = async (record: ImportRecord) =>
    isWhole(record) ? { told: await toImport(trx, caller, record) } : { arriving: record };
  await deleteAbandonedImports(trx, now);
  const known = creation && (await findCreated(trx, creation));
  if (known) return tell(known);
  if (new Set(rows.map(({ number }) => number)).size < rows.length)
    throw invalid({ rows: 'Two rows have the same number.' });
  await requireRoom(trx, caller);
  const at = now.toISOString();
  const isAll = rows.length <= AT_ONCE;
  const record: ImportRecord = {
    id: newId('imp'),
    organization_id: caller.organizationId,
    user_id: caller.userId,
    creation,
    file_name,
    duplicates,
    state: isAll ? 'waiting' : 'arriving',
    total: rows.length,
    done: 0,
    refused: 0,
    failures: 0,
    detail: null,
    created_at: at,
    ended_at: null,
    served_at: at,
    next_at: at,
    ...(isAll ? RELEASED : { lease, lease_until: leaseFrom(now) }),
  };
  await trx.insertInto('imports').values(record).execute();
  await insertRows(trx, record, rows.slice(0, AT_ONCE));
  return tell(record);
}

/** Writes the rows after the first ones; with the last the import is there. Nothing where it was given up meanwhile. Where it fails it is deleted. */
async function writeOthers(
  { db, clock }: Store,
  caller: Sight,
  record: ImportRecord,
  rows: readonly ImportRowInput[],
): Promise<Import | undefined> {
  const arriving = { id: record.id, lease: record.lease, state: 'arriving' } as const;
  const whole = { state: 'waiting', ...RELEASED } as const;
  try {
    for (let start = AT_ONCE; start < rows.length; start += AT_ONCE) {
      await nextTurn();
      const isLast = start + AT_ONCE >= rows.length;
      const written = await transactAs(db, caller, async (trx) => {
        const kept = await trx
          .updateTable('imports')
          .set(isLast ? whole : { lease_until: leaseFrom(clock()) })
          .where((eb) => eb.and(arriving))
          .executeTakeFirst();
        if (kept.numUpdatedRows === 0n) return undefined;
        await insertRows(trx, record, rows.slice(start, start + AT_ONCE));
        return isLast ? toImport(trx, caller, { ...record, ...whole }) : 'a piece';
      });
      if (written !== 'a piece') return written;
    }
    return undefined;
  } catch (error) {
    await db
      .deleteFrom('imports')
      .where((eb) => eb.and(arriving))
      .execute()
      // It is deleted once its lease has ended.
      .catch(() => {});
    throw error;
  }
}

function isWhole(record: ImportRecord): record is WholeImport {
  return record.state !== 'arriving';
}

function findCreated(trx: Executor, creation: string): Promise<ImportRecord | undefined> {
  return trx.selectFrom('imports').selectAll().where('creation', '=', creation).executeTakeFirst();
}

async function insertRows(
  trx: Executor,
  { id }: ImportRecord,
  rows: readonly ImportRowInput[],
): Promise<void> {
  await trx
    .insertInto('import_rows')
    .values(rows.map((row) => toRecord(id, row)))
    .execute();
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
