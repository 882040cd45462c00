import { chakra } from '@chakra-ui/react/styled-system';
import type { AnalysisSource, Criterion, ListOrText, ResumeAnalysis } from '@cortex/api-client/model';
import {
  CalendarCheck,
  CircleAlert,
  CircleCheck,
  CircleMinus,
  EyeOff,
  type LucideIcon,
  Quote,
  UserRoundCheck,
  UsersRound,
} from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { CollapsedText } from '../../components/CollapsedText/CollapsedText.tsx';
import type { Correct } from '../../components/CriterionRow/CorrectFinding.tsx';
import { CriterionRow } from '../../components/CriterionRow/CriterionRow.tsx';
import type { QuoteLinks } from '../../components/CriterionRow/EvidenceQuote.tsx';
import { byImportance } from '../../components/CriterionRow/outcome.ts';
import { ScoreMethod } from '../../components/ScoreMethod/ScoreMethod.tsx';
import { ScoreRing } from '../../components/ScoreRing/ScoreRing.tsx';
import { styled } from '../../theme/styled.tsx';
import {
  describeCap,
  describeHidden,
  describeScoring,
  describeSpread,
  isExplained,
} from './describeAnalysis.ts';
import { toList } from './toList.ts';

/** As wide as its place, which may be beside a list. */
const WIDE = '@container (min-width: 600px)';

const Result = styled('article', {
  base: { display: 'flex', flexDirection: 'column', gap: '4', containerType: 'inline-size' },
});

const Card = chakra('section', {
  base: {
    borderRadius: 'card',
    border: '1px solid {colors.line}',
    bg: 'surface',
    overflow: 'hidden',
    '& > h3': { fontSize: 'lead', paddingInline: '5', paddingBlockStart: '4', paddingBlockEnd: '2' },
  },
});

const Verdict = chakra(Card, {
  base: {
    display: 'flex',
    alignItems: 'center',
    flexDirection: 'column',
    gap: '5',
    padding: '6',
    [WIDE]: { flexDirection: 'row', gap: '8' },
  },
  variants: {
    beside: {
      true: {
        padding: '5',
        '@container (min-width: 400px)': { flexDirection: 'row', gap: '6', alignItems: 'flex-start' },
      },
    },
  },
});

const Words = styled('div', {
  base: {
    flex: 1,
    minWidth: 0,
    '& h2': { fontSize: 'section', overflowWrap: 'anywhere' },
    '& .pair': { color: 'muted', fontSize: 'small', marginBlockEnd: '4', overflowWrap: 'anywhere' },
    '& h3': {
      color: 'muted',
      fontSize: 'small',
      fontWeight: 'medium',
      letterSpacing: '0',
      marginBlockEnd: '1',
    },
    '& .recommendation': { fontSize: 'lead', maxWidth: 'text', textWrap: 'pretty' },
  },
  variants: {
    beside: { true: { '& h2, & .pair': { srOnly: true } } },
  },
});

const Columns = styled('div', {
  base: {
    display: 'grid',
    gap: '4',
    gridTemplateColumns: 'minmax(0, 1fr)',
    [WIDE]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});

const Points = styled('ul', {
  base: {
    listStyle: 'none',
    paddingInline: '5',
    paddingBlockEnd: '5',
    '& li': { display: 'flex', gap: '3', paddingBlock: '1.5', overflowWrap: 'anywhere' },
    '& svg': { flexShrink: 0, marginBlockStart: '2px' },
  },
  variants: { kind: { good: { '& svg': { color: 'good' } }, bad: { '& svg': { color: 'bad' } } } },
});

const Nothing = styled('p', { base: { color: 'muted', paddingInline: '5', paddingBlockEnd: '5' } });

const Footer = styled('footer', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '2',
    color: 'muted',
    fontSize: 'small',
    paddingInline: '1',
    '& p': { display: 'flex', gap: '2' },
    '& svg': { flexShrink: 0, marginBlockStart: '2px' },
    '& .decides': { color: 'text' },
  },
});

const Remark = styled('p', {
  base: { padding: '3', borderRadius: 'control', bg: 'warnSubtle', color: 'text', overflowWrap: 'anywhere' },
});

const Cap = styled('p', {
  base: {
    display: 'flex',
    gap: '2',
    padding: '3',
    borderRadius: 'control',
    bg: 'badSubtle',
    fontWeight: 'medium',
    overflowWrap: 'anywhere',
    '& svg': { flexShrink: 0, marginBlockStart: '3px', color: 'bad' },
  },
});

const CriteriaHead = styled('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '3',
    rowGap: '1',
    paddingInline: '5',
    paddingBlockStart: '4',
    paddingBlockEnd: '2',
    '& h3': { fontSize: 'lead' },
    '@media print': { '& button': { display: 'none' } },
  },
});

const Method = styled('div', {
  base: { display: 'flex', flexWrap: 'wrap', marginInlineStart: '-3', '@media print': { display: 'none' } },
});

