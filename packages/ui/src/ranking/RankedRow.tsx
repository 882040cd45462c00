import { CircleAlert } from 'lucide-react';
import { memo, useContext } from 'react';
import { ScoreRing } from '../components/ScoreRing/ScoreRing.tsx';
import { decided } from '../forms/Decision/decisionWords.ts';
import type { RowBodyProps } from '../lists/VirtualList/VirtualList.tsx';
import { styled } from '../theme/styled.tsx';
import { readTextScale } from '../theme/textSize.ts';
import { clamp } from './clamp.ts';
import { getRoom } from './fitFacts.ts';
import { ListRoom } from './listRoom.ts';
import { describeMustHaves } from './mustHaveWords.ts';
import { RowFacts } from './RowFacts.tsx';
import type { ToldRow } from './tellApart.ts';

const Line = styled('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minWidth: 0,
    '& .place': {
      width: '7',
      flexShrink: 0,
      color: 'muted',
      fontSize: 'small',
      fontVariantNumeric: 'tabular-nums',
      textAlign: 'end',
    },
    '& .words': { flex: 1, minWidth: 0 },
    '& .name': {
      display: 'block',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      fontWeight: 'medium',
      lineHeight: 1.358,
    },
    '& .name + *': { marginBlockStart: '2px' },
    '& .unseen': {
      display: 'inline-block',
      boxSize: '1.5',
      marginInlineStart: '2',
      marginBlockEnd: '2px',
      borderRadius: 'full',
      bg: 'accent',
    },
    '& .sentence': {
      color: 'muted',
      fontSize: 'small',
      lineHeight: 1.308,
      whiteSpace: 'normal',
      overflowWrap: 'anywhere',
    },
    '& .refused': { display: 'grid', placeItems: 'center', boxSize: '44px', color: 'muted', flexShrink: 0 },
    '& .decision': {
      flexShrink: 0,
      paddingInline: '2',
      borderRadius: 'full',
      border: '1px solid {colors.line}',
      fontSize: 'caption',
      lineHeight: 1.819,
      color: 'muted',
    },
    /* The order already says what the number would. */
    '@container (max-width: 420px)': { '& .decision, & .place': { display: 'none' } },
  },
});

const Unread = styled('span', { base: { srOnly: true } });

/** What a ranked list shows of one candidate, or one job: its place, its score, and what sets it apart from the others. */
export const RankedRow = memo(function RankedRow({ item }: RowBodyProps<ToldRow>) {
  const { name, score, sentence, mustHaves, inPart = false, decision, lookedAt, refusal } = item;
  const { place, difference } = item;
  const room = getRoom(useContext(ListRoom), decision !== undefined, readTextScale());
  const said = refusal ?? difference.sentence;
  return (
    <Line>
      <span className="place">{place}</span>
      {refusal === undefined ? (
        <ScoreRing score={score} size="tiny" inPart={inPart} />
      ) : (
        <span className="refused">
          <CircleAlert size={20} strokeWidth={1.75} aria-hidden="true" />
        </span>
      )}
      <span className="words">
        <span className="name" title={name}>
          <bdi>{name}</bdi>
          {lookedAt === undefined && refusal === undefined ? (
            <>
              <span className="unseen" title="Not looked at yet" />
              <Unread>, not looked at yet</Unread>
            </>
          ) : null}
        </span>
        {said ? (
          <>
            <span className="sentence" dir="auto" title={refusal ?? sentence} style={clamp(room.lines)}>
              {said}
            </span>
            <Unread>{describeMustHaves(mustHaves)}</Unread>
          </>
        ) : (
          <RowFacts difference={difference} mustHaves={mustHaves} room={room} />
        )}
      </span>
      {decision ? (
        <span className="decision">
          {decided[decision.decision]}
          {decision.by.full_name ? <Unread> by {decision.by.full_name}</Unread> : null}
        </span>
      ) : null}
    </Line>
  );
});
