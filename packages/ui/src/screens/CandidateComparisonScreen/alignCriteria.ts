import type { Criterion, CriterionImportance, ResumeAnalysis } from '@cortex/api-client/model';
import { byImportance, getOutcome } from '../../components/CriterionRow/outcome.ts';

/** One criterion of a job, and how each of the compared does in it. */
export type AlignedCriterion = {
  name: string;
  importance: CriterionImportance | undefined;
  weight: number;
  /** In the order of the analyses; nothing where one lacks the criterion. */
  cells: readonly (Criterion | undefined)[];
  /** Whether some do better in it than others. */
  differs: boolean;
};

/**
 * The criteria of several analyses of one job, row by row: what differs first, among that the must-haves first, else in the order in which they come. Who has no
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
    const results = cells.filter((_, index) => analyses[index] !== undefined).map(describeResult);
    return {
      name,
      importance: one?.importance,
      weight: one?.weight ?? 0,
      cells,
      differs: new Set(results).size > 1,
    };
  });
  return rows.toSorted(
    (one, other) => Number(other.differs) - Number(one.differs) || byImportance(one, other),
  );
}

function describeResult(criterion: Criterion | undefined): string {
  return criterion ? `${getOutcome(criterion)} ${criterion.credit}` : '';
}
