import { CloudOff, TriangleAlert } from 'lucide-react';
import { Button } from '../Button/Button.tsx';
import { StateMessage } from '../StateMessage/StateMessage.tsx';

export type PageFailureProps = {
  /** Whether the page never arrived, or broke while it was shown. */
  reason: 'not-loaded' | 'broken';
  onReload: () => void;
};

const words = {
  'not-loaded': {
    icon: CloudOff,
    title: 'This page could not be loaded.',
    description: 'You may be offline, or Cortex has just been updated. Reloading helps in both cases.',
  },
  broken: {
    icon: TriangleAlert,
    title: 'This page stopped working.',
    description: 'Your saved work is safe. Reload the page; if it happens again, tell support what you did.',
  },
} as const;

/** Shown in place of a page that cannot be rendered. */
export function PageFailure({ reason, onReload }: PageFailureProps) {
  return (
    <div role="alert">
      <StateMessage {...words[reason]} action={<Button onClick={onReload}>Reload</Button>} />
    </div>
  );
}
