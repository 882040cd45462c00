import { Play, RotateCw, Square } from 'lucide-react';
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
    marginBlockEnd: '3',
    '& .export': { marginInlineStart: 'auto' },
    '& .figures': { color: 'muted', fontSize: 'small', fontVariantNumeric: 'tabular-nums' },
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
};

/** The progress of a ranking, with buttons to stop, continue and retry. */
export function RankingToolbar({ run, total, refused, nouns, rows }: RankingToolbarProps) {
  const { done, running, inBackground, pace, start, stop } = run;
  const left = running
    ? describeTimeLeft(pace.done, pace.done + total - done, performance.now() - pace.startedAt)
    : '';
  const figures = `${done.toLocaleString('en-US')} of ${total.toLocaleString('en-US')} ${nouns[total === 1 ? 0 : 1]} analyzed`;
  const open = done < total;
  return (
    <Bar>
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
      {rows.length > 0 && !running ? (
        <div className="export">
          <ExportButton
            kind="ranking"
            write={async () => (await import('./rankingCsv.ts')).rankingCsv(capitalize(nouns[0]), rows)}
          />
        </div>
      ) : null}
    </Bar>
  );
}

function capitalize(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
