import { CircleAlert } from 'lucide-react';
import { memo } from 'react';
import { ScoreRing } from '../components/ScoreRing/ScoreRing.tsx';
import { decided } from '../forms/Decision/decisionWords.ts';
import type { RowBodyProps } from '../lists/VirtualList/VirtualList.tsx';
import { styled } from '../theme/styled.tsx';
import { MustHaveMarks } from './MustHaveMarks.tsx';
import type { RankedRow as Row } from './rankRows.ts';

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
    '& .words > *': { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    '& .name': { fontWeight: 'medium' },
    '& .unseen .name::after': {
      content: '""',
      display: 'inline-block',
      boxSize: '1.5',
      marginInlineStart: '2',
      marginBlockEnd: '2px',
      borderRadius: 'full',
      bg: 'accent',
    },
    '& .sentence': { color: 'muted', fontSize: 'small' },
    '& .refused': { display: 'grid', placeItems: 'center', boxSize: '44px', color: 'muted', flexShrink: 0 },
    '& .decision': {
      flexShrink: 0,
      paddingInline: '2',
      borderRadius: 'full',
      border: '1px solid {colors.line}',
      fontSize: 'caption',
      lineHeight: '20px',
      color: 'muted',
    },
    /* The order already says what the number would. */
    '@container (max-width: 420px)': { '& .decision, & .place': { display: 'none' } },
  },
});

const Unread = styled('span', { base: { srOnly: true } });

/** What a ranked list shows of one candidate, or one job. */
export const RankedRow = memo(function RankedRow({ item, position }: RowBodyProps<Row>) {
  const { name, score, sentence, mustHaves, inPart = false, decision, lookedAt, refusal } = item;
  const unseen = lookedAt === undefined && refusal === undefined;
  return (
    <Line>
      <span className="place">{refusal === undefined ? position + 1 : ''}</span>
      {refusal === undefined ? (
        <ScoreRing score={score} size="tiny" inPart={inPart} />
      ) : (
        <span className="refused">
          <CircleAlert size={20} strokeWidth={1.75} aria-hidden="true" />
        </span>
      )}
      <span className={unseen ? 'words unseen' : 'words'}>
        <span className="name">
          <bdi>{name}</bdi>
          {unseen ? <Unread>, not looked at yet</Unread> : null}
        </span>
        <span className="sentence" dir="auto">
          {refusal ?? sentence}
        </span>
      </span>
      <MustHaveMarks mustHaves={mustHaves} />
      {decision ? (
        <span className="decision">
          {decided[decision.decision]}
          {decision.by.full_name ? <Unread> by {decision.by.full_name}</Unread> : null}
        </span>
      ) : null}
    </Line>
  );
});
