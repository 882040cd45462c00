import type { Executor } from '../db/schema.ts';

/** The name that stands for everybody. */
export const ALL_USERS = 'All Users';

/**
 * The ids of an organization's people by performance name: the full name, and where two share one, the username follows
 * in brackets. Nobody's name reads as another's, or as everybody's, whatever they are called.
 */
export async function findPerformanceNames(
  db: Executor,
  organizationId: string,
): Promise<Map<string, string>> {
  const people = await db
    .selectFrom('users')
    .select(['id', 'full_name', 'username'])
    .where('organization_id', '=', organizationId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return namePeople(people);
}

type Person = { id: string; full_name: string; username: string };

/** The ids of people by a name that each has alone. */
export function namePeople(people: readonly Person[]): Map<string, string> {
  const plain = countNames(people.map(({ full_name }) => full_name));
  const composed = countNames(people.filter((one) => isShared(one, plain)).map(compose));
  const names = new Map<string, string>();
  for (const person of people) {
    const { id, full_name } = person;
    const name = isShared(person, plain) || composed.has(full_name) ? compose(person) : full_name;
    names.set(names.has(name) ? `${name} [${id}]` : name, id);
  }
  return names;
}

function isShared({ full_name }: Person, counts: ReadonlyMap<string, number>): boolean {
  return full_name === ALL_USERS || (counts.get(full_name) ?? 0) > 1;
}

function compose({ full_name, username }: Person): string {
  return `${full_name} (${username})`;
}

function countNames(names: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}
