import { useListNearestLines } from '@cortex/api-client/analysis';
import type { Criterion } from '@cortex/api-client/model';
import { useEffect } from 'react';
import type { Correct } from '../../components/CriterionRow/CorrectFinding.tsx';
import {
  EvidenceQuote,
  type QuoteLinks,
  Quotes,
  QuotesLabel,
} from '../../components/CriterionRow/EvidenceQuote.tsx';
import { SectionFailure } from '../../components/PanelSection/PanelSection.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { extensionMessages } from '../../feedback/extensionMessages.ts';
import { isUnsupported } from '../../feedback/isUnsupported.ts';
import { describeFailure, logFailure } from '../../feedback/reportFailure.ts';
import type { Pair } from '../../ranking/rankedPair.ts';

type NearestLinesProps = {
  pair: Pair;
  criterion: Criterion;
  quoteLinks: QuoteLinks | undefined;
  correct: Correct;
};

/** The lines of a candidate's texts that come nearest to a criterion that they do not show, each with the button that says that it does. */
export function NearestLines({
  pair: { candidateId, jobId },
  criterion: { name, related = [], closest },
  quoteLinks,
  correct,
}: NearestLinesProps) {
  const found = useListNearestLines(
    candidateId,
    { job_id: jobId, criterion: name },
    { query: { staleTime: 60_000, refetchOnWindowFocus: false } },
  );
  const { error } = found;
  const absent = isUnsupported(error);
  useEffect(() => {
    if (error && !absent) logFailure(error);
  }, [error, absent]);
  if (absent) return null;
  const quoted = new Set([...related, ...(closest ? [closest] : [])].map(({ quote }) => quote));
  const lines = found.data?.lines.filter(({ quote }) => !quoted.has(quote));

  if (lines)
    return (
      <Quotes role="group" aria-label={`Lines that come nearest to ${name}`}>
        <QuotesLabel role="status">
          {lines.length === 0 ? 'No other line comes near.' : 'These lines come nearest, please judge'}
        </QuotesLabel>
        {lines.map((line) => (
          <EvidenceQuote
            key={line.source + line.quote}
            evidence={line}
            links={quoteLinks}
            confirm={{ ...correct, name }}
          />
        ))}
      </Quotes>
    );
  if (error)
    return (
      <SectionFailure
        {...describeFailure(error, extensionMessages.loadNearestLines)}
        retrying={found.isFetching}
        onRetry={found.refetch}
      />
    );
  return (
    <Quotes>
      <QuotesLabel role="status">Looking for lines...</QuotesLabel>
      {[1, 2, 3].map((line) => (
        <Skeleton key={line} height="62px" maxWidth="text" borderRadius="control" aria-hidden="true" />
      ))}
    </Quotes>
  );
}
