import type { JobReading, JobText } from '@cortex/api-client/model';
/** For stories: a server that reads the same in every text, with what a person set about it, and that takes no age. */
export function answerReading({ criteria, refused }: JobReading, ageRefusal = '') {
  return async ({ request }: { request: Request }): Promise<JobReading> => {
    const { criteria: choices = [] }: JobText = JSON.parse(await request.clone().text());
    const added = choices.filter(({ name }) => !criteria.some((criterion) => criterion.name === name));
    const [refusedNames, taken] = [
      added.filter(({ name }) => /\bage\b/i.test(name)),
      added.filter(({ name }) => !/\bage\b/i.test(name)),
    ];
    return {
      criteria: [
        ...criteria.map((criterion) => {
          const importance = choices.find(({ name }) => name === criterion.name)?.importance;
          return importance
            ? { ...criterion, importance, weight: importance === 'left_out' ? 0 : criterion.weight }
            : criterion;
        }),
        ...taken.map((choice) => ({ ...choice, kind: 'skill' as const, weight: 5, from: 'person' as const })),
      ].toSorted((one, other) => other.weight - one.weight),
      refused: [...refused, ...refusedNames.map(({ name }) => ({ name, reason: ageRefusal }))],
    };
  };
}
