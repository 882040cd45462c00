import type { Criterion, CriterionImportance, ResumeAnalysis } from '@cortex/api-client/model';
import { byImportance } from '../../components/CriterionRow/outcome.ts';

export type CriterionPair = {
  name: string;
  importance: CriterionImportance | undefined;
  weight: number;
  first: Criterion | undefined;
  second: Criterion | undefined;
  /** Whether the two candidates do differently in it. */
  differs: boolean;
};

/** The criteria of two analyses of one job, row by row: must-haves first, else in the order of the first. */
export function pairCriteria(
  first: ResumeAnalysis | undefined,
  second: ResumeAnalysis | undefined,
): CriterionPair[] {
  const firsts = new Map((first?.criteria ?? []).map((criterion) => [criterion.name, criterion]));
  const seconds = new Map((second?.criteria ?? []).map((criterion) => [criterion.name, criterion]));
  const pairs = [...new Set([...firsts.keys(), ...seconds.keys()])].map((name) => {
    const one = firsts.get(name);
    const other = seconds.get(name);
    return {
      name,
      importance: one?.importance ?? other?.importance,
      weight: one?.weight ?? other?.weight ?? 0,
      first: one,
      second: other,
      differs: one?.credit !== other?.credit,
    };
  });
  return pairs.toSorted(byImportance);
}
