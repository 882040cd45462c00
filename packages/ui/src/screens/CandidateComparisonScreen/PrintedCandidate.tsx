import { chakra } from '@chakra-ui/react/styled-system';
import type { ListOrText, ResumeAnalysis } from '@cortex/api-client/model';
import { ImportanceMark } from '../../components/CriterionRow/ImportanceMark.tsx';
import { byImportance, describeGain, formatPoints } from '../../components/CriterionRow/outcome.ts';
import { describeScore } from '../../components/ScoreRing/describeScore.ts';
import { describeCap, describeHidden, describeScoring } from '../ResumeAnalysisScreen/describeAnalysis.ts';
import { toList } from '../ResumeAnalysisScreen/toList.ts';
import { getQuotes, OutcomeMark } from './OutcomeCell.tsx';

/** As small as can be read on paper, for a page to hold what a resume shows. */
const Sheet = chakra('section', {
  base: {
    display: 'none',
    _print: { display: 'block', breakBefore: 'page' },
    fontSize: '12px',
    lineHeight: '1.4',
    '& > header': {
      display: 'flex',
      justifyContent: 'space-between',
      gap: '6',
      paddingBlockEnd: '2',
      marginBlockEnd: '3',
      borderBlockEnd: '1px solid {colors.edge}',
      overflowWrap: 'anywhere',
    },
    '& h2': { fontSize: 'section' },
    '& header p': { color: 'muted' },
    '& .score': { flexShrink: 0, textAlign: 'end' },
    '& .score strong': { display: 'block', fontSize: 'section', fontVariantNumeric: 'tabular-nums' },
    '& .words': { marginBlockEnd: '2', overflowWrap: 'anywhere' },
    '& .remark': { color: 'muted' },
    '& ul': { listStyle: 'none' },
    '& .criteria > li': { paddingBlock: '1.5', borderBlockStart: '1px solid {colors.line}' },
    '& .line': { display: 'flex', gap: '3', justifyContent: 'space-between' },
    '& .line > :first-of-type': { minWidth: 0, fontWeight: 'medium', overflowWrap: 'anywhere' },
    '& .line > :last-of-type': { flexShrink: 0, textAlign: 'end' },
    '& .points': { color: 'muted', fontVariantNumeric: 'tabular-nums' },
    '& blockquote': { marginInlineStart: '3', overflowWrap: 'anywhere' },
    '& blockquote span': { color: 'muted' },
    '& .why': { marginInlineStart: '3', color: 'muted' },
    '& h3': { fontSize: 'small', marginBlockStart: '3' },
    '& footer': { marginBlockStart: '3', color: 'muted' },
  },
});

export type PrintedCandidateProps = {
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
        <p key={remark} className="words remark">
          {remark}
        </p>
      ))}
      {criteria.length > 0 ? (
        <ul className="criteria">
          {criteria.map((criterion) => (
            <li key={criterion.name}>
              <div className="line">
                <span>
                  {criterion.name}
                  <ImportanceMark importance={criterion.importance} />
                </span>
                <span>
                  <OutcomeMark criterion={criterion} />{' '}
                  <span className="points">of {formatPoints(criterion.weight)}</span>
                </span>
              </div>
              {criterion.remark ? <p className="why">{criterion.remark}</p> : null}
              {getQuotes(criterion).map(({ quote, source }) => (
                <blockquote key={source + quote} dir="auto">
                  “{quote}” <span>{source === 'resume' ? 'Resume' : 'Notes'}</span>
                </blockquote>
              ))}
              {describeGain(criterion) ? <p className="why">{describeGain(criterion)}</p> : null}
            </li>
          ))}
        </ul>
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
