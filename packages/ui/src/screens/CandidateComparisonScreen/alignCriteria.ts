import type { Criterion, CriterionImportance, ResumeAnalysis } from '@cortex/api-client/model';
import { byImportance, formatPoints, getOutcome } from '../../components/CriterionRow/outcome.ts';

/** One criterion of a job, and how each of the compared does in it. */
export type AlignedCriterion = {
  name: string;
  importance: CriterionImportance | undefined;
  weight: number;
  /** In the order of the analyses; nothing where one lacks the criterion. */
  cells: readonly (Criterion | undefined)[];
  /** Whether some do better in it than others, as far as the figures that are shown tell it. */
  differs: boolean;
  /** By how many points of the score at most. */
  apart: number;
};

/**
 * The criteria of several analyses of one job, row by row: what differs first, among that the must-haves, then what is
 * worth most points between them; what is the same for all in the order in which it comes, must-haves first. Who has no
 * analysis differs from nobody.
 */
export function alignCriteria(analyses: readonly (ResumeAnalysis | undefined)[]): AlignedCriterion[] {
  const columns = analyses.map(
    (analysis) => new Map((analysis?.criteria ?? []).map((criterion) => [criterion.name, criterion])),
  );
  const names = new Set(columns.flatMap((column) => [...column.keys()]));
  const rows = [...names].map((name) => {
    const cells = columns.map((column) => column.get(name));
    const one = cells.find((cell) => cell !== undefined);
    const read = cells.filter((_, index) => analyses[index] !== undefined);
    const credits = read.map((cell) => cell?.credit ?? 0);
    const weight = one?.weight ?? 0;
    return {
      name,
      importance: one?.importance,
      weight,
      cells,
      differs: new Set(read.map(describeResult)).size > 1,
      apart: weight * (Math.max(...credits) - Math.min(...credits)),
    };
  });
  return rows.toSorted(
    (one, other) =>
      Number(other.differs) - Number(one.differs) || byImportance(one, other) || other.apart - one.apart,
  );
}

function describeResult(criterion: Criterion | undefined): string {
  return criterion ? `${getOutcome(criterion)} ${formatPoints(criterion.weight * criterion.credit)}` : '';
}
