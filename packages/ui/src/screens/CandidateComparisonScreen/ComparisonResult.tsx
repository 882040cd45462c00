import { chakra } from '@chakra-ui/react/styled-system';
import type { ListOrText, MustHave, ResumeAnalysis } from '@cortex/api-client/model';
import { CalendarCheck, CircleCheck, CircleMinus, type LucideIcon, UserRoundCheck } from 'lucide-react';
import { useId } from 'react';
import { Link } from '../../components/Link/Link.tsx';
import { ScoreMethod } from '../../components/ScoreMethod/ScoreMethod.tsx';
import { ScoreRing } from '../../components/ScoreRing/ScoreRing.tsx';
import { formatDate } from '../../formatDate.ts';
import type { Column, Comparison } from '../../lists/AnalysisForm/keptComparisons.ts';
import type { GetAnalysisHref } from '../../lists/AnalysisHistory/AnalysisHistory.tsx';
import { MustHaveMarks } from '../../ranking/MustHaveMarks.tsx';
import { fromAnalysis } from '../../ranking/rankedPair.ts';
import { styled } from '../../theme/styled.tsx';
import { ExportButton } from '../../transfer/ExportButton.tsx';
import {
  describeCap,
  describeHidden,
  describeScoring,
  isExplained,
} from '../ResumeAnalysisScreen/describeAnalysis.ts';
import { toList } from '../ResumeAnalysisScreen/toList.ts';
import { alignCriteria } from './alignCriteria.ts';
import { type ComparedColumn, CriteriaTable } from './CriteriaTable.tsx';
import { describeMany } from './describeMany.ts';
import { FailedColumn } from './FailedColumn.tsx';
import { PrintedCandidate } from './PrintedCandidate.tsx';

const Result = styled('article', { base: { display: 'flex', flexDirection: 'column', gap: '4' } });

const Card = chakra('section', {
  base: {
    minWidth: 0,
    overflow: 'hidden',
    borderRadius: 'card',
    border: '1px solid {colors.line}',
    bg: 'surface',
  },
});

const Verdict = chakra(Card, {
  base: {
    padding: { base: '5', md: '6' },
    '& h2': {
      color: 'muted',
      fontSize: 'small',
      fontWeight: 'medium',
      letterSpacing: '0',
      marginBlockEnd: '1',
    },
    '& .summary': { fontSize: 'lead', maxWidth: 'text', textWrap: 'pretty', overflowWrap: 'anywhere' },
    '& .job': { color: 'muted', fontSize: 'small', marginBlockStart: '2', overflowWrap: 'anywhere' },
    '& .printed': { display: 'none', _print: { display: 'inline' } },
    _print: { padding: '3', '& .summary': { fontSize: 'body' } },
  },
});

const Remark = styled('p', {
  base: { padding: '3', borderRadius: 'control', bg: 'warnSubtle', overflowWrap: 'anywhere' },
});

const Columns = styled('div', {
  base: {
    /* The table below and the pages of the candidates say the same. */
    '&.unprinted': { _print: { display: 'none' } },
    display: 'grid',
    gap: { base: '3', md: '4' },
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  },
});

const Person = chakra(Card, {
  base: {
    display: 'flex',
    flexDirection: 'column',
    '& .head': {
      display: 'flex',
      flexDirection: { base: 'column', md: 'row' },
      alignItems: 'center',
      gap: { base: '3', md: '5' },
      padding: { base: '4', md: '5' },
      borderBlockEnd: '1px solid {colors.line}',
      textAlign: { base: 'center', md: 'start' },
    },
    '& h3': { fontSize: { base: 'body', md: 'section' }, overflowWrap: 'anywhere' },
    '& .head p': { color: 'muted', fontSize: 'small', marginBlockStart: '0.5' },
  },
});

const Points = styled('div', {
  base: {
    paddingInline: { base: '4', md: '5' },
    paddingBlockStart: '4',
    _last: { paddingBlockEnd: '4' },
    '& h4': { color: 'muted', fontSize: 'small', fontWeight: 'medium' },
    '& ul': { listStyle: 'none' },
    '& li': { display: 'flex', gap: { base: '2', md: '3' }, paddingBlock: '1', overflowWrap: 'anywhere' },
    '& svg': { flexShrink: 0, marginBlockStart: '3px' },
    '& p': { color: 'muted', paddingBlock: '1' },
  },
  variants: { kind: { good: { '& svg': { color: 'good' } }, bad: { '& svg': { color: 'bad' } } } },
});

