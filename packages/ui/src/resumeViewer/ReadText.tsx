import { resumeLimits } from '@cortex/api-client/limits';
import type { ResumeText } from '@cortex/api-client/model';
import { createFinder, type Stretch } from '@cortex/api-client/quotePlaces';
import { EyeOff } from 'lucide-react';
import { useEffect, useId, useMemo, useRef } from 'react';
import { styled } from '../theme/styled.tsx';
import { type ChosenQuote, describeQuote, type ResumeQuote } from './resumeQuotes.ts';
import { showWithin } from './showWithin.ts';

const Text = styled('div', {
  base: {
    padding: '5',
    bg: 'surface',
    border: '1px solid {colors.line}',
    borderRadius: 'control',
    overflowWrap: 'anywhere',
    '& > p + p': { marginBlockStart: '2' },
  },
});

const Mark = styled('mark', {
  base: {
    borderRadius: '2px',
    bg: 'accentSubtle',
    color: 'inherit',
    boxDecorationBreak: 'clone',
  },
  variants: { chosen: { true: { boxShadow: 'inset 0 -2px 0 {colors.accent}' } } },
});

const Hidden = styled('section', {
  base: {
    marginBlockEnd: '3',
    padding: '4',
    borderRadius: 'control',
    bg: 'warnSubtle',
    overflowWrap: 'anywhere',
    '& h3': { display: 'flex', alignItems: 'center', gap: '2', fontSize: 'body', letterSpacing: '0' },
    '& ul': { listStyle: 'none', marginBlockStart: '2', maxHeight: '160px', overflowY: 'auto' },
    '& li': { fontSize: 'small', paddingBlock: '0.5' },
    '& p': { fontSize: 'small', marginBlockStart: '1' },
  },
});

const MOST = resumeLimits.characters.toLocaleString('en');

type ReadTextProps = {
  resume: ResumeText;
  quotes: readonly ResumeQuote[];
  chosen: ChosenQuote | null;
};

/** The text that an analysis read, with its quotes highlighted, and the hidden text that it left out. */
export function ReadText({ resume, quotes, chosen }: ReadTextProps) {
  const { text, cut, hidden_words, hidden } = resume;
  const id = useId();
  const element = useRef<HTMLDivElement>(null);
  const lines = useMemo(() => markLines(text, quotes), [text, quotes]);

  useEffect(() => {
    const mark = chosen === null ? null : element.current?.querySelector('[aria-current]');
    if (mark) showWithin(mark);
  }, [chosen]);

  return (
    <div>
      {hidden_words > 0 ? (
        <Hidden aria-labelledby={id}>
          <h3 id={id}>
            <EyeOff size={16} strokeWidth={1.75} aria-hidden="true" />
            Left out as hidden: {hidden_words === 1 ? '1 word' : `${hidden_words} words`}
          </h3>
          {hidden.length > 0 ? (
            // biome-ignore lint/a11y/noNoninteractiveTabindex: A list that scrolls has to be reached by the keyboard.
            <ul tabIndex={0} aria-labelledby={id}>
              {hidden.map((passage, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: A passage is what stands at its place.
                <li key={index} dir="auto">
                  {passage}
                </li>
              ))}
            </ul>
          ) : (
            <p>This resume was uploaded before hidden words were stored. Upload it again to see them.</p>
          )}
        </Hidden>
      ) : null}
      <Text ref={element}>
        {text === '' ? <p>No text could be read.</p> : null}
        {cut ? <p>This file is very long. Its first {MOST} characters are kept.</p> : null}
        {lines.map((parts, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: A line is what stands at its place.
          <p key={index} dir="auto">
            {parts.map((part, at) =>
              part.quote ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: A part is what stands at its place.
                <Mark key={at} title={describeQuote(part.quote)} {...marking(part.quote, chosen)}>
                  {part.text}
                </Mark>
              ) : (
                part.text
              ),
            )}
          </p>
        ))}
      </Text>
    </div>
  );
}

function marking({ quote }: ResumeQuote, chosen: ChosenQuote | null) {
  return quote === chosen?.quote ? ({ chosen: true, 'aria-current': 'true' } as const) : {};
}

type Part = { text: string; quote: ResumeQuote | undefined };

/** The lines of a text in parts, quoted parts with their quote; where two overlap, the first wins. */
function markLines(text: string, quotes: readonly ResumeQuote[]): Part[][] {
  const lines = text.split('\n');
  const find = createFinder(lines);
  const found = new Map<number, { stretch: Stretch; quote: ResumeQuote }[]>();
  for (const quote of quotes)
    for (const stretch of find(quote.quote))
      found.set(stretch.index, [...(found.get(stretch.index) ?? []), { stretch, quote }]);
  return lines.map((line, index) => {
    const parts: Part[] = [];
    let end = 0;
    for (const { stretch, quote } of (found.get(index) ?? []).toSorted(
      (a, b) => a.stretch.from - b.stretch.from,
    )) {
      const from = Math.max(end, stretch.from);
      if (stretch.to <= from) continue;
      if (from > end) parts.push({ text: line.slice(end, from), quote: undefined });
      parts.push({ text: line.slice(from, stretch.to), quote });
      end = stretch.to;
    }
    if (end < line.length) parts.push({ text: line.slice(end), quote: undefined });
    return parts;
  });
}
