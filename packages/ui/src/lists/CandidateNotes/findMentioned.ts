import type { User } from '@cortex/api-client/model';

type Person = Pick<User, 'id' | 'full_name'>;

/** The ids of those whose name stands in the text after an @, in their order: "@Ann Leeman" does not mention Ann Lee. */
export function findMentioned(text: string, people: readonly Person[]): string[] {
  const mentioned = new Set<string>();
  let rest = text;
  const longestFirst = people.toSorted((one, other) => other.full_name.length - one.full_name.length);
  for (const { full_name } of longestFirst) {
    const parts = rest.split(`@${full_name}`);
    const isWhole = (next: string) => !/^[\p{L}\p{N}]/u.test(next);
    if (!parts.slice(1).some(isWhole)) continue;
    mentioned.add(full_name);
    rest = parts.join('\n');
  }
  return people.filter(({ full_name }) => mentioned.has(full_name)).map(({ id }) => id);
}

/** Of those who are mentioned, whom the refusal names; all of them where it names nobody. */
export function listUnseeing<One extends Person>(
  refusal: string,
  text: string,
  people: readonly One[],
): One[] {
  const ids = findMentioned(text, people);
  const mentioned = people.filter(({ id }) => ids.includes(id));
  const named = mentioned.filter(({ full_name }) => refusal.startsWith(`${full_name} `));
  return named.length > 0 ? named : mentioned;
}