const Footer = styled('footer', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '2',
    fontSize: 'small',
    paddingInline: '1',
    /* Each candidate's page says it. */
    _print: { display: 'none' },
    '& > div': { display: 'flex', gap: '2' },
    '& > div > svg': { flexShrink: 0, marginBlockStart: '2px', color: 'muted' },
    '& .scoring': { color: 'muted' },
    '& .method': { marginInlineStart: '-3' },
  },
});

const Head = styled('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: '2',
    '& bdi': { lineClamp: '3' },
    '& .figure': { display: 'none' },
    _print: {
      gap: 0,
      '& bdi': { display: 'inline' },
      '& > div': { display: 'none' },
      '& .figure': { display: 'block' },
    },
  },
});

const MustHaves = styled('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '2',
    color: 'muted',
    fontSize: 'small',
    /* The rows below show the same marks. */
    _print: { fontSize: 'inherit', '& > [role=img]': { display: 'none' } },
  },
});

const AnalysisLink = styled(Link, {
  base: { color: 'accent', fontSize: 'small', textDecoration: 'underline', textUnderlineOffset: '3px' },
});

type ComparisonResultProps = {
  comparison: Comparison;
  getName: (candidateId: string) => string;
  jobId: string;
  jobTitle: string;
  getAnalysisHref: GetAnalysisHref;
  /** One that had no analysis has one now. */
  onAnalyzed: (candidateId: string, analysis: ResumeAnalysis) => void;
};

