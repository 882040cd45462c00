import type { Evidence } from '@cortex/api-client/model';
import { styled } from '../../theme/styled.tsx';
import type { Correct } from './CorrectFinding.tsx';

/** Quotes below each other. */
export const Quotes = styled('div', {
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

/** What the quotes below it are. */
export const QuotesLabel = styled('p', { base: { color: 'muted', fontSize: 'small' } });

/** The way from quotes of the resume to their places in it. */
export type QuoteLinks = {
  /** The quote that is looked at. */
  chosen: string | null;
  onChoose: (choice: { quote: string }) => void;
};

type EvidenceQuoteProps = {
  evidence: Evidence;
  links: QuoteLinks | undefined;
  /** Lets a person say that this line shows the criterion of that name. */
  confirm: (Correct & { name: string }) | undefined;
};

/** A line of a candidate's texts, with its source, the way to its place, and the button that says that it shows a criterion. */
export function EvidenceQuote({ evidence: { quote, source }, links, confirm }: EvidenceQuoteProps) {
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
