import { type Insertable, sql, type Transaction } from 'kysely';
import { findEmailChange } from '../access/emailChanges.ts';
import { endInvitationsFor } from '../access/invitations.ts';
import { requireFreeLogin, requireRoomForPerson } from '../access/policy.ts';
import { findSecondFactor } from '../access/secondFactors.ts';
import { type Caller, roleOf } from '../access/sessions.ts';
import { changeLists } from '../db/listVersions.ts';
import type { Database, Executor } from '../db/schema.ts';
import { notFound } from '../http/HttpError.ts';
import { appendEntry } from '../ledger/appendEntry.ts';
import { softDelete, undoSoftDelete } from './undo.ts';

type Share = Insertable<Database['shares']>;

/** A person's row, and what passed on with the deletion: the ids of their records, and their shares. */
type Records = {
  user: Insertable<Database['users']>;
  newOwner: string;
  jobs: string[];
  candidates: string[];
  shares: Share[];
  /** The new owner's own shares of the same candidates, as they were before. */
  ownShares: Share[];
  looks: Insertable<Database['looks']>[];
  /** Their changed email, where it waits to be confirmed. */
  emailChange?: Insertable<Database['email_changes']> | undefined;
  secondFactor?: Insertable<Database['second_factors']> | undefined;
  recoveryCodes?: Insertable<Database['recovery_codes']>[];
  passkeys?: Insertable<Database['passkeys']>[];
  /** Their sign-in at the company's provider. */
  identities?: Insertable<Database['company_identities']>[];
  /** What goes on for them in the background. */
  imports?: Insertable<Database['imports']>[];
  importRows?: Insertable<Database['import_rows']>[];
  tasks?: Insertable<Database['background_tasks']>[];
  taskParts?: Insertable<Database['background_task_parts']>[];
};

type Deletion = { id: string; newOwner: string; at: string };

/** Deletes a person, whose records pass on, so that `restoreUser` can take it back for a while. */
export async function deleteUserForNow(
  trx: Transaction<Database>,
  caller: Caller,
  { id, newOwner, at }: Deletion,
): Promise<void> {
  const shares = await trx
    .selectFrom('shares')
    .selectAll()
    .where(({ eb, or }) => or([eb('shared_by_user_id', '=', id), eb('shared_with_user_id', '=', id)]))
    .execute();
  const shared = new Set(shares.map(({ candidate_id }) => candidate_id));
  const ofNewOwner = await trx
    .selectFrom('shares')
    .selectAll()
    .where(({ eb, or }) =>
      or([eb('shared_by_user_id', '=', newOwner), eb('shared_with_user_id', '=', newOwner)]),
    )
    .execute();
  const imports = await trx
    .selectFrom('imports')
    .selectAll()
    .where('user_id', '=', id)
    .where('state', '!=', 'arriving')
    .execute();
  const tasks = await trx.selectFrom('background_tasks').selectAll().where('user_id', '=', id).execute();
  const records: Records = {
    user: await trx.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    newOwner,
    jobs: await idsOwnedBy(trx, caller, 'jobs', id),
    candidates: await idsOwnedBy(trx, caller, 'candidates', id),
    shares,
    ownShares: ofNewOwner.filter(({ candidate_id }) => shared.has(candidate_id)),
    looks: await trx.selectFrom('looks').selectAll().where('user_id', '=', id).execute(),
    emailChange: await findEmailChange(trx, id, new Date(at)),
    secondFactor: await findSecondFactor(trx, id),
    recoveryCodes: await trx.selectFrom('recovery_codes').selectAll().where('user_id', '=', id).execute(),
    passkeys: await trx.selectFrom('passkeys').selectAll().where('user_id', '=', id).execute(),
    identities: await trx.selectFrom('company_identities').selectAll().where('user_id', '=', id).execute(),
    imports,
    importRows: await rowsOf(trx, 'import_rows', 'import_id', imports),
    tasks,
    taskParts: await rowsOf(trx, 'background_task_parts', 'task_id', tasks),
  };
  await softDelete(trx, caller, { id, at, records });
  for (const table of ['jobs', 'candidates'] as const) {
    await trx
      .updateTable(table)
      .set({ owner_id: newOwner })
      .where('organization_id', '=', caller.organizationId)
      .where('owner_id', '=', id)
      .execute();
  }
  await passOnShares(trx, id, newOwner);
  await trx.deleteFrom('users').where('id', '=', id).execute();
  await changeLists(trx, caller, 'jobs', 'candidates');
  await appendEntry(trx, caller, { at, kind: 'user_deleted', subjectId: id, details: {} });
}