/** Candidates for one job beside each other; on paper each has a page, too. */
export function ComparisonResult({
  comparison,
  getName,
  jobId,
  jobTitle,
  getAnalysisHref,
  onAnalyzed,
}: ComparisonResultProps) {
  const id = useId();
  const { summary } = comparison;
  const columns = comparison.columns.map((column, index) => ({
    ...column,
    key: `${index} ${column.candidateId}`,
    name: getName(column.candidateId),
  }));
  const two = columns.length === 2;
  const [first, second] = columns;
  const analyses = columns.flatMap(({ analysis }) => analysis ?? []);
  const rows = alignCriteria(columns.map(({ analysis }) => analysis));
  const scoring = new Set(analyses.filter(({ scored_at }) => scored_at).map(describeScoring));
  const date = formatDate(new Date().toISOString());

  const compared = columns.map(({ key, name, candidateId, analysis, failure }): ComparedColumn => {
    const { mustHaves } = fromAnalysis({ candidateId, jobId }, analysis ?? NOTHING_KNOWN);
    return {
      key,
      name,
      score: analysis?.fit_score,
      head: (
        <Head className="head">
          {two ? null : (
            <div>
              <ScoreRing score={analysis?.fit_score} size="tiny" inPart={analysis?.read?.in_part === true} />
            </div>
          )}
          <bdi title={name}>{name}</bdi>
          <span className="figure">
            {analysis?.fit_score === undefined ? 'No score' : `${Math.round(analysis.fit_score)} %`}
          </span>
        </Head>
      ),
      asides: [
        ...(rows.some(({ importance }) => importance === 'must')
          ? [
              {
                title: 'Must-haves',
                printed: true,
                content: (
                  <MustHaves>
                    <MustHaveMarks mustHaves={mustHaves} />
                    <span aria-hidden={mustHaves.length > 0}>{countMet(mustHaves)}</span>
                  </MustHaves>
                ),
              },
            ]
          : []),
        {
          title: 'Analysis',
          printed: false,
          content: failure ? (
            <FailedColumn
              candidateId={candidateId}
              jobId={jobId}
              name={name}
              failure={failure}
              onAnalyzed={(found) => onAnalyzed(candidateId, found)}
            />
          ) : (
            <AnalysisLink
              href={getAnalysisHref({ candidateId, jobId })}
              aria-label={`Open the analysis of ${name}`}
            >
              Open
            </AnalysisLink>
          ),
        },
      ],
    };
  });

  return (
    <Result aria-labelledby={id}>
      <Verdict aria-labelledby={id}>
        <h2 id={id}>{two ? 'Overall Recommendation' : 'What sets them apart'}</h2>
        <p className="summary">
          {two ? summary?.trim() || 'No recommendation' : describeMany(columns, rows) || 'No score'}
        </p>
        <p className="job">
          for <bdi>{jobTitle}</bdi>
          <span className="printed"> · {date}</span>
        </p>
      </Verdict>
      {two && first?.candidateId === second?.candidateId ? (
        <Remark>You chose the same candidate twice. Both columns show the one result.</Remark>
      ) : null}
      {two ? (
        <Columns className={rows.length > 0 ? 'unprinted' : undefined}>
          {columns.map(({ key, name, analysis }, column) => (
            <Person key={key} as="div" role="group" aria-labelledby={`${id}-${column}`}>
              <div className="head">
                <ScoreRing
                  score={analysis?.fit_score}
                  size="small"
                  inPart={analysis?.read?.in_part === true}
                />
                <div>
                  <h3 id={`${id}-${column}`}>
                    <bdi>{name}</bdi>
                  </h3>
                  {getRemarks(analysis).map((remark) => (
                    <p key={remark}>{remark}</p>
                  ))}
                </div>
              </div>
              <PointList title="Strengths" points={analysis?.strengths} kind="good" icon={CircleCheck} />
              <PointList title="Weaknesses" points={analysis?.weaknesses} kind="bad" icon={CircleMinus} />
            </Person>
          ))}
        </Columns>
      ) : null}
      <CriteriaTable
        columns={compared}
        rows={rows}
        actions={
          <ExportButton
            kind="comparison"
            write={async () => {
              const { comparisonCsv } = await import('./comparisonCsv.ts');
              return comparisonCsv({ jobTitle, summary: two ? summary : undefined, columns, rows });
            }}
          />
        }
      />
      <Footer>
        <div>
          <UserRoundCheck size={16} strokeWidth={1.75} aria-hidden="true" />
          <p>{analyses[0]?.notice ?? 'The score helps to read a resume. A person decides.'}</p>
        </div>
        {[...scoring].map((text) => (
          <div key={text} className="scoring">
            <CalendarCheck size={16} strokeWidth={1.75} aria-hidden="true" />
            <p>{text}</p>
          </div>
        ))}
        {analyses.some(isExplained) ? (
          <div className="method">
            <ScoreMethod />
          </div>
        ) : null}
      </Footer>
      {listOnce(columns).map(({ key, name, analysis }) =>
        analysis ? (
          <PrintedCandidate key={key} name={name} jobTitle={jobTitle} analysis={analysis} date={date} />
        ) : null,
      )}
    </Result>
  );
}

const NOTHING_KNOWN: ResumeAnalysis = { strengths: [], weaknesses: [] };

/** The marks beside it show which ones. */
function countMet(mustHaves: readonly MustHave[]): string {
  if (mustHaves.length === 0) return '—';
  return `${mustHaves.filter(({ state }) => state === 'met').length} of ${mustHaves.length} met`;
}

/** A candidate who is selected twice has one page. */
function listOnce<Item extends Column>(columns: readonly Item[]): Item[] {
  return columns.filter(
    ({ candidateId }, index) => columns.findIndex((other) => other.candidateId === candidateId) === index,
  );
}

function getRemarks(analysis: ResumeAnalysis | undefined): string[] {
  if (!analysis) return [];
  const { read } = analysis;
  return [describeCap(analysis), read?.remark ?? '', describeHidden(read ?? {})].filter(Boolean);
}

type PointListProps = {
  title: string;
  points: ListOrText | undefined;
  kind: 'good' | 'bad';
  icon: LucideIcon;
};

function PointList({ title, points, kind, icon: Icon }: PointListProps) {
  const list = toList(points);
  return (
    <Points kind={kind}>
      <h4>{title}</h4>
      {list.length === 0 ? (
        <p>None identified</p>
      ) : (
        <ul>
          {list.map((point) => (
            <li key={point}>
              <Icon size={16} strokeWidth={1.75} aria-hidden="true" />
              <span dir="auto">{point}</span>
            </li>
          ))}
        </ul>
      )}
    </Points>
  );
}
