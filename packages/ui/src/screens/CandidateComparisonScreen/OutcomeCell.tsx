import type { Criterion } from '@cortex/api-client/model';
import { ChevronDown } from 'lucide-react';
import {
  describeGain,
  formatPoints,
  getOutcome,
  type Outcome as OutcomeKind,
  outcomeIcons,
} from '../../components/CriterionRow/outcome.ts';
import { styled } from '../../theme/styled.tsx';

const Outcome = styled('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'flex-start',
    gap: '2',
    '& > svg': { flexShrink: 0, marginBlockStart: '3px' },
    '& .points': { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
  },
  variants: {
    kind: {
      met: { '& > svg': { color: 'good' } },
      unclear: { '& > svg': { color: 'warn' } },
      related: { '& > svg': { color: 'warn' } },
      missing: { '& > svg': { color: 'bad' } },
      unknown: { color: 'muted' },
    },
  },
});

const Details = styled('details', {
  base: {
    '& summary': {
      display: 'flex',
      alignItems: 'flex-start',
      justifyContent: 'space-between',
      gap: '2',
      minHeight: '6',
      marginInline: '-1',
      paddingInline: '1',
      borderRadius: 'control',
      listStyle: 'none',
      cursor: 'pointer',
      _hover: { bg: 'hovered' },
    },
    '& summary::-webkit-details-marker': { display: 'none' },
    '& summary > svg': {
      flexShrink: 0,
      marginBlockStart: '4px',
      color: 'muted',
      _print: { display: 'none' },
    },
    '&[open] summary > svg': { transform: 'rotate(180deg)' },
    '& .why': { color: 'muted', fontSize: 'small', marginBlockStart: '1', overflowWrap: 'anywhere' },
    '& blockquote': {
      marginBlockStart: '2',
      paddingInlineStart: '2',
      borderInlineStart: '2px solid {colors.edge}',
      color: 'text',
      fontSize: 'small',
      overflowWrap: 'anywhere',
    },
    '& blockquote span': { display: 'block', color: 'muted' },
    /* On paper the quotes stand on the candidate's own page. */
    _print: { '& > :not(summary)': { display: 'none' } },
  },
});

type OutcomeCellProps = {
  criterion: Criterion | undefined;
  /** The fit score in percent. */
  score: number | undefined;
  open: boolean;
  onToggle: (open: boolean) => void;
};

/** A candidate's result for a criterion, with the quotes in a disclosure below. */
export function OutcomeCell({ criterion, score, open, onToggle }: OutcomeCellProps) {
  if (!criterion) return <Outcome kind="unknown">—</Outcome>;
  const quotes = getQuotes(criterion);
  const { remark } = criterion;
  const gain = describeGain(criterion, score);
  if (quotes.length === 0 && !remark && !gain) return <OutcomeMark criterion={criterion} />;
  return (
    <Details open={open} onToggle={({ currentTarget }) => onToggle(currentTarget.open)}>
      <summary>
        <OutcomeMark criterion={criterion} />
        <ChevronDown size={14} strokeWidth={2} aria-hidden="true" />
      </summary>
      {remark ? <p className="why">{remark}</p> : null}
      {quotes.map(({ quote, source }) => (
        <blockquote key={source + quote} dir="auto">
          “{quote}”<span>{source === 'resume' ? 'From the resume' : 'From the notes'}</span>
        </blockquote>
      ))}
      {gain ? <p className="why">{gain}</p> : null}
    </Details>
  );
}

type OutcomeMarkProps = { criterion: Criterion };

/** A mark and a word, never a colour alone. */
export function OutcomeMark({ criterion }: OutcomeMarkProps) {
  const { importance, weight, credit } = criterion;
  const kind = getOutcome(criterion);
  const Icon = outcomeIcons[kind];
  return (
    <Outcome kind={kind}>
      <Icon size={15} strokeWidth={2.25} aria-hidden="true" />
      <span>
        {kind === 'missing' && importance ? 'Not met' : words[kind]}
        {credit > 0 && credit < 1 ? (
          <>
            ,{' '}
            <span className="points">
              {formatPoints(weight * credit)} <span className="unit">points</span>
            </span>
          </>
        ) : null}
      </span>
    </Outcome>
  );
}

/** What shows a criterion, or what is related to it where a server tells how important it is. */
export function getQuotes({ importance, evidence, related = [] }: Criterion): Criterion['evidence'] {
  return importance ? [...evidence, ...related] : evidence;
}

const words: Record<OutcomeKind, string> = {
  met: 'Met',
  unclear: 'Unclear',
  related: 'Related',
  missing: 'Not found',
};
