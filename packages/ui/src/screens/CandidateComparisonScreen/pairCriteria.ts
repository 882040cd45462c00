import type { Criterion, ResumeAnalysis } from '@cortex/api-client/model';

export type CriterionPair = {
  name: string;
  weight: number;
  first: Criterion | undefined;
  second: Criterion | undefined;
  /** Whether the two candidates do differently in it. */
  differs: boolean;
};

/** The criteria of two analyses of one job, row by row, in the order of the first. */
export function pairCriteria(
  first: ResumeAnalysis | undefined,
  second: ResumeAnalysis | undefined,
): CriterionPair[] {
  const firsts = new Map((first?.criteria ?? []).map((criterion) => [criterion.name, criterion]));
  const seconds = new Map((second?.criteria ?? []).map((criterion) => [criterion.name, criterion]));
  return [...new Set([...firsts.keys(), ...seconds.keys()])].map((name) => {
    const one = firsts.get(name);
    const other = seconds.get(name);
    return {
      name,
      weight: one?.weight ?? other?.weight ?? 0,
      first: one,
      second: other,
      differs: one?.credit !== other?.credit,
    };
  });
}
