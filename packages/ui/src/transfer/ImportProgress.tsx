import { Progress } from '@chakra-ui/react/progress';
import { Play, RotateCw, Square } from 'lucide-react';
import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { Button } from '../components/Button/Button.tsx';
import { FormError } from '../components/FormError/FormError.tsx';
import { describeTimeLeft } from '../describeTimeLeft.ts';
import { progressRecipe } from '../theme/recipes/progress.ts';
import type { RunState } from './createImportRun.ts';
import { FirstPasswords } from './FirstPasswords.tsx';
import { ImportFoot, ImportFrame } from './ImportFrame.tsx';
import type { ImportState } from './importStates.ts';
import { NotImportedRows } from './NotImportedRows.tsx';
import { listNotImported } from './notImported.ts';
import type { Import } from './useImport.ts';

type ImportProgressProps = {
  importing: Import;
  kept: ImportState;
  begun: NonNullable<ImportState['begun']>;
  /** Whether somebody wants to leave while rows are being saved. */
  asking: boolean;
  onAnswer: (answer: { leave: boolean }) => void;
  onClose: () => void;
};

/** The last step: how far the saving is, what came of it, and what is still to be done. */
export function ImportProgress({ importing, kept, begun, asking, onAnswer, onClose }: ImportProgressProps) {
  const { kind, forget } = importing;
  const { plan, run } = begun;
  const whole = useRef<HTMLElement>(null);
  useEffect(() => whole.current?.focus({ preventScroll: true }), []);
  const state = useSyncExternalStore(run.subscribe, run.read);
  const { running, inBackground, saved, failed, total, halt } = state;
  const rest = total - saved - failed;
  const settled = running ? null : state;
  const notImported = useMemo(
    () => (settled ? listNotImported(plan, settled.outcomes) : []),
    [plan, settled],
  );
  const left = plan.rows.filter((row) => row.state === 'left').length;
  const say = (number: number) => `${number.toLocaleString('en-US')} ${kind.nouns[number === 1 ? 0 : 1]}`;

  return (
    <ImportFrame ref={whole} tabIndex={-1} aria-label="The import">
      <Progress.Root
        recipe={progressRecipe}
        value={saved}
        max={Math.max(total, 1)}
        translations={{ value: () => describe(state) }}
      >
        <Progress.ValueText>{describe(state)}</Progress.ValueText>
        <Progress.Track aria-label="Saving">
          <Progress.Range />
        </Progress.Track>
      </Progress.Root>
      {asking && running ? (
        <div role="alertdialog" aria-label="Rows are still being saved">
          <p>Rows are still being saved.</p>
          <p className="hint">
            Rows that are being sent will still be saved. You can continue with the rest later.
          </p>
          <div className="buttons">
            <Button autoFocus onClick={() => onAnswer({ leave: false })}>
              Keep saving
            </Button>
            <Button variant="secondary" onClick={() => onAnswer({ leave: true })}>
              Stop and close
            </Button>
          </div>
        </div>
      ) : null}
      {running && inBackground ? (
        <p className="hint" role="status">
          The server goes on when you close this or leave the page. You find it under “Background work”.
        </p>
      ) : null}
      {running || halt === undefined ? null : (
        <FormError title="The import has stopped." description={halt} />
      )}
      {running ? null : (
        <>
          <div role="status">
            <p>{saved > 0 ? `${say(saved)} added.` : `No ${kind.nouns[0]} was added.`}</p>
            {left > 0 ? (
              <p className="hint">
                {left.toLocaleString('en-US')} {left === 1 ? 'was' : 'were'} there already and left out.
              </p>
            ) : null}
          </div>
          <FirstPasswords entries={run.entries} outcomes={state.outcomes} saved={saved} />
          <NotImportedRows
            title={`Not imported (${notImported.length.toLocaleString('en-US')})`}
            kept={kept}
            rows={notImported}
          />
        </>
      )}
      <ImportFoot>
        {running ? (
          <Button variant="secondary" onClick={run.stop}>
            <Square size={14} strokeWidth={2} aria-hidden="true" />
            Stop
          </Button>
        ) : null}
        {running && inBackground ? (
          <Button variant="quiet" onClick={onClose}>
            Close
          </Button>
        ) : null}
        {running ? null : (
          <>
            {rest > 0 ? (
              <Button onClick={() => void run.start('rest')}>
                <Play size={14} strokeWidth={2} aria-hidden="true" />
                Continue with {rest.toLocaleString('en-US')}
              </Button>
            ) : failed > 0 ? (
              <Button onClick={() => void run.start('failed')}>
                <RotateCw size={14} strokeWidth={2} aria-hidden="true" />
                Try {failed.toLocaleString('en-US')} again
              </Button>
            ) : null}
            <Button variant={rest + failed > 0 ? 'secondary' : 'primary'} onClick={onClose}>
              Close
            </Button>
            <Button variant="quiet" onClick={forget}>
              Import another file
            </Button>
          </>
        )}
      </ImportFoot>
    </ImportFrame>
  );
}

function describe({ running, saved, failed, total, pace }: RunState): string {
  const open = total - saved - failed;
  const time = running
    ? describeTimeLeft(pace.done, pace.done + open, performance.now() - pace.startedAt)
    : '';
  const say = (number: number) => number.toLocaleString('en-US');
  return [
    `${say(saved)} of ${say(total)} saved`,
    ...(failed > 0 ? [`${say(failed)} not`] : []),
    ...(time ? [time] : []),
  ].join(', ');
}
