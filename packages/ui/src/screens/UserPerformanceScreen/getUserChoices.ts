import type { User } from '@cortex/api-client/model';

export const ALL_USERS = 'All Users';

/** The values that the selector offers whoever is there. */
const fixedNames = [ALL_USERS, 'User 1', 'User 2'];

type UserChoices = {
  fixed: readonly string[];
  people: readonly string[];
  /** The chosen name, where neither list holds it. */
  other: string | null;
};

/** A person's full name; where two share one, the username follows in brackets. */
function getPerformanceName(person: User, people: readonly User[]): string {
  const shared = people.some(({ id, full_name }) => id !== person.id && full_name === person.full_name);
  return shared ? `${person.full_name} (${person.username})` : person.full_name;
}

/** Whose figures a person may choose. A regular user has everybody's together and their own. */
export function getUserChoices({
  people,
  role,
  chosen,
}: {
  people: readonly User[];
  role: 'admin' | 'user';
  chosen: string;
}): UserChoices {
  const offered = role === 'admin' ? people : people.filter(({ is_self }) => is_self);
  const fixed = role === 'admin' ? fixedNames : [ALL_USERS];
  const names = offered
    .map((person) => getPerformanceName(person, people))
    .filter((name) => !fixed.includes(name))
    .sort((a, b) => a.localeCompare(b, 'en'));
  const other = fixed.includes(chosen) || names.includes(chosen) ? null : chosen;
  return { fixed, people: names, other };
}