/**
 * Brings a person back, with those of their records and shares that are still with whom they passed to. Throws 404
 * where there is nothing to undo, 403 or 409 where there is no room for them or their login is taken.
 */
export async function restoreUser(
  trx: Transaction<Database>,
  caller: Caller,
  id: string,
  now: Date,
): Promise<void> {
  const held = await undoSoftDelete<Records>(trx, caller, { id, kind: 'user' }, now);
  if (!held) throw notFound();
  const { user, newOwner, jobs, candidates, shares, ownShares, looks, emailChange } = held.records;
  const { secondFactor, recoveryCodes = [], passkeys = [], identities = [] } = held.records;
  const { imports = [], importRows = [], tasks = [], taskParts = [] } = held.records;
  await requireRoomForPerson(trx, caller, user, now);
  await requireFreeLogin(trx, caller, user);
  await trx.insertInto('users').values(user).execute();
  await endInvitationsFor(trx, user.email);
  if (emailChange) await trx.insertInto('email_changes').values(emailChange).execute();
  if (secondFactor) await trx.insertInto('second_factors').values(secondFactor).execute();
  if (recoveryCodes.length > 0) await trx.insertInto('recovery_codes').values(recoveryCodes).execute();
  for (const passkey of passkeys) await trx.insertInto('passkeys').values(passkey).execute();
  // Who signed in at the provider meanwhile may be somebody else by now.
  for (const identity of identities)
    await trx
      .insertInto('company_identities')
      .values(identity)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  await changeLists(trx, caller, 'jobs', 'candidates');
  for (const [table, ids] of [
    ['jobs', jobs],
    ['candidates', candidates],
  ] as const) {
    for (const recordId of ids)
      await trx
        .updateTable(table)
        .set({ owner_id: id })
        .where('id', '=', recordId)
        .where('owner_id', '=', newOwner)
        .execute();
  }
  for (const share of shares) await giveBack(trx, share, { id, newOwner, ownShares });
  for (const look of looks) {
    const columns = ['user_id', 'candidate_id', 'job_id', 'at'] as const;
    await trx
      .insertInto('looks')
      .columns([...columns])
      .expression((eb) =>
        eb
          .selectFrom(['candidates', 'jobs'])
          .where('candidates.id', '=', look.candidate_id)
          .where('jobs.id', '=', look.job_id)
          .select(({ val }) => [
            val(look.user_id).as('user_id'),
            'candidates.id as candidate_id',
            'jobs.id as job_id',
            val(look.at).as('at'),
          ]),
      )
      .execute();
  }
  for (const one of imports)
    await trx
      .insertInto('imports')
      .values({ ...one, ...UNHELD })
      .execute();
  for (const row of importRows) await trx.insertInto('import_rows').values(row).execute();
  const there = await idsOwnedBy(trx, caller, 'jobs');
  for (const task of tasks) {
    if (!there.includes(task.job_id)) continue;
    await trx
      .insertInto('background_tasks')
      .values({ ...task, ...UNHELD })
      .execute();
    const parts = taskParts.filter(({ task_id }) => task_id === task.id);
    for (const part of parts) await trx.insertInto('background_task_parts').values(part).execute();
  }
  await appendEntry(trx, caller, {
    at: now.toISOString(),
    kind: 'user_restored',
    subjectId: id,
    details: { to: roleOf(user.is_admin === 1) },
  });
}