type AnalysisResultProps = {
  analysis: ResumeAnalysis;
  candidateName: string;
  jobTitle: string;
  /** Beside a list, in a panel titled with the candidate's name. */
  beside?: boolean;
  /** The way from quotes of the resume to their places. */
  quoteLinks?: QuoteLinks | undefined;
  correct?: Correct | undefined;
  /** The lines that come nearest to a criterion, where the server tells them. */
  renderNearest?: ((criterion: Criterion) => ReactNode) | undefined;
  /** What stands below a criterion. */
  renderBelow?: ((criterion: Criterion) => ReactNode) | undefined;
  /** What can be done about the criteria. */
  criteriaActions?: ReactNode;
  /** What people saw in interviews, beside what was read. */
  scorecards?: ReactNode;
  /** The way to a receipt, shown where the server gives one. */
  receipt?: ReactNode;
};

export function AnalysisResult({
  analysis,
  candidateName,
  jobTitle,
  beside = false,
  quoteLinks,
  correct,
  renderNearest,
  renderBelow,
  criteriaActions,
  scorecards,
  receipt,
}: AnalysisResultProps) {
  const id = useId();
  const { fit_score, recommendation, read, scored_at, notice } = analysis;
  const criteria = (analysis.criteria ?? []).toSorted(byImportance);
  const met = criteria.filter((criterion) => criterion.met).length;
  const cap = describeCap(analysis);
  const hidden = describeHidden(read ?? {});
  const spread = describeSpread(analysis);
  const scoring = describeScoring(analysis);

  return (
    <Result aria-labelledby={id}>
      {cap ? (
        <Cap>
          <CircleAlert size={16} strokeWidth={2} aria-hidden="true" />
          {cap}
        </Cap>
      ) : null}
      {read?.remark ? <Remark>{read.remark}</Remark> : null}
      <Verdict {...(beside ? { as: 'div' } : { 'aria-labelledby': id })} beside={beside}>
        <ScoreRing score={fit_score} size={beside ? 'small' : 'medium'} inPart={read?.in_part === true} />
        <Words beside={beside}>
          <h2 id={id}>
            <bdi>{candidateName}</bdi>
          </h2>
          <p className="pair">
            for <bdi>{jobTitle}</bdi>
          </p>
          <h3>Recommendation</h3>
          {beside ? (
            <CollapsedText text={recommendation?.trim() || 'No recommendation'} />
          ) : (
            <p className="recommendation">{recommendation?.trim() || 'No recommendation'}</p>
          )}
        </Words>
      </Verdict>
      <Columns>
        <PointCard title="Strengths" points={analysis.strengths} kind="good" icon={CircleCheck} />
        <PointCard title="Weaknesses" points={analysis.weaknesses} kind="bad" icon={CircleMinus} />
      </Columns>
      {criteria.length > 0 ? (
        <Card aria-labelledby={`${id}-criteria`}>
          <CriteriaHead>
            <h3 id={`${id}-criteria`}>
              Criteria, {met} of {criteria.length} met
            </h3>
            {criteriaActions}
          </CriteriaHead>
          <ul>
            {criteria.map((criterion) => (
              <CriterionRow
                key={`${criterion.kind} ${criterion.name}`}
                criterion={criterion}
                score={analysis.fit_score}
                quoteLinks={quoteLinks}
                correct={analysis.correctable ? correct : undefined}
                nearest={analysis.has_nearest_lines ? renderNearest?.(criterion) : undefined}
              >
                {renderBelow?.(criterion)}
              </CriterionRow>
            ))}
          </ul>
        </Card>
      ) : null}
      {scorecards}
      <Footer>
        <p className="decides">
          <UserRoundCheck size={16} strokeWidth={1.75} aria-hidden="true" />
          {notice ?? 'The score helps to read a resume. A person decides.'}
        </p>
        {read ? (
          <p>
            <Quote size={16} strokeWidth={1.75} aria-hidden="true" />
            {describeSource(read)}
            {scoring && !scored_at ? ` ${scoring}` : null}
          </p>
        ) : null}
        {spread ? (
          <p>
            <UsersRound size={16} strokeWidth={1.75} aria-hidden="true" />
            {spread}
          </p>
        ) : null}
        {hidden ? (
          <p>
            <EyeOff size={16} strokeWidth={1.75} aria-hidden="true" />
            {hidden}
          </p>
        ) : null}
        {scoring && scored_at ? (
          <p>
            <CalendarCheck size={16} strokeWidth={1.75} aria-hidden="true" />
            {scoring}
          </p>
        ) : null}
        {isExplained(analysis) || analysis.has_receipt ? (
          <Method>
            {isExplained(analysis) ? <ScoreMethod /> : null}
            {analysis.has_receipt ? receipt : null}
          </Method>
        ) : null}
      </Footer>
    </Result>
  );
}

type PointCardProps = { title: string; points: ListOrText; kind: 'good' | 'bad'; icon: LucideIcon };

function PointCard({ title, points, kind, icon: Icon }: PointCardProps) {
  const id = useId();
  const list = toList(points);
  return (
    <Card aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {list.length === 0 ? (
        <Nothing>None identified</Nothing>
      ) : (
        <Points kind={kind}>
          {list.map((point) => (
            <li key={point}>
              <Icon size={16} strokeWidth={1.75} aria-hidden="true" />
              <span dir="auto">{point}</span>
            </li>
          ))}
        </Points>
      )}
    </Card>
  );
}

function describeSource({ resume, notes, words }: AnalysisSource): string {
  const sources = [resume ? 'the resume' : '', notes ? 'the notes' : ''].filter(Boolean).join(' and ');
  return `Read: ${sources || 'nothing'}, ${words.toLocaleString('en-US')} words.`;
}
