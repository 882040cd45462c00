import type { Criterion, ListOrText, ResumeAnalysis } from '@cortex/api-client/model';
import { ImportanceMark } from '../../components/CriterionRow/ImportanceMark.tsx';
import {
  byImportance,
  describeGain,
  describePoints,
  formatPoints,
} from '../../components/CriterionRow/outcome.ts';
import { describeScore } from '../../components/ScoreRing/describeScore.ts';
import { styled } from '../../theme/styled.tsx';
import { describeCap, describeHidden, describeScoring } from '../ResumeAnalysisScreen/describeAnalysis.ts';
import { toList } from '../ResumeAnalysisScreen/toList.ts';
import { getQuotes, OutcomeMark } from './OutcomeCell.tsx';

/** As small as can be read on paper, for a page to hold what a resume shows. */
const Sheet = styled('section', {
  base: {
    display: 'none',
    _print: { display: 'block', breakBefore: 'page' },
    fontSize: '12px',
    lineHeight: '1.35',
    overflowWrap: 'anywhere',
    '& > header': {
      display: 'flex',
      justifyContent: 'space-between',
      gap: '6',
      paddingBlockEnd: '1.5',
      marginBlockEnd: '2',
      borderBlockEnd: '1px solid {colors.edge}',
    },
    '& h2': { fontSize: 'lead' },
    '& header p': { color: 'muted' },
    '& .score': { flexShrink: 0, textAlign: 'end' },
    '& .score strong': {
      display: 'block',
      color: 'text',
      fontSize: 'lead',
      lineHeight: '1.25',
      fontVariantNumeric: 'tabular-nums',
    },
    '& .words': { marginBlockEnd: '2' },
    '& .muted': { color: 'muted' },
    '& ul': { listStyle: 'none' },
    '& .criteria > li': { paddingBlock: '1', borderBlockStart: '1px solid {colors.line}' },
    '& .line': { display: 'flex', gap: '3', justifyContent: 'space-between' },
    '& .line > :first-of-type': { minWidth: 0, fontWeight: 'medium' },
    '& .line > :last-of-type': {
      display: 'flex',
      gap: '1',
      flexShrink: 0,
      fontVariantNumeric: 'tabular-nums',
    },
    '& .line svg': { boxSize: '12px', marginBlockStart: '2px' },
    '& .found': { marginInlineStart: '3' },
    '& blockquote': { display: 'inline' },
    '& blockquote + blockquote::before': { content: '" · "', color: '{colors.muted}' },
    '& h3': { fontSize: 'inherit', fontWeight: 'medium', marginBlockStart: '2' },
    '& footer': { marginBlockStart: '2', color: 'muted' },
  },
});

type PrintedCandidateProps = {
  name: string;
  jobTitle: string;
  analysis: ResumeAnalysis;
  /** The day on which it is printed. */
  date: string;
};

/** On paper alone: a page of its own for a candidate, with all quotes. */
export function PrintedCandidate({ name, jobTitle, analysis, date }: PrintedCandidateProps) {
  const { fit_score, recommendation, read, strengths, weaknesses } = analysis;
  const criteria = (analysis.criteria ?? []).toSorted(byImportance);
  const told = criteria.filter((criterion) => !isSilent(criterion));
  const silent = criteria.filter(isSilent);
  const remarks = [describeCap(analysis), read?.remark ?? '', describeHidden(read ?? {})].filter(Boolean);
  return (
    <Sheet data-printed="candidate">
      <header>
        <div>
          <h2>
            <bdi>{name}</bdi>
          </h2>
          <p>
            for <bdi>{jobTitle}</bdi> · {date}
          </p>
        </div>
        <p className="score">
          <strong>{fit_score === undefined ? '—' : `${Math.round(fit_score)} %`}</strong>
          {describeScore(fit_score, read?.in_part === true)}
        </p>
      </header>
      {recommendation?.trim() ? <p className="words">{recommendation}</p> : null}
      {remarks.map((remark) => (
        <p key={remark} className="words muted">
          {remark}
        </p>
      ))}
      {criteria.length > 0 ? (
        <>
          <ul className="criteria">
            {told.map((criterion) => (
              <PrintedCriterion key={criterion.name} criterion={criterion} score={analysis.fit_score} />
            ))}
          </ul>
          {silent.length > 0 ? (
            <>
              <h3>Nothing was found for</h3>
              <p>{silent.map(describeSilent).join(' · ')}</p>
            </>
          ) : null}
        </>
      ) : (
        <>
          <PrintedPoints title="Strengths" points={strengths} />
          <PrintedPoints title="Weaknesses" points={weaknesses} />
        </>
      )}
      <footer>
        {analysis.notice ?? 'The score helps to read a resume. A person decides.'} {describeScoring(analysis)}
      </footer>
    </Sheet>
  );
}

type PrintedCriterionProps = { criterion: Criterion; score: number | undefined };

function PrintedCriterion({ criterion, score }: PrintedCriterionProps) {
  const { name, importance, weight, credit, remark } = criterion;
  const gain = describeGain(criterion, score);
  const quotes = getQuotes(criterion);
  return (
    <li>
      <div className="line">
        <span>
          {name}
          <ImportanceMark importance={importance} />
        </span>
        <span>
          <OutcomeMark criterion={criterion} />
          <span className="muted">
            {credit > 0 && credit < 1 ? `of ${formatPoints(weight)}` : `· ${describePoints(weight)}`}
            {gain ? ` · ${gain}` : null}
          </span>
        </span>
      </div>
      {remark || quotes.length > 0 ? (
        <div className="found">
          {remark ? <span className="muted">{remark} </span> : null}
          {quotes.map(({ quote, source }) => (
            <blockquote key={source + quote} dir="auto">
              “{quote}”{source === 'notes' ? <span className="muted"> (notes)</span> : null}
            </blockquote>
          ))}
        </div>
      ) : null}
    </li>
  );
}

/** Of what there is nothing to read it is enough to say that; a must-have has its line all the same. */
function isSilent(criterion: Criterion): boolean {
  const { importance, credit, remark } = criterion;
  return importance !== 'must' && credit === 0 && !remark && getQuotes(criterion).length === 0;
}

function describeSilent({ name, weight, with_it }: Criterion): string {
  const gain = with_it === undefined ? '' : `, ${Math.round(with_it)}\u00a0% with it`;
  return `${name} (${describePoints(weight)}${gain})`;
}

type PrintedPointsProps = { title: string; points: ListOrText };

function PrintedPoints({ title, points }: PrintedPointsProps) {
  const list = toList(points);
  if (list.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <ul>
        {list.map((point) => (
          <li key={point} dir="auto">
            {point}
          </li>
        ))}
      </ul>
    </>
  );
}
