import { CreateCandidateBody } from '@cortex/api-client/candidates/validators';
import type { ErrorBody } from '@cortex/api-client/model';
import { SetCandidateTagsBody } from '@cortex/api-client/notes/validators';
import type { Transaction } from 'kysely';
import type { Sight } from '../access/policy.ts';
import { transactAs } from '../access/transactAs.ts';
import { readFields } from '../api/validation.ts';
import { addCandidate, findByEmail } from '../candidates/addCandidate.ts';
import type { ImportRecord } from '../db/importTables.ts';
import type { Database } from '../db/schema.ts';
import type { Store } from '../db/store.ts';
import { HttpError } from '../http/HttpError.ts';
import { toTags } from '../notes/tags.ts';
import { nextTurn } from '../platform/timers.ts';
import { findPerson } from './findPerson.ts';
import { type Change, end, type Held, held } from './leases.ts';

const TURN_MS = 1_500;
/** So many rows are read in a turn, and so many stored in one transaction, behind which others wait. */
const READ = 500;
const AT_ONCE = 10;

const KNOWN: ErrorBody = { detail: 'A candidate with this email is there already.', code: 'email_taken' };

type Row = { number: number; content: string };

/** Makes candidates of the next rows of an import, for a second or two. Gives how far it is then; nothing where it was cancelled. */
export async function importInTurn({ db, clock }: Store, task: Held): Promise<Change> {
  const record = await db.selectFrom('imports').selectAll().where('id', '=', task.id).executeTakeFirst();
  const person = record && (await findPerson(db, record));
  if (!person) return end('cancelled', clock());
  const rows = await readOpenRows({ db }, task);
  const until = Date.now() + TURN_MS;
  let through = 0;
  while (through < rows.length && (through === 0 || Date.now() < until)) {
    const some = rows.slice(through, through + AT_ONCE);
    const isOurs = await transactAs(db, person, (trx) =>
      importRows(trx, task, record, person, some, clock()),
    );
    if (!isOurs) return {};
    through += some.length;
    // A database within this process answers without ever letting it look up.
    await nextTurn();
  }
  const progress: Change = { failures: 0, state: 'running' };
  return record.done + through < record.total ? progress : { ...progress, ...end('done', clock()) };
}

async function readOpenRows({ db }: Pick<Store, 'db'>, { id }: Held): Promise<Row[]> {
  const rows = await db
    .selectFrom('import_rows')
    .select(['number', 'content'])
    .where('import_id', '=', id)
    .where('candidate_id', 'is', null)
    .where('error', 'is', null)
    .orderBy('number')
    .limit(READ)
    .execute();
  return rows.map(({ number, content }) => ({ number, content: content ?? '{}' }));
}

/** Makes candidates of rows and counts them, as one: whoever goes on after a server that died finds both or neither. */
async function importRows(
  trx: Transaction<Database>,
  task: Held,
  { duplicates }: ImportRecord,
  person: Sight,
  rows: readonly Row[],
  now: Date,
): Promise<boolean> {
  // Ahead of the rows, so that a cancellation comes before them or after them.
  const mine = await held(trx, task).set({ state: 'running' }).executeTakeFirst();
  if (mine.numUpdatedRows === 0n) return false;
  let refused = 0;
  for (const { number, content } of rows) {
    const outcome = await importRow(trx, person, { content, leaveOut: duplicates === 'leave_out' }, now);
    if ('error' in outcome) refused += 1;
    await trx
      .updateTable('import_rows')
      .set(outcome)
      .where('import_id', '=', task.id)
      .where('number', '=', number)
      .execute();
  }
  await trx
    .updateTable('imports')
    .set(({ eb }) => ({ done: eb('done', '+', rows.length), refused: eb('refused', '+', refused) }))
    .where('id', '=', task.id)
    .execute();
  return true;
}

/** What is written down of a row: its candidate, and nothing more of what it said, or why there is none. */
async function importRow(
  trx: Transaction<Database>,
  person: Sight,
  { content, leaveOut }: { content: string; leaveOut: boolean },
  now: Date,
): Promise<{ candidate_id: string; content: null; email_key: null } | { error: string }> {
  try {
    const { tags: told = [], ...texts } = JSON.parse(content);
    const { name, email, phone, notes } = readFields(CreateCandidateBody, texts);
    const tags = toTags(readFields(SetCandidateTagsBody, { tags: told }).tags);
    if (leaveOut && (await findByEmail(trx, person, email))) return { error: JSON.stringify(KNOWN) };
    const at = now.toISOString();
    const candidate_id = await addCandidate(trx, person, { name, email, phone, notes, tags }, at);
    return { candidate_id, content: null, email_key: null };
  } catch (error) {
    if (error instanceof HttpError) return { error: JSON.stringify(error.body) };
    throw error;
  }
}
