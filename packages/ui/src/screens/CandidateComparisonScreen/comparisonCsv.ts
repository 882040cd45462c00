import type { Criterion, ListOrText, ResumeAnalysis } from '@cortex/api-client/model';
import { formatPoints, getOutcome } from '../../components/CriterionRow/outcome.ts';
import { type CsvCell, writeCsv } from '../../csv/writeCsv.ts';
import type { AlignedCriterion } from './alignCriteria.ts';

type ComparisonTable = {
  jobTitle: string;
  /** What decides, where the server says so. */
  summary: string | undefined;
  columns: readonly { name: string; analysis?: ResumeAnalysis | undefined }[];
  rows: readonly AlignedCriterion[];
};

const outcomes = { met: 'Met', unclear: 'Unclear', related: 'Related', missing: 'Not met' } as const;

const importances = { must: 'must-have, ', nice: 'nice to have, ', neither: '' } as const;

/** A comparison as CSV: a column a candidate, a row a criterion in the order of the table, above them what was found. */
export function comparisonCsv({ jobTitle, summary, columns, rows }: ComparisonTable): string {
  const ofEach = (tell: (analysis: ResumeAnalysis | undefined) => CsvCell) =>
    columns.map(({ analysis }) => tell(analysis));
  return writeCsv(
    [`For ${jobTitle}`, ...columns.map(({ name }) => name)],
    [
      ...(summary ? [['Overall recommendation', summary]] : []),
      ['Fit score', ...ofEach((analysis) => analysis?.fit_score)],
      ['Recommendation', ...ofEach((analysis) => analysis?.recommendation)],
      ['Strengths', ...ofEach((analysis) => toLines(analysis?.strengths))],
      ['Weaknesses', ...ofEach((analysis) => toLines(analysis?.weaknesses))],
      ...rows.map(({ name, importance = 'neither', weight, cells }) => [
        `${name} (${importances[importance]}${formatPoints(weight)} points)`,
        ...cells.map(describe),
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
