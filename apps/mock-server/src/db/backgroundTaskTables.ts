import type { Kysely, Selectable } from 'kysely';

/**
 * Work of many minutes that goes on without whoever asked for it. A server that works on it holds `lease` until `lease_until`;
 * one that dies leaves it to the next.
 */
type BackgroundTaskTable = {
  id: string;
  organization_id: string;
  user_id: string;
  kind: 'ranking' | 'rescoring';
  job_id: string;
  state: 'waiting' | 'running' | 'done' | 'cancelled' | 'failed';
  total: number;
  /** How many of its candidates, from the first on, have a result. */
  done: number;
  refused: number;
  /** Failed attempts in a row. */
  failures: number;
  detail: string | null;
  created_at: string;
  ended_at: string | null;
  /** When it was worked on last, and when it may be again. */
  served_at: string;
  next_at: string;
  lease: string | null;
  lease_until: string | null;
};

/** Whom a task is about, in order, so many to a row. */
type BackgroundTaskPartTable = { task_id: string; part: number; candidate_ids: string };

export type BackgroundTaskTables = {
  background_tasks: BackgroundTaskTable;
  background_task_parts: BackgroundTaskPartTable;
};
export type BackgroundTaskRow = Selectable<BackgroundTaskTable>;

export async function addBackgroundTasks(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('background_tasks')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('organization_id', 'text', (column) =>
      column.notNull().references('organizations.id').onDelete('cascade'),
    )
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('job_id', 'text', (column) => column.notNull().references('jobs.id').onDelete('cascade'))
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('total', 'integer', (column) => column.notNull())
    .addColumn('done', 'integer', (column) => column.notNull())
    .addColumn('refused', 'integer', (column) => column.notNull())
    .addColumn('failures', 'integer', (column) => column.notNull())
    .addColumn('detail', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('ended_at', 'text')
    .addColumn('served_at', 'text', (column) => column.notNull())
    .addColumn('next_at', 'text', (column) => column.notNull())
    .addColumn('lease', 'text')
    .addColumn('lease_until', 'text')
    .execute();
  const indexes = {
    organization: ['organization_id', 'created_at'],
    state: ['state'],
    user: ['user_id'],
    job: ['job_id'],
  };
  for (const [name, columns] of Object.entries(indexes))
    await db.schema
      .createIndex(`background_tasks_by_${name}`)
      .on('background_tasks')
      .columns(columns)
      .execute();
  await db.schema
    .createTable('background_task_parts')
    .addColumn('task_id', 'text', (column) =>
      column.notNull().references('background_tasks.id').onDelete('cascade'),
    )
    .addColumn('part', 'integer', (column) => column.notNull())
    .addColumn('candidate_ids', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('background_task_parts_key', ['task_id', 'part'])
    .execute();
}
