import { CloudAlert, RotateCw } from 'lucide-react';
import { Button } from '../Button/Button.tsx';
import { StateMessage } from './StateMessage.tsx';

type LoadErrorProps = {
  title: string;
  description: string;
  retrying: boolean;
  onRetry: () => void;
};

/** Shown in place of data that failed to load. */
export function LoadError({ title, description, retrying, onRetry }: LoadErrorProps) {
  return (
    <StateMessage
      icon={CloudAlert}
      title={title}
      description={description}
      action={
        <Button variant="secondary" disabled={retrying} onClick={onRetry}>
          <RotateCw size={16} strokeWidth={1.75} aria-hidden="true" />
          Retry
        </Button>
      }
    />
  );
}
