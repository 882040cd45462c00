import type { CriterionChoice, ReadCriterion } from '@cortex/api-client/model';

/** The contract's limits of what a person can set. */
export const NAME_LENGTH = 200;
export const MAX_CHOICES = 60;

export const importanceWords: Record<CriterionChoice['importance'], string> = {
  must: 'Must have',
  nice: 'Nice to have',
  left_out: 'Leave out',
};

type Named = { name: string };

/** The contract compares the names of criteria without regard to case. */
function isSameName(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}

export function findNamed<Item extends Named>(items: readonly Item[], name: string): Item | undefined {
  return items.find((item) => isSameName(item.name, name));
}

/** What a person set, in words. */
export function describeChoices(choices: readonly CriterionChoice[]): string {
  return choices.map(({ name, importance }) => `${name}: ${importanceWords[importance]}`).join(', ');
}

/** A person's choice about a criterion; without an importance it is removed. */
export type Choice = Named & { importance: CriterionChoice['importance'] | null };

/** The choices with one added, changed or removed. */
export function choose(choices: readonly CriterionChoice[], { name, importance }: Choice): CriterionChoice[] {
  if (importance === null) return choices.filter((choice) => !isSameName(choice.name, name));
  const chosen = { name, importance };
  if (!findNamed(choices, name)) return [...choices, chosen];
  return choices.map((choice) => (isSameName(choice.name, name) ? chosen : choice));
}

/** The criteria with those that were there before in their places, so that a choice moves no row, and new ones at the end. */
export function keepPlaces(
  criteria: readonly ReadCriterion[],
  before: readonly ReadCriterion[],
): ReadCriterion[] {
  const stayed = before.flatMap(({ name }) => findNamed(criteria, name) ?? []);
  return [...stayed, ...criteria.filter(({ name }) => !findNamed(before, name))];
}
