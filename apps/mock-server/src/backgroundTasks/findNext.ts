import type { Store } from '../db/store.ts';
import type { Task } from './leases.ts';
import { UNENDED } from './states.ts';

const COLUMNS = ['id', 'organization_id', 'served_at', 'next_at', 'lease_until'] as const;

/**
 * The task whose turn it is: of the organization that was served longest ago, that which was served longest ago. One that is being
 * worked on counts for its organization, so that many tasks of one take no more turns than one of another.
 */
export async function findNext({ db, clock }: Store): Promise<Task | undefined> {
  const at = clock().toISOString();
  const tables = ['background_tasks', 'imports'] as const;
  const rows = await Promise.all(
    tables.map(async (table) => {
      const found = await db.selectFrom(table).select(COLUMNS).where('state', 'in', UNENDED).execute();
      return found.map((row) => ({ ...row, table }));
    }),
  ).then((found) => found.flat());
  const servedAt = new Map<string, string>();
  for (const { organization_id, served_at } of rows)
    servedAt.set(organization_id, later(servedAt.get(organization_id), served_at));
  const order = ({ organization_id, served_at }: (typeof rows)[number]) =>
    `${servedAt.get(organization_id)} ${served_at}`;
  const [next] = rows
    .filter(({ next_at, lease_until }) => next_at <= at && (lease_until === null || lease_until <= at))
    .toSorted((one, other) => order(one).localeCompare(order(other)));
  return next && { table: next.table, id: next.id };
}

function later(one: string | undefined, other: string): string {
  return one !== undefined && one > other ? one : other;
}
