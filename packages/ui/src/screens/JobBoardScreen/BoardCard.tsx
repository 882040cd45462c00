import { draggable } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import type { JobApplication, Stage } from '@cortex/api-client/model';
import { CalendarClock } from 'lucide-react';
import { memo, useEffect, useEffectEvent, useRef, useState } from 'react';
import { CandidateNameTransition } from '../../components/CandidateNameTransition/CandidateNameTransition.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { formatMoment, formatShortMoment } from '../../formatDate.ts';
import { decided } from '../../forms/Decision/decisionWords.ts';
import { describeSince } from '../../lists/applications/describeSince.ts';
import type { OnMove } from '../../lists/applications/Move.ts';
import { StageMenu } from '../../lists/applications/StageMenu.tsx';
import { styled } from '../../theme/styled.tsx';
import { toDragged } from './dragged.ts';

const Card = styled('article', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignContent: 'space-between',
    columnGap: '2',
    height: 'full',
    padding: '2.5',
    borderRadius: 'control',
    border: '1px solid {colors.line}',
    bg: 'raised',
    cursor: 'grab',
    '& input': {
      appearance: 'none',
      display: 'grid',
      placeItems: 'center',
      position: 'relative',
      boxSize: '16px',
      marginBlockStart: '2px',
      borderRadius: '4px',
      border: '1px solid {colors.edge}',
      bg: 'surface',
      /* A touch target around the square. */
      _after: { content: '""', position: 'absolute', inset: '-7px' },
      _checked: {
        bg: 'accentSolid',
        borderColor: 'accentSolid',
        _before: {
          content: '""',
          width: '5px',
          height: '9px',
          marginBlockStart: '-2px',
          border: 'solid {colors.onAccent}',
          borderWidth: '0 2px 2px 0',
          transform: 'rotate(45deg)',
        },
      },
    },
    '& .name': {
      display: 'block',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      color: 'text',
      fontWeight: 'medium',
      textDecoration: 'none',
      /* Where it is scrolled to, its column is seen to its edge. */
      scrollMarginInline: '48px',
      /* And the card to its end. */
      scrollMarginBlockEnd: '16',
      _hover: { textDecoration: 'underline' },
      /* Two pixels out, its ring would cross the line below. */
      _focusVisible: { outlineOffset: '0' },
    },
    '& .facts': {
      color: 'muted',
      fontSize: 'small',
      fontVariantNumeric: 'tabular-nums',
      whiteSpace: 'nowrap',
    },
    '& .next': {
      display: 'flex',
      alignItems: 'center',
      gap: '1',
      overflow: 'hidden',
      '& > svg': { flexShrink: 0 },
      '& > span': { overflow: 'hidden', textOverflow: 'ellipsis' },
    },
    '& .spoken': { srOnly: true },
    '& .foot': { gridColumn: '1 / -1' },
    '&[data-selected]': { borderColor: 'accent', bg: 'accentSubtle' },
    '&[data-dragging]': { opacity: 0.4 },
  },
});

type BoardCardProps = {
  application: JobApplication;
  stage: Stage;
  stages: readonly Stage[];
  /** Whether the Tab key leads here. */
  active: boolean;
  selected: boolean;
  href: string;
  onFocusCard: (candidateId: string) => void;
  onToggle: (candidateId: string) => void;
  onMove: OnMove;
};

/** A candidate of a job: who, for how long in this stage, how they fit, and the way to another stage. */
export const BoardCard = memo(function BoardCard({
  application: { candidate, since, source, fit_score, next_interview, decision },
  stage,
  stages,
  active,
  selected,
  href,
  onFocusCard,
  onToggle,
  onMove,
}: BoardCardProps) {
  const card = useRef<HTMLElement>(null);
  const [dragging, setDragging] = useState(false);
  const readData = useEffectEvent(() => toDragged(candidate));
  useEffect(() => {
    if (!card.current) return;
    return draggable({
      element: card.current,
      getInitialData: () => readData(),
      onDragStart: () => setDragging(true),
      onDrop: () => setDragging(false),
    });
  }, []);
  const tabIndex = active ? 0 : -1;
  const fit = fit_score === undefined ? '' : ` · ${Math.round(fit_score)}\u00a0%`;
  return (
    <Card
      ref={card}
      data-candidate={candidate.id}
      data-selected={selected || undefined}
      data-dragging={dragging || undefined}
      onFocus={() => onFocusCard(candidate.id)}
    >
      <input
        type="checkbox"
        aria-label={`Select ${candidate.name}`}
        checked={selected}
        tabIndex={tabIndex}
        onChange={() => onToggle(candidate.id)}
      />
      <div>
        <CandidateNameTransition candidateId={candidate.id}>
          <Link
            className="name"
            href={href}
            viewTransition
            tabIndex={tabIndex}
            draggable={false}
            title={candidate.name}
          >
            {candidate.name}
          </Link>
        </CandidateNameTransition>
        <p className="facts">
          {source ? 'Applied · ' : null}
          {describeSince(since, new Date())}
          {fit}
        </p>
        {next_interview || decision ? (
          <p className="facts next">
            {next_interview ? <CalendarClock size={14} strokeWidth={1.75} aria-hidden="true" /> : null}
            <span>
              {next_interview ? (
                <time
                  dateTime={next_interview.starts_at}
                  title={`Interview on ${formatMoment(next_interview.starts_at)}`}
                >
                  <span className="spoken">Interview on </span>
                  {formatShortMoment(next_interview.starts_at, new Date())}
                </time>
              ) : null}
              {next_interview && decision ? ' · ' : null}
              {decision ? decided[decision.decision] : null}
            </span>
          </p>
        ) : null}
      </div>
      <div className="foot">
        <StageMenu
          label={`Stage of ${candidate.name}`}
          stages={stages}
          currentId={stage.id}
          tabIndex={tabIndex}
          onSelect={(to) => onMove({ candidates: [candidate], stage: to })}
        />
      </div>
    </Card>
  );
});
