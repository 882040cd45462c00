import { listChangesLimits } from '@cortex/api-client/limits';
import type { Expression, RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { Caller } from '../access/sessions.ts';
import { fromJson, type JsonText, namedIds } from '../db/json.ts';
import type { ListName, ListVersionTables } from '../db/listVersionTables.ts';
import type { Executor } from '../db/schema.ts';
import { notFound } from '../http/HttpError.ts';
import { tagOf, versionOf } from './etags.ts';

type Change = Pick<ListVersionTables['list_changes'], 'version' | 'previous' | 'record_id' | 'lost_by'>;

/** The rows of the caller's list for which something holds. */
type ReadRows<Row> = (caller: Caller, where: RawBuilder<boolean>) => Promise<{ json: JsonText<Row> }[]>;

/**
 * What the caller's list has gained, changed and lost since a tag of theirs. Throws 404 where that is not known, or is too
 * much: then the list is to be read whole.
 */
export async function readListChanges<Row extends { id: string }>(
  db: Executor,
  caller: Caller,
  { list, since, rows }: { list: ListName; since: string; rows: ReadRows<Row> },
): Promise<{ tag: string; changed: Row[]; removed: string[] }> {
  const current = caller.listVersions[list];
  const before = versionOf(caller, since);
  if (current === null || before === undefined) throw notFound();
  const tag = tagOf(caller, current);
  if (before === current) return { tag, changed: [], removed: [] };
  const changes = await findChanges(db, caller, list, before);
  const ids = new Set(changes.map(({ record_id }) => record_id ?? ''));
  if (!leadsTo(changes, before, current) || ids.has('') || ids.size > listChangesLimits.records)
    throw notFound();
  const id: Expression<unknown> = sql.ref(`${list}.id`);
  const found = await rows(caller, sql`${id} in (${namedIds(db, JSON.stringify([...ids]))})`);
  const changed = found.map(({ json }) => fromJson<Row>(json));
  const seen = new Set(changed.map((row) => row.id));
  const lost = changes.filter(({ lost_by }) => caller.isAdmin || parseIds(lost_by).includes(caller.userId));
  const removed = new Set(lost.flatMap(({ record_id }) => record_id ?? []).filter((one) => !seen.has(one)));
  return { tag, changed, removed: [...removed] };
}

/** The changes of a list since one of its versions, the oldest first; one more than are told. */
function findChanges(db: Executor, { organizationId }: Caller, list: ListName, version: string) {
  const ofList = () =>
    db.selectFrom('list_changes').where('organization_id', '=', organizationId).where('list', '=', list);
  return ofList()
    .select(['version', 'previous', 'record_id', 'lost_by'])
    .where('sequence', '>=', ofList().where('previous', '=', version).select('sequence'))
    .orderBy('sequence')
    .execute();
}

/** Whether changes follow each other from one version to another. A release before this one changed versions without them. */
function leadsTo(changes: readonly Change[], first: string, last: string): boolean {
  let at = first;
  for (const { previous, version } of changes) {
    if (previous !== at) return false;
    at = version;
    if (at === last) return true;
  }
  return false;
}

function parseIds(json: string): readonly string[] {
  return JSON.parse(json);
}
