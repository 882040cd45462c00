import { ChevronDown, ChevronUp } from 'lucide-react';
import { Button } from '../../components/Button/Button.tsx';

export type Step = 'previous' | 'next';

type StepButtonsProps = {
  /** What one steps through, e.g. `candidate`. */
  noun: string;
  previous: string | null;
  next: string | null;
  /** The button that led here; it takes the focus, so that a person can continue with the same key. */
  arrivedBy: Step | null;
  onStep: (step: { id: string; direction: Step }) => void;
};

/** Buttons to the previous and the next record, in the order of the sorted and filtered list. */
export function StepButtons({ noun, previous, next, arrivedBy, onStep }: StepButtonsProps) {
  const steps = [
    { direction: 'previous', id: previous, label: `Previous ${noun}`, Icon: ChevronUp },
    { direction: 'next', id: next, label: `Next ${noun}`, Icon: ChevronDown },
  ] as const;
  return steps.map(({ direction, id, label, Icon }) => (
    <Button
      key={direction}
      variant="quiet"
      size="icon"
      aria-label={label}
      disabled={id === null}
      autoFocus={arrivedBy === direction}
      onClick={() => {
        if (id !== null) onStep({ id, direction });
      }}
    >
      <Icon size={18} strokeWidth={1.75} aria-hidden="true" />
    </Button>
  ));
}
