import { CircleQuestionMark } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../Button/Button.tsx';

const ScoreMethodDialog = lazy(() =>
  import('./ScoreMethodDialog.tsx').then(({ ScoreMethodDialog: Content }) => ({ default: Content })),
);

/** Opens the explanation of how a score is calculated. */
export function ScoreMethod() {
  const [opened, setOpened] = useState(false);
  const [open, setOpen] = useState(false);

  return (
    <>
      <Button
        variant="quiet"
        size="small"
        onClick={() => {
          setOpened(true);
          setOpen(true);
        }}
      >
        <CircleQuestionMark size={16} strokeWidth={1.75} aria-hidden="true" />
        How this score is made
      </Button>
      {opened ? (
        <Suspense>
          <ScoreMethodDialog open={open} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
