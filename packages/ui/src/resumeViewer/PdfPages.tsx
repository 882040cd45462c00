import { createFinder, findPlaces } from '@cortex/api-client/quotePlaces';
import { FileX2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { LoadingRegion, Skeleton } from '../components/Skeleton/Skeleton.tsx';
import { StateMessage } from '../components/StateMessage/StateMessage.tsx';
import { styled } from '../theme/styled.tsx';
import { type OpenPdf, openPdf } from './openPdf.ts';
import { PdfPageView } from './PdfPageView.tsx';
import type { ChosenQuote, ResumeQuote } from './resumeQuotes.ts';

const Pages = styled('div', {
  base: { display: 'flex', flexDirection: 'column', gap: '3' },
});

const NotFound = styled('p', {
  base: { padding: '3', borderRadius: 'control', bg: 'warnSubtle', fontSize: 'small' },
});

type Opened = { pdf: OpenPdf; quotes: readonly ResumeQuote[] };

type PdfPagesProps = {
  bytes: Uint8Array;
  quotes: readonly ResumeQuote[];
  /** The quote that is looked for. */
  chosen: ChosenQuote | null;
  onChoose: (choice: { quote: string }) => void;
};

/** The pages of a PDF with the quotes highlighted. Where the server gave no positions, the text is searched. */
export function PdfPages({ bytes, quotes, chosen, onChoose }: PdfPagesProps) {
  const [opened, setOpened] = useState<Opened | 'unreadable' | null>(null);

  useEffect(() => {
    const stop = new AbortController();
    open(bytes, quotes, stop.signal)
      .catch((): 'unreadable' => 'unreadable')
      .then((result) => {
        if (!stop.signal.aborted) setOpened(result);
      });
    return () => stop.abort();
  }, [bytes, quotes]);

  if (opened === 'unreadable') {
    return (
      <StateMessage
        icon={FileX2}
        title="The pages cannot be shown."
        description="Open the file in a PDF viewer; the text that was read from it is under “Text as it was read”."
      />
    );
  }
  if (!opened) {
    return (
      <LoadingRegion label="Opening the resume...">
        <Skeleton aspectRatio="1 / 1.414" />
      </LoadingRegion>
    );
  }
  const { pages } = opened.pdf;
  const sought = opened.quotes.find(({ quote }) => quote === chosen?.quote);
  return (
    <Pages>
      {sought && !sought.places?.length ? (
        <NotFound role="status">
          The quote was not found on the pages. Look for it in the text as it was read.
        </NotFound>
      ) : null}
      {pages.map((page) => (
        <PdfPageView
          key={page.number}
          page={page}
          count={pages.length}
          quotes={opened.quotes}
          chosen={chosen}
          onChoose={onChoose}
        />
      ))}
    </Pages>
  );
}

async function open(bytes: Uint8Array, quotes: readonly ResumeQuote[], signal: AbortSignal): Promise<Opened> {
  const pdf = await openPdf(bytes, signal);
  if (quotes.every(({ places }) => places)) return { pdf, quotes };
  const runs = (await Promise.all(pdf.pages.map((page) => page.read()))).flat();
  const find = createFinder(runs.map(({ text }) => text));
  return {
    pdf,
    quotes: quotes.map((quote) => ({
      ...quote,
      places: quote.places ?? findPlaces(runs, find, quote.quote),
    })),
  };
}
