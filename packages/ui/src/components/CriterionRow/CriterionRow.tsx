import type { Criterion } from '@cortex/api-client/model';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from '../../theme/styled.tsx';
import { type Correct, CorrectFinding } from './CorrectFinding.tsx';
import { EvidenceQuote, type QuoteLinks, Quotes, QuotesLabel } from './EvidenceQuote.tsx';
import { ImportanceMark } from './ImportanceMark.tsx';
import { describeGain, formatPoints, getOutcome, type Outcome, outcomeIcons } from './outcome.ts';

const Row = styled('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    columnGap: '3',
    rowGap: '2',
    alignItems: 'start',
    paddingBlock: '4',
    paddingInline: '5',
    _notFirst: { borderBlockStart: '1px solid {colors.line}' },
  },
});

const Mark = styled('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    boxSize: '5',
    borderRadius: 'full',
  },
  variants: {
    outcome: {
      met: { bg: 'goodSubtle', color: 'good' },
      unclear: { bg: 'warnSubtle', color: 'warn' },
      related: { bg: 'warnSubtle', color: 'warn' },
      missing: { bg: 'badSubtle', color: 'bad' },
    },
  },
});

const Name = styled('p', { base: { fontWeight: 'medium', overflowWrap: 'anywhere' } });

const State = styled('span', {
  base: { fontWeight: 'normal', fontSize: 'small', marginInlineStart: '2', color: 'muted' },
});

const Weight = styled('p', {
  base: {
    color: 'muted',
    fontSize: 'small',
    lineHeight: 1.539,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  },
});

const Remarks = styled('div', {
  base: {
    gridColumn: '2 / -1',
    maxWidth: 'text',
    color: 'muted',
    fontSize: 'small',
    overflowWrap: 'anywhere',
    '& .gain': { color: 'text', fontVariantNumeric: 'tabular-nums' },
  },
});

const More = styled('details', {
  base: {
    '& summary': {
      display: 'flex',
      alignItems: 'center',
      gap: '1',
      listStyle: 'none',
      color: 'accent',
      fontSize: 'small',
      cursor: 'pointer',
      paddingBlock: '1',
      width: 'fit-content',
    },
    '& summary::-webkit-details-marker': { display: 'none' },
    '&[open] summary': { marginBlockEnd: '1' },
    '&[open] summary svg': { transform: 'rotate(180deg)' },
    '& > div': { display: 'flex', flexDirection: 'column', gap: '2' },
  },
});

const words: Record<Outcome, string> = {
  met: 'Met',
  unclear: 'Unclear',
  related: 'Not met, something related was found',
  missing: 'Not found',
};

const SHOWN_QUOTES = 2;

type CriterionRowProps = {
  criterion: Criterion;
  /** The fit score in percent. */
  score?: number | undefined;
  quoteLinks?: QuoteLinks | undefined;
  /** Lets a person correct the finding. */
  correct?: Correct | undefined;
  /** The lines that come nearest to it, for a person who looks for the one that shows it. */
  nearest?: ReactNode;
  /** What stands below all else. */
  children?: ReactNode;
};

/** One criterion of a job: whether it is met, what it earns of its weight, and the words that earn it. */
export function CriterionRow({
  criterion,
  score,
  quoteLinks,
  correct,
  nearest,
  children,
}: CriterionRowProps) {
  const { name, importance, weight, credit, met, remark } = criterion;
  const outcome = getOutcome(criterion);
  const Icon = outcomeIcons[outcome];
  // A server that says how important a criterion is may also have found that the texts deny it.
  const word = outcome === 'missing' && importance ? 'Not met' : words[outcome];
  const gain = describeGain(criterion, score);
  const quotes = met ? criterion.evidence : (criterion.related ?? criterion.evidence);
  const hidden = quotes.slice(SHOWN_QUOTES);
  const open = correct && !met && !criterion.correction;
  const confirm = open ? { ...correct, name } : undefined;

  return (
    <Row>
      <Mark outcome={outcome}>
        <Icon size={14} strokeWidth={2.5} aria-hidden="true" />
      </Mark>
      <Name>
        {name}
        <State>{word}</State>
        <ImportanceMark importance={importance} />
      </Name>
      <Weight>
        {formatPoints(weight * credit)} of {formatPoints(weight)} points
      </Weight>
      {remark || gain ? (
        <Remarks>
          {remark ? <p>{remark}</p> : null}
          {gain ? <p className="gain">{gain}</p> : null}
        </Remarks>
      ) : null}
      {quotes.length > 0 ? (
        <Quotes>
          {quotes.slice(0, SHOWN_QUOTES).map((item) => (
            <EvidenceQuote
              key={item.source + item.quote}
              evidence={item}
              links={quoteLinks}
              confirm={confirm}
            />
          ))}
          {hidden.length > 0 ? (
            <More>
              <summary>
                {hidden.length === 1 ? '1 more quote' : `${hidden.length} more quotes`}
                <ChevronDown size={14} strokeWidth={2} aria-hidden="true" />
              </summary>
              <div>
                {hidden.map((item) => (
                  <EvidenceQuote
                    key={item.source + item.quote}
                    evidence={item}
                    links={quoteLinks}
                    confirm={confirm}
                  />
                ))}
              </div>
            </More>
          ) : null}
        </Quotes>
      ) : null}
      {criterion.closest && quotes.length === 0 ? (
        <Quotes>
          <QuotesLabel>Closest line, please judge</QuotesLabel>
          <EvidenceQuote evidence={criterion.closest} links={quoteLinks} confirm={confirm} />
        </Quotes>
      ) : null}
      {correct ? <CorrectFinding criterion={criterion} correct={correct} nearest={nearest} /> : null}
      {children}
    </Row>
  );
}
