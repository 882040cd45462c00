import type { Place } from '@cortex/api-client/model';
import { useEffect, useRef } from 'react';
import { styled } from '../theme/styled.tsx';
import { type ChosenQuote, describeQuote, type ResumeQuote } from './resumeQuotes.ts';
import { showWithin } from './showWithin.ts';

const Marks = styled('div', {
  base: {
    '& button': {
      position: 'absolute',
      borderRadius: '2px',
      bg: 'paperMark',
      mixBlendMode: 'multiply',
      cursor: 'pointer',
      _focusVisible: { outline: '2px solid {colors.paperInk}', outlineOffset: '1px' },
    },
    '&:hover button': { bg: 'paperChosen' },
    '& > span': {
      visibility: 'hidden',
      position: 'absolute',
      zIndex: 1,
      maxWidth: '70%',
      paddingInline: '2',
      paddingBlock: '1',
      borderRadius: 'control',
      bg: 'paperInk',
      color: 'paper',
      fontSize: 'small',
      pointerEvents: 'none',
    },
    '&:has(button:hover) > span, &:has(button:focus-visible) > span': { visibility: 'visible' },
  },
  variants: {
    chosen: { true: { '& button': { bg: 'paperChosen', boxShadow: '0 0 0 1px {colors.paperInk}' } } },
  },
});

/** How far a mark extends beyond its line, in line heights. */
const MARGIN = 0.08;

const percent = (fraction: number) => `${fraction * 100}%`;

type QuoteMarkProps = {
  quote: ResumeQuote;
  /** Its boxes on this page, one per line. */
  places: readonly Place[];
  /** Where to look for it; a new object for each request. */
  chosen: ChosenQuote | null;
  onChoose: (choice: { quote: string }) => void;
};

/** A highlighted quote on a page. It names its criteria; a click leads back to them. */
export function QuoteMark({ quote, places, chosen, onChoose }: QuoteMarkProps) {
  const marks = useRef<HTMLDivElement>(null);
  const name = describeQuote(quote);
  const [first] = places;

  useEffect(() => {
    const line = marks.current?.firstElementChild;
    if (chosen && line) showWithin(line);
  }, [chosen]);

  if (!first) return null;
  const above = MARGIN * first.height;
  return (
    <Marks ref={marks} chosen={chosen !== null}>
      {places.map((place) => (
        <button
          key={`${place.top} ${place.left}`}
          type="button"
          data-mark=""
          // A quote is one control for keyboards and screen readers, however many lines it spans.
          {...(place === first
            ? { 'aria-label': `${name}: “${quote.quote}”`, 'aria-current': chosen !== null }
            : { tabIndex: -1, 'aria-hidden': true })}
          onClick={() => onChoose({ quote: quote.quote })}
          style={{
            left: percent(place.left),
            top: percent(place.top - MARGIN * place.height),
            width: percent(place.width),
            height: percent(place.height * (1 + 2 * MARGIN)),
          }}
        />
      ))}
      <span
        aria-hidden="true"
        style={{
          ...(first.top < 0.1
            ? { top: percent(first.top + first.height + above) }
            : { bottom: percent(1 - first.top + above) }),
          ...(first.left < 0.5
            ? { left: percent(first.left) }
            : { right: percent(1 - first.left - first.width) }),
        }}
      >
        {name}
      </span>
    </Marks>
  );
}
