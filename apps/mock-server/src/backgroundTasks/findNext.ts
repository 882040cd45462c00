import type { Store } from '../db/store.ts';
import { UNENDED } from './states.ts';

/**
 * The task whose turn it is: of the organization that was served longest ago, that which was served longest ago. One that is being
 * worked on counts for its organization, so that many tasks of one take no more turns than one of another.
 */
export async function findNext({ db, clock }: Store): Promise<string | undefined> {
  const at = clock().toISOString();
  const rows = await db
    .selectFrom('background_tasks')
    .select(['id', 'organization_id', 'served_at', 'next_at', 'lease_until'])
    .where('state', 'in', UNENDED)
    .execute();
  const servedAt = new Map<string, string>();
  for (const { organization_id, served_at } of rows)
    servedAt.set(organization_id, later(servedAt.get(organization_id), served_at));
  const order = ({ organization_id, served_at }: (typeof rows)[number]) =>
    `${servedAt.get(organization_id)} ${served_at}`;
  const [next] = rows
    .filter(({ next_at, lease_until }) => next_at <= at && (lease_until === null || lease_until <= at))
    .toSorted((one, other) => order(one).localeCompare(order(other)));
  return next?.id;
}

function later(one: string | undefined, other: string): string {
  return one !== undefined && one > other ? one : other;
}
