import type { Criterion, ListOrText, ResumeAnalysis } from '@cortex/api-client/model';
import { formatPoints, getOutcome } from '../../components/CriterionRow/outcome.ts';
import { type CsvCell, writeCsv } from '../../csv/writeCsv.ts';

/** A candidate of a comparison; what is not said of them stands in their analysis. */
export type ComparedPerson = {
  name: string;
  analysis?: ResumeAnalysis | undefined;
  score?: number | undefined;
  strengths?: ListOrText | undefined;
  weaknesses?: ListOrText | undefined;
};

export type ComparisonTable = { jobTitle: string; summary: string; people: readonly ComparedPerson[] };

const outcomes = { met: 'Met', unclear: 'Unclear', related: 'Related', missing: 'Not met' } as const;

const importances = { must: 'must-have, ', nice: 'nice to have, ', neither: '' } as const;

/** A comparison as CSV: a column a candidate, a row a criterion, above them what was found. */
export function comparisonCsv({ jobTitle, summary, people }: ComparisonTable): string {
  const analyses = people.map(({ analysis }) => analysis);
  const known = new Map<string, Criterion>();
  for (const criterion of analyses.flatMap((analysis) => analysis?.criteria ?? []))
    if (!known.has(criterion.name)) known.set(criterion.name, criterion);
  const ofEach = (tell: (person: ComparedPerson) => CsvCell) => people.map(tell);
  return writeCsv(
    [`For ${jobTitle}`, ...people.map(({ name }) => name)],
    [
      ['Overall recommendation', summary],
      ['Fit score', ...ofEach(({ score, analysis }) => score ?? analysis?.fit_score)],
      ['Recommendation', ...ofEach(({ analysis }) => analysis?.recommendation)],
      ['Strengths', ...ofEach(({ strengths, analysis }) => toLines(strengths ?? analysis?.strengths))],
      ['Weaknesses', ...ofEach(({ weaknesses, analysis }) => toLines(weaknesses ?? analysis?.weaknesses))],
      ...[...known.values()].map(({ name, importance = 'neither', weight }) => [
        `${name} (${importances[importance]}${formatPoints(weight)} points)`,
        ...analyses.map((analysis) => describe(analysis?.criteria?.find((one) => one.name === name))),
      ]),
    ],
  );
}

function describe(criterion: Criterion | undefined): string {
  if (!criterion) return '';
  const { weight, credit, evidence, related = [], remark } = criterion;
  const [quote] = [...evidence, ...related];
  return [
    `${outcomes[getOutcome(criterion)]}, ${formatPoints(weight * credit)} points`,
    ...(remark ? [remark] : []),
    ...(quote ? [`“${quote.quote}”`] : []),
  ].join('\n');
}

function toLines(told: ListOrText | undefined): string {
  return typeof told === 'string' ? told : (told ?? []).join('\n');
}
