import type { ReactNode } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { QuietNote } from '../../forms/QuietNote.ts';
import { type SaveOptions, useSave } from '../../forms/useSave.ts';
import type { Choice } from './analysisChoice.ts';
import type { ShownAnswer } from './answerCache.ts';

type RenewedAnswerProps<Name extends string, Answer> = {
  /** What it is the answer for. Each has its own `key`: a renewal stays with what it was begun for. */
  choice: Choice<Name>;
  shown: ShownAnswer<Answer>;
  /** How the next one is asked for, and whether it is on its way. */
  renewal: SaveOptions<Answer, Choice<Name>>;
  renewing: boolean;
  onOutdated: () => void;
  render: (answer: Answer, renew: () => void) => ReactNode;
};

/** An answer that can be asked for again after a change. It stays, and says what it is, until the next one is there. */
export function RenewedAnswer<Name extends string, Answer>({
  choice,
  shown: { answer, outdated },
  renewal,
  renewing,
  onOutdated,
  render,
}: RenewedAnswerProps<Name, Answer>) {
  const { send } = useSave(renewal);
  return (
    <>
      {outdated ? (
        <QuietNote role="status">
          This is the analysis from before the change.
          <Button variant="quiet" size="small" disabled={renewing} onClick={() => send(choice)}>
            {renewing ? 'Analyzing again...' : 'Analyze again'}
          </Button>
        </QuietNote>
      ) : null}
      {render(answer, () => {
        onOutdated();
        send(choice);
      })}
    </>
  );
}
