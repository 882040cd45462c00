import { Play, RotateCw, Square } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../components/Button/Button.tsx';
import { describeTimeLeft } from '../describeTimeLeft.ts';
import { styled } from '../theme/styled.tsx';
import { ExportButton } from '../transfer/ExportButton.tsx';
import type { RankedRow } from './rankRows.ts';
import type { RankingRun } from './useRanking.ts';

const Bar = styled('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '4',
    rowGap: '2',
    minHeight: '9',
    flexShrink: 0,
    marginBlockEnd: '3',
    '& .tools': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '2',
      marginInlineStart: 'auto',
    },
    '& .progress': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '4',
      rowGap: '2',
      flex: '1 1 200px',
      minWidth: 0,
    },
    '& .figures, & .best': { color: 'muted', fontSize: 'small', fontVariantNumeric: 'tabular-nums' },
    '& .best': { overflowWrap: 'anywhere' },
    '@container (max-width: 760px)': {
      '& .progress': { order: 1, flexBasis: '100%' },
    },
    '@container (max-width: 420px)': {
      '& > [role=radiogroup]': { width: 'full' },
      '& .progress': { order: 0 },
    },
    '& .track': {
      flex: 1,
      minWidth: '120px',
      height: '4px',
      borderRadius: 'full',
      bg: 'line',
      overflow: 'hidden',
    },
    '& .done': { height: 'full', bg: 'accent', transformOrigin: 'left', _rtl: { transformOrigin: 'right' } },
  },
});

type RankingToolbarProps = {
  run: RankingRun;
  total: number;
  refused: number;
  /** One and many, e.g. `['candidate', 'candidates']`. */
  nouns: readonly [string, string];
  /** The rows that are shown, in their order. */
  rows: readonly RankedRow[];
  /** What the list says of itself, in a sentence or two. */
  best: string;
  /** The choice of what is ranked, where there is one. */
  scope: ReactNode;
  /** What to do about the list as a whole. */
  action: ReactNode;
};

/** What is ranked, how far it is and what it says, with buttons to stop, continue and retry. */
export function RankingToolbar({
  run,
  total,
  refused,
  nouns,
  rows,
  best,
  scope,
  action,
}: RankingToolbarProps) {
  const { done, running, inBackground, pace, start, stop } = run;
  const left = running
    ? describeTimeLeft(pace.done, pace.done + total - done, performance.now() - pace.startedAt)
    : '';
  const figures = `${done.toLocaleString('en-US')} of ${total.toLocaleString('en-US')} ${nouns[total === 1 ? 0 : 1]} analyzed`;
  const open = done < total;
  return (
    <Bar>
      {scope}
      <div className="progress">
        {running ? (
          <div
            className="track"
            role="progressbar"
            aria-label="Analyzing"
            aria-valuemin={0}
            aria-valuemax={total}
            aria-valuenow={done}
          >
            <div className="done" style={{ transform: `scaleX(${total === 0 ? 0 : done / total})` }} />
          </div>
        ) : null}
        <p className="figures" role="status">
          {figures}
          {left ? `, ${left}` : ''}
          {running && inBackground ? '. It goes on if you leave this page.' : ''}
          {!running && refused > 0 ? `, ${refused} without a result` : ''}
        </p>
        {running ? (
          <Button variant="secondary" size="small" onClick={stop}>
            <Square size={14} strokeWidth={2} aria-hidden="true" />
            Stop
          </Button>
        ) : open ? (
          <Button variant="secondary" size="small" onClick={() => start('rest')}>
            <Play size={14} strokeWidth={2} aria-hidden="true" />
            Continue
          </Button>
        ) : refused > 0 ? (
          <Button variant="secondary" size="small" onClick={() => start('refused')}>
            <RotateCw size={14} strokeWidth={2} aria-hidden="true" />
            Try those again
          </Button>
        ) : null}
        {best ? <p className="best">{best}</p> : null}
      </div>
      <div className="tools">
        {action}
        {rows.length > 0 && !running ? (
          <ExportButton
            kind="ranking"
            write={async () => (await import('./rankingCsv.ts')).rankingCsv(capitalize(nouns[0]), rows)}
          />
        ) : null}
      </div>
    </Bar>
  );
}

function capitalize(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
