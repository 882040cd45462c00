import { importLimits } from '@cortex/api-client/limits';
import type { Import, ImportRow } from '@cortex/api-client/model';
import type { Sight } from '../access/policy.ts';
import type { ImportRecord, ImportRowRecord, WholeImport } from '../db/importTables.ts';
import type { Executor } from '../db/schema.ts';
import { notFound } from '../http/HttpError.ts';
import { findNames, toPerson } from '../ledger/readEntries.ts';

/** The imports of a person, or for an admin of the organization, the newest first. */
export async function listImports(db: Executor, caller: Sight): Promise<Import[]> {
  const records = await visibleImports(db, caller)
    .selectAll()
    .$narrowType<WholeImport>()
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  return describe(db, caller, records);
}

/** Of one import that the caller sees. Throws 404 where there is none. */
export async function requireImport(db: Executor, caller: Sight, id: string): Promise<WholeImport> {
  const record = await visibleImports(db, caller)
    .selectAll()
    .$narrowType<WholeImport>()
    .where('id', '=', id)
    .executeTakeFirst();
  if (!record) throw notFound();
  return record;
}

/** An import as the contract tells it. */
export async function toImport(db: Executor, caller: Sight, record: WholeImport): Promise<Import> {
  const [told] = await describe(db, caller, [record]);
  if (!told) throw notFound();
  return told;
}

/** The next rows of an import: while it goes on, those that are through. */
export async function readImportRows(
  db: Executor,
  { id, ended_at }: ImportRecord,
  { after, notMade }: { after: number; notMade: boolean },
): Promise<ImportRow[]> {
  let rows = db
    .selectFrom('import_rows')
    .selectAll()
    .where('import_id', '=', id)
    .where('number', '>', after)
    .orderBy('number')
    .limit(importLimits.listed);
  if (notMade) rows = rows.where('candidate_id', 'is', null);
  if (ended_at === null)
    rows = rows.where(({ eb, or }) => or([eb('candidate_id', 'is not', null), eb('error', 'is not', null)]));
  return (await rows.execute()).map(toRow);
}

function toRow({ number, content, candidate_id, error }: ImportRowRecord): ImportRow {
  return {
    number,
    ...(candidate_id === null ? {} : { candidate_id }),
    ...(error === null ? {} : { error: JSON.parse(error) }),
    ...(content === null ? {} : { values: { number, ...JSON.parse(content) } }),
  };
}

function visibleImports(db: Executor, { organizationId, userId, isAdmin }: Sight) {
  const imports = db
    .selectFrom('imports')
    .where('organization_id', '=', organizationId)
    .where('state', '!=', 'arriving');
  return isAdmin ? imports : imports.where('user_id', '=', userId);
}

async function describe(db: Executor, { userId }: Sight, records: readonly WholeImport[]): Promise<Import[]> {
  const people = await findNames(
    db,
    'users',
    records.map(({ user_id }) => user_id),
  );
  return records.map(
    ({ id, file_name, state, total, done, refused, detail, user_id, created_at, ended_at }) => ({
      id,
      file_name,
      state,
      total,
      done,
      refused,
      ...(detail === null ? {} : { detail }),
      by: toPerson(user_id, people),
      is_own: user_id === userId,
      created_at,
      ...(ended_at === null ? {} : { ended_at }),
    }),
  );
}
