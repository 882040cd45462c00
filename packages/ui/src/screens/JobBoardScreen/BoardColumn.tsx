import { dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import type { JobApplication, Stage } from '@cortex/api-client/model';
import { useVirtualizer } from '@tanstack/react-virtual';
import { ArrowDownWideNarrow } from 'lucide-react';
import { memo, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import type { OnMove } from '../../lists/applications/Move.ts';
import { styled } from '../../theme/styled.tsx';
import { readTextScale } from '../../theme/textSize.ts';
import { BoardCard } from './BoardCard.tsx';
import type { BoardColumn as Column } from './boardColumns.ts';
import { readDragged } from './dragged.ts';

/** In pixels, the gap to the next one included. */
const CARD_HEIGHT = 104;
/** In pixels, the line that tells of an interview or a decision. */
const NEXT_HEIGHT = 20;

const Frame = styled('section', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    flexShrink: 0,
    width: { base: '82vw', md: '256px' },
    maxWidth: '320px',
    /* The board ends with the window. */
    height: { base: 'max(320px, calc(100dvh - 292px))', md: 'max(360px, calc(100dvh - 220px))' },
    '[data-offer] ~ * &': {
      height: { base: 'max(320px, calc(100dvh - 388px))', md: 'max(360px, calc(100dvh - 268px))' },
      _print: { height: 'auto' },
    },
    scrollSnapAlign: 'start',
    borderRadius: 'card',
    border: '1px solid {colors.line}',
    bg: 'surface',
    '& > header': {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      paddingInline: '3',
      borderBlockEnd: '1px solid {colors.line}',
    },
    '& h2': {
      flex: 1,
      minWidth: 0,
      display: 'flex',
      alignItems: 'baseline',
      justifyContent: 'space-between',
      gap: '2',
      paddingBlock: '2.5',
      fontSize: 'body',
      overflowWrap: 'anywhere',
    },
    '& header button': {
      gap: '1',
      minHeight: '7',
      marginInlineEnd: '-1.5',
      paddingInline: '1.5',
      '&[aria-pressed=true]': { color: 'accent' },
    },
    '& .count': {
      color: 'muted',
      fontSize: 'small',
      fontWeight: 'normal',
      fontVariantNumeric: 'tabular-nums',
    },
    '&[data-over]': { borderColor: 'accent', bg: 'accentSubtle' },
    _print: { height: 'auto', width: 'auto', maxWidth: 'none', breakInside: 'avoid' },
  },
});

const Scroller = styled('div', {
  base: {
    flex: 1,
    minHeight: 0,
    overflowY: 'auto',
    scrollbarWidth: 'thin',
    padding: '2',
    /* Room below the last card, which the bar of the selected would cover. */
    '[data-selecting] &': {
      paddingBlockEnd: { base: '128px', md: '11' },
    },
    '& ul': { listStyle: 'none', position: 'relative' },
    '& li': { position: 'absolute', insetInline: 0, insetBlockStart: 0, paddingBlockEnd: '2' },
  },
});

type BoardColumnProps = {
  column: Column;
  stages: readonly Stage[];
  /** The row of the card that takes the Tab key; -1 where it stands in another column. */
  activeRow: number;
  selected: ReadonlySet<string>;
  /** Whether whoever fits best comes first. */
  byFit: boolean;
  onOrderByFit: (stageId: string, on: boolean) => void;
  getCandidateHref: (candidate: { candidateId: string }) => string;
  onFocusCard: (candidateId: string) => void;
  onToggle: (candidateId: string) => void;
  onDropCard: OnMove;
  onMoveFromMenu: OnMove;
};

/** A stage with its candidates, of any number. Cards are dropped on it. */
export const BoardColumn = memo(function BoardColumn({
  column: { stage, cards },
  stages,
  activeRow,
  selected,
  byFit,
  onOrderByFit,
  getCandidateHref,
  onFocusCard,
  onToggle,
  onDropCard,
  onMoveFromMenu,
}: BoardColumnProps) {
  const id = useId();
  const frame = useRef<HTMLElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const [over, setOver] = useState(false);
  const virtualizer = useVirtualizer({
    count: cards.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => heightOf(cards[index]),
    getItemKey: (index) => cards[index]?.candidate.id ?? index,
    overscan: 2,
    initialRect: { width: 0, height: 800 },
  });

  const drop = useEffectEvent((data: Record<string | symbol, unknown>) => {
    const candidate = readDragged(data);
    if (candidate) onDropCard({ candidates: [candidate], stage });
  });
  useEffect(() => {
    if (!frame.current) return;
    return dropTargetForElements({
      element: frame.current,
      canDrop: ({ source }) => readDragged(source.data) !== undefined,
      onDragEnter: () => setOver(true),
      onDragLeave: () => setOver(false),
      onDrop({ source }) {
        setOver(false);
        drop(source.data);
      },
    });
  }, []);
  useEffect(() => {
    if (activeRow !== -1) virtualizer.scrollToIndex(activeRow);
  }, [activeRow, virtualizer]);

  const canBeOrdered = byFit || cards.filter(({ fit_score }) => fit_score !== undefined).length > 1;
  const count = cards.length === 1 ? '1 candidate' : `${cards.length.toLocaleString('en-US')} candidates`;
  return (
    <Frame ref={frame} aria-labelledby={id} data-stage={stage.id} data-over={over || undefined}>
      <header>
        <h2 id={id}>
          {stage.name}
          <span className="count" role="img" aria-label={count}>
            {cards.length.toLocaleString('en-US')}
          </span>
        </h2>
        {canBeOrdered ? (
          <Button
            variant="quiet"
            size="small"
            aria-pressed={byFit}
            aria-label={`Order ${stage.name} by fit`}
            title={byFit ? 'In the order of arrival again' : 'Order by fit'}
            onClick={() => {
              onOrderByFit(stage.id, !byFit);
              if (scroller.current) scroller.current.scrollTop = 0;
            }}
          >
            <ArrowDownWideNarrow size={14} strokeWidth={1.75} aria-hidden="true" />
            {byFit ? 'by fit' : null}
          </Button>
        ) : null}
      </header>
      <Scroller ref={scroller}>
        <ul style={{ height: virtualizer.getTotalSize() }}>
          {virtualizer.getVirtualItems().map(({ index, key, start }) => {
            const application = cards[index];
            return application ? (
              <li
                key={key}
                style={{ transform: `translateY(${start}px)`, height: heightOf(application) }}
                aria-posinset={index + 1}
                aria-setsize={cards.length}
              >
                <BoardCard
                  application={application}
                  stage={stage}
                  stages={stages}
                  active={index === activeRow}
                  selected={selected.has(application.candidate.id)}
                  href={getCandidateHref({ candidateId: application.candidate.id })}
                  onFocusCard={onFocusCard}
                  onToggle={onToggle}
                  onMove={onMoveFromMenu}
                />
              </li>
            ) : null;
          })}
        </ul>
      </Scroller>
    </Frame>
  );
});

function heightOf({ next_interview, decision }: Partial<JobApplication> = {}): number {
  return (CARD_HEIGHT + (next_interview || decision ? NEXT_HEIGHT : 0)) * readTextScale();
}
