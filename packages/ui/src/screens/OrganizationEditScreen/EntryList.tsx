import type { LedgerEntry } from '@cortex/api-client/model';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { formatMomentInUtc } from '../../formatDate.ts';
import { styled } from '../../theme/styled.tsx';
import { describeDecision, describeEntry } from './describeEntry.ts';

const ROW_HEIGHT = 62;
const OVERSCAN = 5;

const Scroller = styled('div', {
  base: {
    height: { base: '480px', md: 'calc(100dvh - 300px)' },
    minHeight: '360px',
    overflowY: 'auto',
    scrollbarWidth: 'thin',
    bg: 'surface',
    border: '1px solid {colors.line}',
    borderRadius: 'card',
    '&:focus-visible': { outlineOffset: '-2px' },
    '& ol': { listStyle: 'none', position: 'relative' },
    '& li': {
      position: 'absolute',
      insetInline: 0,
      top: 0,
      paddingBlock: '2.5',
      paddingInline: { base: '4', md: '5' },
      borderBlockEnd: '1px solid {colors.line}',
      overflowWrap: 'anywhere',
    },
    '& li p:first-of-type': { fontWeight: 'medium' },
    '& .meta': { color: 'muted', fontSize: 'small', fontVariantNumeric: 'tabular-nums' },
    '& blockquote': { maxWidth: 'text', whiteSpace: 'pre-line' },
  },
});

const More = styled('div', {
  base: { padding: '3', textAlign: 'center', color: 'muted', fontSize: 'small' },
});

type EntryListProps = {
  entries: readonly LedgerEntry[];
  /** The entries that follow. */
  more: { there: boolean; loading: boolean; failed: boolean; load: () => void };
};

/** Entries of the record, however many; the next ones come when the end is near. */
export function EntryList({ entries, more }: EntryListProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const virtualizer = useVirtualizer({
    count: entries.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    getItemKey: (index) => entries[index]?.seq ?? index,
    overscan: OVERSCAN,
  });
  const rows = virtualizer.getVirtualItems();
  const nearEnd = (rows.at(-1)?.index ?? 0) >= entries.length - 1;
  const wanted = nearEnd && more.there && !more.loading && !more.failed;
  const { load } = more;
  useEffect(() => {
    if (wanted) load();
  }, [wanted, load]);

  return (
    <Scroller ref={scroller} tabIndex={0} role="region" aria-label="Entries">
      <ol style={{ height: virtualizer.getTotalSize() }}>
        {rows.map(({ index, key, start }) => {
          const entry = entries[index];
          if (!entry) return null;
          return (
            <li
              key={key}
              ref={virtualizer.measureElement}
              data-index={index}
              aria-posinset={index + 1}
              aria-setsize={more.there ? -1 : entries.length}
              style={{ transform: `translateY(${start}px)` }}
            >
              <Entry entry={entry} />
            </li>
          );
        })}
      </ol>
      {more.there ? (
        <More>
          {more.failed ? (
            <Button variant="secondary" size="small" onClick={more.load}>
              Load more
            </Button>
          ) : (
            'Loading more...'
          )}
        </More>
      ) : null}
    </Scroller>
  );
}

function Entry({ entry }: { entry: LedgerEntry }) {
  const { at, seq, decision } = entry;
  return (
    <>
      <p dir="auto">{describeEntry(entry)}</p>
      {decision?.reason ? <blockquote dir="auto">{decision.reason}</blockquote> : null}
      <p className="meta">
        <time dateTime={at}>{formatMomentInUtc(at)}</time> · Entry {seq.toLocaleString('en-US')}
        {decision ? ` · ${describeDecision(entry)}` : null}
        {decision?.reason_erased ? ' The reason was erased with the candidate.' : null}
      </p>
    </>
  );
}
