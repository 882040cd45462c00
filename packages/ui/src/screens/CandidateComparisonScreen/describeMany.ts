import type { Column } from '../../lists/AnalysisForm/keptComparisons.ts';
import type { AlignedCriterion } from './alignCriteria.ts';

const listed = new Intl.ListFormat('en-GB', { type: 'conjunction' });

type Named = Column & { name: string };

/** Who has which score, the highest first, and in how many criteria they differ: what the scores say, and no more. */
export function describeMany(columns: readonly Named[], rows: readonly AlignedCriterion[]): string {
  return [describeScores(columns), describeDifferences(rows)].filter(Boolean).join(' ');
}

function describeScores(columns: readonly Named[]): string {
  const scored = columns.flatMap(({ name, analysis }) =>
    analysis?.fit_score === undefined ? [] : [{ name, score: Math.round(analysis.fit_score) }],
  );
  const scores = [...new Set(scored.map(({ score }) => score))].toSorted((one, other) => other - one);
  const [highest, ...rest] = scores.map((score) => ({
    score,
    names: scored.filter((other) => other.score === score).map(({ name }) => name),
  }));
  if (!highest) return '';
  const { score, names } = highest;
  const best =
    names.length === 1
      ? `${names[0]} has the highest score (${score}\u00a0%)`
      : `${listed.format(names)} have the same score (${score}\u00a0%)`;
  const others = rest.map((one) => `${listed.format(one.names)} (${one.score}\u00a0%)`);
  return others.length === 0 ? `${best}.` : `${best}, before ${listed.format(others)}.`;
}

function describeDifferences(rows: readonly AlignedCriterion[]): string {
  const differing = rows.filter(({ differs }) => differs);
  if (rows.length === 0) return '';
  if (differing.length === 0) return 'In each criterion all do the same.';
  const musts = differing.filter(({ importance }) => importance === 'must').map(({ name }) => name);
  const among =
    musts.length === 0
      ? ''
      : `, among them the must-have${musts.length === 1 ? '' : 's'} ${listed.format(musts)}`;
  return `They differ in ${differing.length} of ${rows.length} criteria${among}.`;
}
