import { useEffect, useRef, useState } from 'react';
import { styled } from '../theme/styled.tsx';
import type { PdfPage } from './openPdf.ts';
import { QuoteMark } from './QuoteMark.tsx';
import type { ChosenQuote, ResumeQuote } from './resumeQuotes.ts';

const Sheet = styled('div', {
  base: {
    position: 'relative',
    // Marks colour what is drawn on the page, and nothing behind it.
    isolation: 'isolate',
    bg: 'paper',
    border: '1px solid {colors.line}',
    borderRadius: 'control',
    '& canvas': { display: 'block', width: 'full', height: 'full', borderRadius: 'control' },
  },
});

/** Pages this close to the visible area are drawn in advance. */
const AHEAD = '400px';

type PdfPageViewProps = {
  page: PdfPage;
  /** How many pages there are. */
  count: number;
  quotes: readonly ResumeQuote[];
  chosen: ChosenQuote | null;
  onChoose: (choice: { quote: string }) => void;
};

/** One page with its marks, drawn when it comes near. */
export function PdfPageView({ page, count, quotes, chosen, onChoose }: PdfPageViewProps) {
  const sheet = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [near, setNear] = useState(false);
  const [width, setWidth] = useState(0);
  const [drawn, setDrawn] = useState(false);

  useEffect(() => {
    const element = sheet.current;
    if (!element) return;
    const watch = new IntersectionObserver(([entry]) => setNear(entry?.isIntersecting ?? false), {
      rootMargin: AHEAD,
    });
    const measure = new ResizeObserver(() =>
      setWidth(Math.round(element.clientWidth * window.devicePixelRatio)),
    );
    watch.observe(element);
    measure.observe(element);
    return () => {
      watch.disconnect();
      measure.disconnect();
    };
  }, []);

  useEffect(() => {
    if (!near || width === 0 || !canvas.current) return;
    const stop = new AbortController();
    page
      .draw(canvas.current, width, stop.signal)
      // A page that is redrawn or gone is not a failure; one that cannot be drawn stays white, and its text can still be read.
      .catch(() => {})
      .then(() => {
        if (!stop.signal.aborted) setDrawn(true);
      });
    return () => stop.abort();
  }, [page, near, width]);

  return (
    <Sheet ref={sheet} style={{ aspectRatio: page.ratio }}>
      <canvas
        ref={canvas}
        role="img"
        aria-label={`Page ${page.number} of ${count}`}
        aria-busy={near && !drawn}
      />
      {quotes.map((quote) => {
        const places = (quote.places ?? []).filter((place) => place.page === page.number);
        return places.length === 0 ? null : (
          <QuoteMark
            key={quote.quote}
            quote={quote}
            places={places}
            chosen={quote.quote === chosen?.quote ? chosen : null}
            onChoose={onChoose}
          />
        );
      })}
    </Sheet>
  );
}
