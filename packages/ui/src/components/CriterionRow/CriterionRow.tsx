import type { Criterion, Evidence } from '@cortex/api-client/model';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from '../../theme/styled.tsx';
import { type Correct, CorrectFinding } from './CorrectFinding.tsx';
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
    lineHeight: '20px',
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

const Quotes = styled('div', {
  base: { gridColumn: '2 / -1', display: 'flex', flexDirection: 'column', gap: '2' },
});

const Quote = styled('figure', {
  base: {
    maxWidth: 'text',
    paddingBlock: '2',
    paddingInline: '3',
    borderRadius: 'control',
    bg: 'canvas',
    borderInlineStart: '2px solid {colors.edge}',
    overflowWrap: 'anywhere',
    '& figcaption': { color: 'muted', fontSize: 'small', marginBlockStart: '0.5' },
    '& button[data-confirm]': {
      position: 'relative',
      zIndex: 1,
      minHeight: '6',
      color: 'accent',
      cursor: 'pointer',
      _hover: { textDecoration: 'underline' },
      _disabled: { color: 'muted', cursor: 'default' },
      '@media print': { display: 'none' },
    },
  },
  variants: {
    linked: {
      true: {
        position: 'relative',
        '& button:not([data-confirm])': {
          color: 'accent',
          cursor: 'pointer',
          // All of the quote leads to its place.
          _after: { content: '""', position: 'absolute', inset: 0, borderRadius: 'control' },
          _focusVisible: { outline: 'none', _after: { outline: '2px solid {colors.accent}' } },
        },
        _hover: { bg: 'hovered' },
        '@media print': { '& button': { display: 'none' } },
      },
    },
    chosen: { true: { borderInlineStartColor: 'accent', bg: 'accentSubtle' } },
  },
});

const Closest = styled('p', { base: { color: 'muted', fontSize: 'small' } });

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

/** The way from quotes of the resume to their places in it. */
export type QuoteLinks = {
  /** The quote that is looked at. */
  chosen: string | null;
  onChoose: (choice: { quote: string }) => void;
};

type CriterionRowProps = {
  criterion: Criterion;
  /** The fit score in percent. */
  score?: number | undefined;
  quoteLinks?: QuoteLinks | undefined;
  /** Lets a person correct the finding. */
  correct?: Correct | undefined;
  /** What stands below all else. */
  children?: ReactNode;
};

/** One criterion of a job: whether it is met, what it earns of its weight, and the words that earn it. */
export function CriterionRow({ criterion, score, quoteLinks, correct, children }: CriterionRowProps) {
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
          <Closest>Closest line, please judge</Closest>
          <EvidenceQuote evidence={criterion.closest} links={quoteLinks} confirm={confirm} />
        </Quotes>
      ) : null}
      {correct ? <CorrectFinding criterion={criterion} correct={correct} /> : null}
      {children}
    </Row>
  );
}

type EvidenceQuoteProps = {
  evidence: Evidence;
  links: QuoteLinks | undefined;
  /** Lets a person say that this line shows the criterion of that name. */
  confirm: (Correct & { name: string }) | undefined;
};

function EvidenceQuote({ evidence: { quote, source }, links, confirm }: EvidenceQuoteProps) {
  const link = source === 'resume' ? links : undefined;
  return (
    <Quote linked={Boolean(link)} chosen={link?.chosen === quote} data-quote={link ? quote : undefined}>
      <blockquote dir="auto">“{quote}”</blockquote>
      <figcaption>
        {source === 'resume' ? 'From the resume' : 'From the notes'}
        {link ? (
          <>
            {' · '}
            <button
              type="button"
              aria-label={`Show in the resume: “${quote}”`}
              onClick={() => link.onChoose({ quote })}
            >
              Show
            </button>
          </>
        ) : null}
        {confirm ? (
          <>
            {' · '}
            <button
              type="button"
              data-confirm
              disabled={confirm.sending}
              aria-label={`This shows it: ${confirm.name}, “${quote}”`}
              onClick={() => confirm.send({ criterion: confirm.name, finding: 'shown', quote })}
            >
              This shows it
            </button>
          </>
        ) : null}
      </figcaption>
    </Quote>
  );
}
