import { chakra } from '@chakra-ui/react/styled-system';
import type { CandidateComparison, Criterion, ListOrText, ResumeAnalysis } from '@cortex/api-client/model';
import { CalendarCheck, CircleCheck, CircleMinus, type LucideIcon, UserRoundCheck } from 'lucide-react';
import { useId } from 'react';
import { ImportanceMark } from '../../components/CriterionRow/ImportanceMark.tsx';
import {
  describeGain,
  formatPoints,
  getOutcome,
  type Outcome as OutcomeKind,
  outcomeIcons,
} from '../../components/CriterionRow/outcome.ts';
import { ScoreMethod } from '../../components/ScoreMethod/ScoreMethod.tsx';
import { ScoreRing } from '../../components/ScoreRing/ScoreRing.tsx';
import { ExportButton } from '../../lists/Transfer/ExportButton.tsx';
import {
  describeCap,
  describeHidden,
  describeScoring,
  isExplained,
} from '../ResumeAnalysisScreen/describeAnalysis.ts';
import { toList } from '../ResumeAnalysisScreen/toList.ts';
import { pairCriteria } from './pairCriteria.ts';

const Result = chakra('article', { base: { display: 'flex', flexDirection: 'column', gap: '4' } });

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
    '& .export': { marginInlineStart: '-3', marginBlockStart: '2', marginBlockEnd: '-2' },
    '& .job': { color: 'muted', fontSize: 'small', marginBlockStart: '2', overflowWrap: 'anywhere' },
  },
});

const Remark = chakra('p', {
  base: { padding: '3', borderRadius: 'control', bg: 'warnSubtle', overflowWrap: 'anywhere' },
});

