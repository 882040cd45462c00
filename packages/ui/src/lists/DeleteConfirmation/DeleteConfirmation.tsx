import { type KeyboardEvent, useId } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { FormError } from '../../components/FormError/FormError.tsx';
import { styled } from '../../theme/styled.tsx';

const Question = styled('div', {
  base: {
    width: 'full',
    '& > p': { overflowWrap: 'anywhere' },
    '& > p + p': { color: 'muted', fontSize: 'small', marginBlockStart: '0.5' },
    '& > .choice': { display: 'flex', flexWrap: 'wrap', gap: '2', marginBlockStart: '3' },
  },
});

type DeleteConfirmationProps = {
  /** Who or what is deleted. */
  name: string;
  /** What happens to everything that belongs to it. */
  consequence: string;
  confirmLabel: string;
  deleting: boolean;
  failure: { title: string; description: string } | null;
  onKeep: () => void;
  onConfirm: () => void;
};

/** Asks for confirmation before a permanent deletion. The safe choice comes first, has the focus, and is what Escape does. */
export function DeleteConfirmation({
  name,
  consequence,
  confirmLabel,
  deleting,
  failure,
  onKeep,
  onConfirm,
}: DeleteConfirmationProps) {
  const id = useId();
  return (
    <Question
      role="group"
      aria-labelledby={id}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        onKeep();
      }}
    >
      <p id={id}>
        Delete <bdi>{name}</bdi>?
      </p>
      <p>{consequence}</p>
      {failure ? <FormError {...failure} /> : null}
      <div className="choice">
        <Button variant="secondary" autoFocus onClick={onKeep}>
          Keep
        </Button>
        <Button variant="danger" disabled={deleting} onClick={onConfirm}>
          {deleting ? 'Deleting...' : confirmLabel}
        </Button>
      </div>
    </Question>
  );
}