/** Nobody works on what comes back; it is somebody's turn. */
const UNHELD = { lease: null, lease_until: null };

/** The rows that belong to imports or tasks. */
async function rowsOf<Table extends 'import_rows' | 'background_task_parts'>(
  trx: Executor,
  table: Table,
  column: 'import_id' | 'task_id',
  owners: readonly { id: string }[],
): Promise<Insertable<Database[Table]>[]> {
  const rows: Insertable<Database[Table]>[] = [];
  for (const { id } of owners) {
    const query = sql<
      Insertable<Database[Table]>
    >`SELECT * FROM ${sql.table(table)} WHERE ${sql.ref(column)} = ${id}`;
    rows.push(...(await query.execute(trx)).rows);
  }
  return rows;
}

/** A share stands again as it was, and the new owner's as theirs was, as long as its candidate and colleague are there. */
async function giveBack(
  trx: Transaction<Database>,
  share: Share,
  { id, newOwner, ownShares }: { id: string; newOwner: string; ownShares: readonly Share[] },
): Promise<void> {
  if (!(await bothThere(trx, share))) return;
  if (share.shared_by_user_id === id) {
    const passedOn = await trx
      .deleteFrom('shares')
      .where('candidate_id', '=', share.candidate_id)
      .where('shared_with_user_id', '=', share.shared_with_user_id)
      .where('shared_by_user_id', '=', newOwner)
      .where('created_at', '=', share.created_at)
      .executeTakeFirst();
    const own = ownShares.find(
      (one) =>
        one.shared_by_user_id === newOwner &&
        one.candidate_id === share.candidate_id &&
        one.shared_with_user_id === share.shared_with_user_id,
    );
    // The colleague was the new owner, or the share was withdrawn meanwhile.
    if (passedOn.numDeletedRows === 0n && share.shared_with_user_id !== newOwner) return;
    if (own && passedOn.numDeletedRows > 0n) await trx.insertInto('shares').values(own).execute();
  }
  await trx
    .insertInto('shares')
    .values(share)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

async function bothThere(trx: Transaction<Database>, share: Share): Promise<boolean> {
  const { count } = await trx
    .selectFrom(['candidates', 'users as sender', 'users as recipient'])
    .where('candidates.id', '=', share.candidate_id)
    .where('sender.id', '=', share.shared_by_user_id)
    .where('recipient.id', '=', share.shared_with_user_id)
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count) > 0;
}

async function idsOwnedBy(
  db: Executor,
  { organizationId }: Caller,
  table: 'jobs' | 'candidates',
  owner?: string,
): Promise<string[]> {
  const all = db.selectFrom(table).select('id').where('organization_id', '=', organizationId);
  const rows = await (owner === undefined ? all : all.where('owner_id', '=', owner)).execute();
  return rows.map(({ id }) => id);
}

/**
 * Where both shared a candidate with the same colleague, the newer note stands. What was shared with the new owner
 * ends: they see all.
 */
async function passOnShares(db: Executor, from: string, newOwner: string): Promise<void> {
  await db
    .insertInto('shares')
    .columns(['candidate_id', 'shared_with_user_id', 'shared_by_user_id', 'note', 'created_at'])
    .expression((eb) =>
      eb
        .selectFrom('shares')
        .select(['candidate_id', 'shared_with_user_id'])
        .select(eb.val(newOwner).as('shared_by_user_id'))
        .select(['note', 'created_at'])
        .where('shared_by_user_id', '=', from)
        .where('shared_with_user_id', '!=', newOwner),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['shared_with_user_id', 'candidate_id', 'shared_by_user_id'])
        .doUpdateSet(({ ref }) => ({ note: ref('excluded.note'), created_at: ref('excluded.created_at') }))
        .whereRef('shares.created_at', '<', 'excluded.created_at'),
    )
    .execute();
}
