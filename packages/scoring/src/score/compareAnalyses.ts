import type { Criterion } from '@cortex/api-client/model';
import type { ResumeAnalysis } from './resumeAnalysis.ts';

/** A candidate by name, with their analysis for the job in question. */
export type Compared = { name: string; analysis: ResumeAnalysis };

/** Scores closer than this, in percentage points, do not tell two people apart. */
const ALIKE = 3;
const MAX_NAMED = 3;

/** One to three sentences that name what decides between two candidates for the same job. */
export function summarizeComparison(first: Compared, second: Compared): string {
  const [better, other] =
    second.analysis.fit_score > first.analysis.fit_score ? [second, first] : [first, second];
  const scores = `${better.analysis.fit_score} % against ${other.analysis.fit_score} %`;
  const verdict =
    better.analysis.fit_score - other.analysis.fit_score < ALIKE
      ? `Both fit alike (${scores}).`
      : `${better.name} fits better (${scores}).`;
  const sentences = [
    tellAdvantage(better, other),
    tellAdvantage(other, better),
    tellMissing(first.analysis, second.analysis),
  ];
  return [verdict, ...sentences].filter((sentence) => sentence !== '').join(' ');
}

function tellAdvantage(one: Compared, other: Compared): string {
  const names = one.analysis.criteria
    .map((criterion, index) => ({ criterion, rival: other.analysis.criteria[index] }))
    .filter(({ criterion, rival }) => criterion.met && rival && isNotShown(rival))
    .toSorted((a, b) => b.criterion.weight - a.criterion.weight)
    .map(({ criterion }) => criterion.name);
  return names.length === 0 ? '' : `Only ${one.name} shows ${list(names)}.`;
}

function tellMissing(first: ResumeAnalysis, second: ResumeAnalysis): string {
  const isMissing = (criterion: Criterion, index: number) => {
    const other = second.criteria[index];
    return isNotShown(criterion) && other !== undefined && isNotShown(other);
  };
  const names = first.criteria.filter(isMissing).map(({ name }) => name);
  return names.length === 0 ? '' : `Neither shows ${list(names)}.`;
}

/** What is unclear may be there. */
const isNotShown = ({ met, unclear = false }: Criterion) => !met && !unclear;

function list(names: readonly string[]): string {
  const named = names.slice(0, MAX_NAMED);
  const rest = names.length - named.length;
  if (rest > 0) return `${named.join(', ')} and ${rest} more`;
  return named.length === 1 ? `${named[0]}` : `${named.slice(0, -1).join(', ')} and ${named.at(-1)}`;
}
