import { Square } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { useNextFocus } from '../../components/Button/useNextFocus.ts';
import type { RowState } from '../../forms/manyResumes/resumeRow.ts';
import { styled } from '../../theme/styled.tsx';

const Bar = styled('div', {
  base: {
    position: 'sticky',
    insetBlockEnd: 0,
    zIndex: 'bar',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '3',
    rowGap: '2',
    paddingBlock: '3',
    bg: 'canvas',
    borderBlockStart: '1px solid {colors.line}',
    '& .figures': { color: 'muted', fontSize: 'small', fontVariantNumeric: 'tabular-nums' },
    '& .track': {
      flex: 1,
      minWidth: '80px',
      maxWidth: '240px',
      height: '4px',
      borderRadius: 'full',
      bg: 'line',
      overflow: 'hidden',
    },
    '& .done': { height: 'full', bg: 'accent', transformOrigin: 'left', _rtl: { transformOrigin: 'right' } },
  },
});

type ResumesFootProps = {
  states: readonly RowState[];
  /** How far the saving is, while rows are being saved. */
  progress: { saved: number; failed: number; total: number } | null;
  /** Why nothing can be saved yet, where that is so. */
  blocked: string | undefined;
  onSave: () => void;
  /** Removes the rows that are left out or skipped. */
  onRemoveUnwanted: () => void;
  onStop: () => void;
  /** What came of it so far. */
  children: ReactNode;
};

/** Whether a row is not to be saved as things stand: it is left out, or skipped for now. */
export function isUnwanted(state: RowState | undefined): boolean {
  return state === 'left' || state === 'skipped';
}

/** The state of all rows, and the buttons for all of them. */
export function ResumesFoot({
  states,
  progress,
  blocked,
  onSave,
  onRemoveUnwanted,
  onStop,
  children,
}: ResumesFootProps) {
  const unwanted = states.filter(isUnwanted);
  const ready = states.filter((state) => state === 'ready').length;
  const next = useNextFocus<HTMLDivElement>(progress ? 'saving' : 'open');
  const open = states.filter((state) => state !== 'saved').length;
  return (
    <Bar {...next}>
      {children}
      {progress ? (
        <>
          <Button variant="secondary" onClick={onStop}>
            <Square size={14} strokeWidth={2} aria-hidden="true" />
            Stop
          </Button>
          <div
            className="track"
            role="progressbar"
            aria-label="Saving"
            aria-valuemin={0}
            aria-valuemax={progress.total}
            aria-valuenow={progress.saved}
          >
            <div className="done" style={{ transform: `scaleX(${progress.saved / progress.total})` }} />
          </div>
        </>
      ) : open === 0 ? null : (
        <Button disabled={ready === 0 || blocked !== undefined} onClick={onSave}>
          {ready > 0 && ready < open ? `Save ${ready.toLocaleString('en-US')} now` : 'Save all'}
        </Button>
      )}
      {unwanted.length > 0 && !progress ? (
        <Button variant="quiet" onClick={onRemoveUnwanted}>
          {`Remove ${unwanted.length.toLocaleString('en-US')} ${describeUnwanted(unwanted)}`}
        </Button>
      ) : null}
      <p className="figures" role="status">
        {progress
          ? `${progress.saved} of ${progress.total} saved${progress.failed > 0 ? `, ${progress.failed} not` : ''}`
          : (blocked ?? describeStates(states))}
      </p>
    </Bar>
  );
}

function describeUnwanted(states: readonly RowState[]): string {
  if (!states.includes('skipped')) return 'left out';
  return states.includes('left') ? 'left out or skipped' : 'skipped';
}

function describeStates(states: readonly RowState[]): string {
  const count = (wanted: RowState) => states.filter((state) => state === wanted).length;
  const open = states.length - count('saved');
  if (open === 0) return states.length === 0 ? '' : 'All are saved.';
  const incomplete = count('incomplete');
  const parts = [
    `${count('ready')} of ${open} can be saved`,
    ...(count('reading') > 0 ? [`${count('reading')} being read`] : []),
    ...(incomplete > 0 ? [`${incomplete} ${incomplete === 1 ? 'lacks' : 'lack'} something`] : []),
    ...(count('left') > 0 ? [`${count('left')} left out`] : []),
    ...(count('skipped') > 0 ? [`${count('skipped')} skipped`] : []),
  ];
  return parts.join(', ');
}