const Columns = chakra('div', {
  base: { display: 'grid', gap: { base: '3', md: '4' }, gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
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

const Points = chakra('div', {
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

const Table = chakra('table', {
  base: {
    width: 'full',
    tableLayout: 'fixed',
    borderCollapse: 'collapse',
    '& caption': {
      textAlign: 'start',
      fontSize: 'lead',
      fontWeight: 'semibold',
      letterSpacing: 'heading',
      paddingInline: { base: '4', md: '5' },
      paddingBlock: '4',
    },
    '& caption span': { color: 'muted', fontSize: 'small', fontWeight: 'normal', letterSpacing: '0' },
    '& th, & td': {
      paddingInline: { base: '2', md: '4' },
      paddingBlock: '3',
      borderBlockStart: '1px solid {colors.line}',
      textAlign: 'start',
      verticalAlign: 'top',
      overflowWrap: 'anywhere',
    },
    '& th:first-of-type': { width: { base: '34%', md: '30%' }, paddingInlineStart: { base: '4', md: '5' } },
    '& thead th': { color: 'muted', fontSize: 'small', fontWeight: 'medium' },
    '& tbody th': { fontWeight: 'normal' },
    '& tbody th small': {
      display: 'block',
      color: 'muted',
      fontSize: 'small',
      fontVariantNumeric: 'tabular-nums',
    },
    '& tbody tr:not([data-differs])': { color: 'muted' },
    '& tr[data-differs] th': { fontWeight: 'semibold', boxShadow: 'inset 3px 0 0 {colors.accent}' },
    '& tr[data-differs] th small': { fontWeight: 'normal' },
    /* On a phone a criterion's name stands above its two cells, so that the quotes have room. */
    mdDown: {
      '& tr': { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      '& thead th:first-of-type': { srOnly: true },
      '& thead th, & td': { paddingInline: '4' },
      '& tbody th:first-of-type': { gridColumn: '1 / -1', width: 'auto', paddingBlockEnd: '0' },
      '& td': { borderBlockStart: 0, paddingBlockStart: '1.5' },
      '& tr[data-differs]': { boxShadow: 'inset 3px 0 0 {colors.accent}' },
      '& tr[data-differs] th': { boxShadow: 'none' },
    },
  },
});

const Outcome = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'flex-start',
    gap: '2',
    '& svg': { flexShrink: 0, marginBlockStart: '3px' },
  },
  variants: {
    kind: {
      met: { '& svg': { color: 'good' } },
      unclear: { '& svg': { color: 'warn' } },
      related: { '& svg': { color: 'warn' } },
      missing: { '& svg': { color: 'bad' } },
      unknown: { color: 'muted' },
    },
  },
});

const Quote = chakra('blockquote', {
  base: {
    color: 'muted',
    fontSize: 'small',
    marginBlockStart: '1',
  },
});

const Why = chakra('p', {
  base: { color: 'muted', fontSize: 'small', marginBlockStart: '1' },
});

const Footer = chakra('footer', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '2',
    fontSize: 'small',
    paddingInline: '1',
    '& > div': { display: 'flex', gap: '2' },
    '& > div > svg': { flexShrink: 0, marginBlockStart: '2px', color: 'muted' },
    '& .scoring': { color: 'muted' },
    '& .method': { marginInlineStart: '-3' },
  },
});

export type ComparisonResultProps = {
  comparison: CandidateComparison;
  /** The names of the first and the second candidate. */
  names: readonly [string, string];
  jobTitle: string;
};

export function ComparisonResult({ comparison, names, jobTitle }: ComparisonResultProps) {
  const id = useId();
  const { candidate1_id, candidate2_id, comparison_summary, analyses = {} } = comparison;
  const [firstName, secondName] = names;
  const pairs = pairCriteria(analyses[candidate1_id], analyses[candidate2_id]);
  const differing = pairs.filter(({ differs }) => differs).length;
  const both = [candidate1_id, candidate2_id].flatMap((key) => analyses[key] ?? []);
  const scoring = new Set(both.filter(({ scored_at }) => scored_at).map(describeScoring));

  return (
    <Result aria-labelledby={id}>
      <Verdict aria-labelledby={id}>
        <h2 id={id}>Overall Recommendation</h2>
        <p className="summary">{comparison_summary?.trim() || 'No recommendation'}</p>
        <p className="job">
          for <bdi>{jobTitle}</bdi>
        </p>
        <div className="export">
          <ExportButton
            kind="comparison"
            write={async () => {
              const { comparisonCsv } = await import('../../lists/Transfer/comparisonCsv.ts');
              const people = [candidate1_id, candidate2_id].map((key, column) => ({
                name: names[column] ?? '',
                analysis: analyses[key],
                score: comparison.fit_scores[key],
                strengths: comparison.strengths[key],
                weaknesses: comparison.weaknesses[key],
              }));
              return comparisonCsv({ jobTitle, summary: comparison_summary ?? '', people });
            }}
          />
        </div>
      </Verdict>
      {candidate1_id === candidate2_id ? (
        <Remark>You chose the same candidate twice. Both columns show the one result.</Remark>
      ) : null}
      <Columns>
        {([candidate1_id, candidate2_id] as const).map((key, column) => (
          <Person
            key={column === 0 ? 'first' : 'second'}
            as="div"
            role="group"
            aria-labelledby={`${id}-${column}`}
          >
            <div className="head">
              <ScoreRing
                score={comparison.fit_scores[key]}
                size="small"
                inPart={analyses[key]?.read?.in_part === true}
              />
              <div>
                <h3 id={`${id}-${column}`}>
                  <bdi>{names[column]}</bdi>
                </h3>
                {getRemarks(analyses[key]).map((remark) => (
                  <p key={remark}>{remark}</p>
                ))}
              </div>
            </div>
            <PointList title="Strengths" points={comparison.strengths[key]} kind="good" icon={CircleCheck} />
            <PointList title="Weaknesses" points={comparison.weaknesses[key]} kind="bad" icon={CircleMinus} />
          </Person>
        ))}
      </Columns>
      {pairs.length > 0 ? (
        <Card aria-label="Criteria">
          <Table>
            <caption>
              Criteria{' '}
              <span>
                · {differing === 0 ? 'no difference' : `${differing} of ${pairs.length} differ, marked`}
              </span>
            </caption>
            <thead>
              <tr>
                <th scope="col">Criterion</th>
                <th scope="col">
                  <bdi>{firstName}</bdi>
                </th>
                <th scope="col">
                  <bdi>{secondName}</bdi>
                </th>
              </tr>
            </thead>
            <tbody>
              {pairs.map(({ name, importance, weight, first, second, differs }) => (
                <tr key={name} data-differs={differs || undefined}>
                  <th scope="row">
                    {name}
                    <ImportanceMark importance={importance} />
                    <small>{formatPoints(weight)} points</small>
                  </th>
                  <OutcomeCell criterion={first} />
                  <OutcomeCell criterion={second} />
                </tr>
              ))}
            </tbody>
          </Table>
        </Card>
      ) : null}
      <Footer>
        <div>
          <UserRoundCheck size={16} strokeWidth={1.75} aria-hidden="true" />
          <p>{analyses[candidate1_id]?.notice ?? 'The score helps to read a resume. A person decides.'}</p>
        </div>
        {[...scoring].map((text) => (
          <div key={text} className="scoring">
            <CalendarCheck size={16} strokeWidth={1.75} aria-hidden="true" />
            <p>{text}</p>
          </div>
        ))}
        {both.some(isExplained) ? (
          <div className="method">
            <ScoreMethod />
          </div>
        ) : null}
      </Footer>
    </Result>
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

type OutcomeCellProps = { criterion: Criterion | undefined };

function OutcomeCell({ criterion }: OutcomeCellProps) {
  if (!criterion) {
    return (
      <td>
        <Outcome kind="unknown">—</Outcome>
      </td>
    );
  }
  const { importance, credit, weight, evidence, related = [], remark } = criterion;
  const kind = getOutcome(criterion);
  const Icon = outcomeIcons[kind];
  const word = kind === 'missing' && importance ? 'Not met' : words[kind];
  const [strongest] = importance ? [...evidence, ...related] : evidence;
  const gain = describeGain(criterion);
  return (
    <td>
      <Outcome kind={kind}>
        <Icon size={15} strokeWidth={2.25} aria-hidden="true" />
        <span>
          {word}
          {kind === 'related' || kind === 'unclear' ? `, ${formatPoints(weight * credit)} points` : null}
        </span>
      </Outcome>
      {remark ? <Why>{remark}</Why> : null}
      {strongest ? <Quote dir="auto">“{strongest.quote}”</Quote> : null}
      {gain ? <Why>{gain}</Why> : null}
    </td>
  );
}

const words: Record<OutcomeKind, string> = {
  met: 'Met',
  unclear: 'Unclear',
  related: 'Related',
  missing: 'Not found',
};
